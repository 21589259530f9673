// Whoever cannot point taps: words that say how are different then.
import { MediaQuery } from "svelte/reactivity";

export const touch = new MediaQuery("(hover: none)");
