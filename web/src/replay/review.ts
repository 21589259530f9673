// The review of a finished game: asked for, and followed until it is done.
import { api } from "../lib/api";
import type { ReviewedDecision, TableReview } from "../lib/wire";

const WAIT = 15;

const path = (table: string, seat: number | null, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams(more);
  if (seat !== null) query.set("seat", String(seat));
  return `/tables/${table}/review?${query}`;
};

/** What is known by now; nothing is begun. */
export const known = (table: string, seat: number | null): Promise<TableReview> => api<TableReview>(path(table, seat));

/** Have it worked out, and tell each time that there is more; ends when it is done or `gone` says so. */
export async function watch(
  table: string,
  seat: number | null,
  tell: (review: TableReview) => void,
  gone: () => boolean,
): Promise<void> {
  let review = await api<TableReview>(path(table, seat), undefined, "POST");
  for (;;) {
    if (gone()) return;
    tell(review);
    if (review.state !== "working" && review.state !== "waiting") return;
    review = await api<TableReview>(path(table, seat, { after: String(review.revision), wait: String(WAIT) }));
  }
}

/** The decisions of a seat that stand out, in the order of the game. */
export function outstanding(review: TableReview, seat: number): { good: boolean; one: ReviewedDecision }[] {
  return [
    ...(review.best[seat] ?? []).map((one) => ({ good: true, one })),
    ...(review.worst[seat] ?? []).map((one) => ({ good: false, one })),
  ].sort((a, b) => a.one.n - b.one.n);
}
