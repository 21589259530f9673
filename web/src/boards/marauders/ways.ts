// Ways to a zone or a port that take several moves. The engine has worked them out; here they get words and steps.
import { steps, type Step } from "../../lib/plan.svelte";
import type { Scene } from "../../lib/scene";
import { numbersOf, type RouteNumbers } from "./view";
import { s } from "./words";

const atSea = (scene: Scene): boolean => scene.ask?.prompt === "action";

/** Ways of several moves, or such as begin by ending the visit. In a lesson every move is one's own. */
export function waysOf(scene: Scene): RouteNumbers[] {
  const inPort = scene.ask?.prompt === "port";
  if ((!atSea(scene) && !inPort) || scene.table.lesson) return [];
  return (numbersOf(scene)?.routes ?? []).filter((way) => inPort || way.moves.length > 1);
}

export const wayTo = (scene: Scene, zone: string, port: boolean): RouteNumbers | undefined =>
  waysOf(scene).find((way) => way.zone === zone && way.port === port);

export function stepsOf(scene: Scene, way: RouteNumbers): Step[] {
  const moves = steps("action", ...way.moves);
  return atSea(scene) ? moves : [...steps("port", "done"), ...moves];
}

/** "leave, sail, enter: 3 actions, risk 12 %". */
export function wayText(scene: Scene, way: RouteNumbers): string {
  const legs = way.moves.map((move) => s().legs[move] ?? s().legs.sail ?? "");
  const said = [`${[...(atSea(scene) ? [] : [s().legs.done ?? ""]), ...legs].join(", ")}: ${s().nActions(way.actions)}`];
  said.push(way.found ? s().risk(way.found, scene.name("npc", way.npc)) : s().noRisk);
  if (way.hits) said.push(s().storm(way.hits / 10, way.sunk));
  if (way.closed) said.push(s().doors.guarded ?? "");
  return said.join(", ");
}
