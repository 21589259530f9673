import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // What the compiler says about accessibility counts as an error.
  onwarn: (warning) => {
    throw new Error(`${warning.code}: ${warning.message} (${warning.filename})`);
  },
};
