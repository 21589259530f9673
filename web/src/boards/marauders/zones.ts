// A zone in words: for the screen reader, and for the line under the map.
import type { Scene } from "../../lib/scene";
import { seatName } from "../../lib/scene";
import { PLACES } from "./chart";
import { boardsOf } from "./modules/modules";
import { numbersOf, own, viewOf } from "./view";
import { wayText, wayTo } from "./ways";
import { s } from "./words";

/** Everything that lies and sails there; in the `panel` without what modules say in a block of their own. */
export function zoneParts(scene: Scene, zone: string, panel = false): string[] {
  const view = viewOf(scene);
  const { nation } = PLACES[zone]!;
  const known = view.zones.find((one) => one.zone === zone);
  const me = own(scene);
  const parts = [nation ? s().port(scene.name("nation", nation)) : s().openSea];
  if (me?.home === zone) parts.push(s().home);
  if (known?.demand) parts.push(s().demand(scene.name("good", known.demand)));
  if (known?.modification) parts.push(s().modification(scene.name("modification", view.looked[zone] ?? known.modification)));
  if (known?.missions.length) parts.push(s().missionsHere(known.missions.map((mission) => scene.name("mission", mission)).join(", ")));
  if (known?.merchant) parts.push(s().merchants);
  for (const npc of view.npcs) if (npc.zone === zone) parts.push(scene.name("npc", npc.npc));
  for (const player of view.players) {
    if (!player.afloat || player.zone !== zone) continue;
    const name = seatName(scene.table.seats, player.seat);
    if (player.seat === scene.seat) parts.push(player.in_port ? s().youPort : s().youHere);
    else parts.push(`${name} ${player.in_port ? s().inPort : s().atSea}`);
  }
  for (const board of boardsOf(scene)) if (!panel || !board.Zone) parts.push(...(board.zoneLines?.(scene, zone) ?? []));
  return parts;
}

/** The name of a zone on the map. */
export function zoneText(scene: Scene, zone: string): string {
  const parts = [scene.name("zone", zone), ...zoneParts(scene, zone)];
  const there = numbersOf(scene)?.zones.find((one) => one.zone === zone);
  const errands = there?.errands ?? [];
  if (there?.port && there.port !== "open") parts.push(s().doors[there.port] ?? "");
  if (there?.demanded) parts.push(s().sells(there.cargo, there.demanded));
  for (const seeker of there?.seekers ?? []) parts.push(s().seeks(scene.name("npc", seeker.npc), seeker.dice, seeker.chance));
  for (const npc of there?.arriving ?? []) parts.push(s().arrives(scene.name("npc", npc)));
  parts.push(...errands.map((errand) => s().leads[errand] ?? errand));
  if (scene.ask?.options.some((one) => one.move === `sail-${zone}`)) parts.push(s().canSail);
  else {
    const way = wayTo(scene, zone, false);
    if (way) parts.push(wayText(scene, way));
  }
  return parts.join(", ");
}
