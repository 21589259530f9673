import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { themed } from "./themes.js";

export default {
  preprocess: [vitePreprocess(), themed()],
  // What the compiler says about accessibility counts as an error.
  onwarn: (warning) => {
    throw new Error(`${warning.code}: ${warning.message} (${warning.filename})`);
  },
};
