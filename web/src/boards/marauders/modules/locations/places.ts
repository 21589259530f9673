import type { LocationsNumbers, LocationsView, PlaceNumbers, PlaceView } from "../../../../generated/marauders-modules";
import type { Scene } from "../../../../lib/scene";
import { numbersPart, partOf } from "../modules";

export const placesOf = (scene: Scene): LocationsView | undefined => partOf<LocationsView>(scene, "locations");

export const placeAt = (scene: Scene, zone: string): PlaceView | undefined => placesOf(scene)?.places[zone];

/** What the captain of this seat could do there. */
export const numbersAt = (scene: Scene, zone: string): PlaceNumbers | undefined =>
  numbersPart<LocationsNumbers>(scene, "locations")?.places[zone];
