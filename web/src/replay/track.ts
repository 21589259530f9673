// Marks on the slider of a replay: told apart by their shape, not only by colour.
export interface TrackMark {
  n: number;
  kind: "key" | "turn" | "good" | "bad";
  text: string;
}

export const SHAPES: Record<TrackMark["kind"], string> = { key: "•", turn: "◆", good: "▲", bad: "▼" };
