// What a space is and what it brings, in words: for those who hear the board, and for the line under it.
import { seatName, type Scene } from "../../lib/scene";
import type { Cell, Chart } from "./chart";
import type { Deed } from "./deeds";
import type { Mark } from "./marks";
import { numbersOf, viewOf, type ShipView, type Stop } from "./view";
import { f } from "./words";

export function shipName(scene: Scene, id: string): string {
  const [kind, number] = id.split("-");
  if (kind !== "merchant" && kind !== "pirate") return f().navy(id);
  const seat = Number(number) - 1;
  if (seat === scene.seat) return f().your(scene.name("crew", kind));
  const name = seatName(scene.table.seats, seat);
  return kind === "merchant" ? f().merchantOf(name) : f().pirateOf(name);
}

function shipWords(scene: Scene, ship: ShipView): string {
  const counts = new Map<string, number>();
  for (const good of ship.goods) counts.set(good, (counts.get(good) ?? 0) + 1);
  const what = [...counts].map(([good, count]) => f().amount(count, scene.name("good", good))).join(", ");
  const cargo = !what ? "" : ship.kind === "merchant" ? f().carries(what) : f().holds(what);
  const threat = numbersOf(scene).threats.find((one) => one.ship === ship.id);
  const danger = threat ? f().danger(shipName(scene, threat.by), threat.sinks, threat.percent) : "";
  return [[shipName(scene, ship.id), cargo].filter(Boolean).join(" "), danger].filter(Boolean).join(", ");
}

export function placeWords(scene: Scene, chart: Chart, cell: Cell): string {
  const { data } = chart;
  const port = data.ports.find((one) => one.space === cell.name);
  if (port) {
    const stock = viewOf(scene).stock[port.good] ?? 0;
    const buys = Object.entries(port.buys).map(([good, price]) => f().forPrice(scene.name("good", good), price));
    const offer = numbersOf(scene).offers.find((one) => one.port === port.id)?.doubloons ?? 0;
    return [
      `${cell.name}, ${f().port(scene.name("port", port.id), scene.name("good", port.good), stock)}`,
      f().buys(buys.join(", ")),
      offer ? f().cargoFor(offer) : "",
    ].filter(Boolean).join("; ");
  }
  const dock = data.ports.find((one) => one.docks.includes(cell.name));
  const beach = data.beaches[cell.name];
  return [
    cell.name,
    dock ? f().dockOf(scene.name("port", dock.id)) : "",
    beach ? f().beach(beach) : "",
    data.lairs.includes(cell.name) ? f().lair : "",
  ].filter(Boolean).join(", ");
}

export function stopWords(scene: Scene, stop: Stop, steps: number): string {
  return [
    `${f().steps(stop.cost)}, ${f().left(steps - stop.cost)}`,
    stop.sale ? f().canSell(stop.sale) : "",
    stop.burial ? f().canBury(stop.burial) : "",
    ...(stop.attacks ?? []).map((one) => f().canRob(shipName(scene, one.ship), one.doubloons)),
  ].filter(Boolean).join("; ");
}

function deedWords(scene: Scene, deed: Deed): string {
  const { stop } = deed;
  if (deed.either) return deed.either.map((one) => f().within(scene.name("crew", one.crew), one.stop?.cost ?? 0)).join(f().or);
  const sails = deed.moves.some((move) => move.startsWith("sail-to"));
  if (deed.kind === "sail" && stop) return stopWords(scene, stop, deed.steps ?? stop.cost);
  if (deed.kind === "sell") return sails ? f().willSell(deed.gain, stop?.space ?? "") : f().sellHere(deed.gain);
  if (deed.kind === "bury") return sails ? f().willBury(deed.gain) : f().buryHere(deed.gain);
  if (deed.kind === "attack" && deed.target) {
    const who = shipName(scene, deed.target);
    return sails ? f().willAttack(who, deed.gain, stop?.space ?? "") : f().attackNow(who, deed.gain);
  }
  if (deed.kind === "pick") return f().takeThis;
  const option = scene.ask?.options.find((one) => one.move === deed.moves[0]);
  // That it is a dock, and which one, has been said.
  return [deed.kind === "dock" ? "" : (option?.text ?? ""), option?.preview?.text ?? ""].filter(Boolean).join(", ");
}

/** All of it: where, who lies there, what a press does, and which ships get there. */
export function cellWords(
  scene: Scene,
  chart: Chart,
  cell: Cell,
  ships: ShipView[],
  deed: Deed | undefined,
  marks: Mark[],
): string {
  const reach = marks.map((mark) => f().within(scene.name("crew", mark.crew), mark.cost)).join(", ");
  return [
    placeWords(scene, chart, cell),
    ...ships.filter((ship) => ship.space === cell.name).map((ship) => shipWords(scene, ship)),
    deed ? deedWords(scene, deed) : reach && !deed ? reach : "",
  ].filter(Boolean).join(": ");
}
