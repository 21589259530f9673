// The reach of ships as marks on spaces: which ship gets there, for how many steps, and what it could earn.
import { gainOf, type Crew, type ShipNumbers } from "./view";

export interface Mark {
  crew: Crew;
  cost: number;
  gain: number;
}

/** `told`: the ships that can be attacked say themselves what that pays. */
export function marksOf(ships: ShipNumbers[], told: boolean): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>();
  for (const ship of ships) {
    for (const stop of ship.stops ?? []) {
      marks.set(stop.space, [...(marks.get(stop.space) ?? []), { crew: ship.crew, cost: stop.cost, gain: gainOf(told ? { ...stop, attacks: [] } : stop) }]);
    }
  }
  return marks;
}
