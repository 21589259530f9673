// What a press on a space, a ship or a port does: one move, or a few in a row (sail there, then sell).
import type { Question } from "../../lib/wire";
import type { Chart } from "./chart";
import { shipOf, type Crew, type BoardNumbers, type ShipNumbers, type ShipView, type Stop } from "./view";

export interface Deed {
  moves: string[];
  crew: Crew | "";
  stop?: Stop;
  /** What the ship has in all before it sails there. */
  steps?: number;
  /** Doubloons at once, when the last move pays. */
  gain: number;
  /** The ship that is attacked. */
  target?: string;
  kind: "sail" | "sell" | "bury" | "attack" | "dock" | "pick" | "activate" | "either";
  /** Several ships could do something here: one of these is meant. */
  either?: Deed[];
}

export function deedsOf(
  chart: Chart,
  ships: ShipView[],
  ask: Question | undefined,
  numbers: BoardNumbers,
  seat: number,
  focus: Crew | "",
): Map<string, Deed> {
  const deeds = new Map<string, Deed>();
  if (!ask) return deeds;
  const offered = new Set(ask.options.map((option) => option.move));
  const spaceOf = (ship: string): string => ships.find((one) => one.id === ship)?.space ?? "";
  for (const { move, verb, params } of ask.options) {
    const space = String(params?.space ?? "");
    if (verb === "dock-at") deeds.set(space, { moves: [move], crew: "merchant", gain: 0, kind: "dock" });
    if (verb === "sail-to" && ask.prompt === "push-to") deeds.set(space, { moves: [move], crew: "", gain: 0, kind: "sail" });
    if (verb === "ship") deeds.set(spaceOf(String(params?.ship)), { moves: [move], crew: "", gain: 0, kind: "pick" });
    if (verb === "attack" && ask.prompt !== "sail") {
      const ship = String(params?.ship);
      deeds.set(spaceOf(ship), { moves: [move], crew: "merchant", gain: 0, target: ship, kind: "attack" });
    }
  }
  if (ask.prompt === "sail") {
    for (const ship of numbers.ships) add(deeds, chart, ship, [], spaceOf);
  } else if (ask.prompt === "choose-ship") {
    const focused = numbers.ships.find((ship) => ship.crew === focus);
    if (focused) {
      add(deeds, chart, focused, [`activate-${focused.crew}`], spaceOf);
    } else {
      // Which ship is meant is clear where only one gets; elsewhere it is asked.
      const each = numbers.ships.map((ship) => {
        const own = new Map<string, Deed>();
        add(own, chart, ship, [`activate-${ship.crew}`], spaceOf);
        return own;
      });
      for (const space of new Set(each.flatMap((own) => [...own.keys()]))) {
        const found = each.map((own) => own.get(space)).filter((deed) => deed !== undefined);
        const gain = Math.max(...found.map((deed) => deed.gain));
        deeds.set(space, found.length === 1 ? found[0]! : { moves: [], crew: "", gain, kind: "either", either: found });
      }
    }
    for (const ship of numbers.ships) {
      const place = spaceOf(shipOf(ship.crew, seat));
      const move = `activate-${ship.crew}`;
      if (chart.at.has(place) && offered.has(move)) deeds.set(place, { moves: [move], crew: ship.crew, gain: 0, kind: "activate" });
    }
  }
  return deeds;
}

/** Everything a ship can do with what it has left: stops, attacks from the cheapest stop, sales at ports. */
function add(
  deeds: Map<string, Deed>,
  chart: Chart,
  ship: ShipNumbers,
  first: string[],
  spaceOf: (ship: string) => string,
): void {
  const { crew } = ship;
  const way = (stop: Stop): string[] => [
    ...first,
    ...(stop.via ? [`sail-to-${stop.via}`] : []),
    ...(stop === ship.here ? [] : [`sail-to-${stop.space}`]),
  ];
  const stops = [...(ship.here ? [ship.here] : []), ...(ship.stops ?? [])].sort((a, b) => a.cost - b.cost);
  for (const stop of stops) {
    if (stop !== ship.here) deeds.set(stop.space, { moves: way(stop), crew, stop, steps: ship.steps, gain: 0, kind: "sail" });
  }
  for (const stop of stops) {
    for (const { ship: target, doubloons: gain } of stop.attacks ?? []) {
      const space = spaceOf(target);
      if (deeds.get(space)?.kind === "attack") continue;
      deeds.set(space, { moves: [...way(stop), `attack-${target}`], crew, stop, gain, target, kind: "attack" });
    }
    if (stop.burial) deeds.set(stop.space, { moves: [...way(stop), "bury"], crew, stop, gain: stop.burial, kind: "bury" });
    const port = stop.sale ? chart.data.ports.find((one) => one.docks.includes(stop.space)) : undefined;
    if (port && !deeds.has(port.space)) {
      deeds.set(port.space, { moves: [...way(stop), "sell"], crew, stop, gain: stop.sale ?? 0, kind: "sell" });
    }
  }
}
