import type { Option } from "../../../../lib/wire";
import { param } from "../../view";

/** The card of the defence that an option throws away; those of one's own hold may have the same face. */
export const cardOf = (one: Option): string => (one.verb === "discard-face" ? param(one, "card") : "");

/** The questions of a raid on a place. */
export const PROMPTS = ["bombardment", "bombardment-hit", "ground-assault", "location-cargo"];
