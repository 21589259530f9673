import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built files are committed, so their names stay the same and nothing in them depends on the machine:
// one file for the frame, one for Svelte, one per game, no source maps.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/freebooter/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        assetFileNames: "[name][extname]",
        codeSplitting: {
          groups: [{ name: "svelte", test: /node_modules[\\/](svelte|esm-env|clsx)/ }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
