import type { Option } from "../../../../lib/wire";
import { param } from "../../view";

/** The card that an option is about, if any. */
export const cardOf = (one: Option): string => param(one, "card") || param(one, "face");

/** The questions of a raid on a place. */
export const PROMPTS = ["bombardment", "bombardment-hit", "ground-assault", "location-cargo"];
