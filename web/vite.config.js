import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` talks to a server on this machine: unlit serve --port 8123
const SERVER = "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  // Tests run what the browser runs, not what a server would render.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "happy-dom",
    restoreMocks: true,
    unstubGlobals: true,
    // No test waits for a clock; how long one takes says how busy the machine is.
    testTimeout: 120_000,
  },
  build: {
    outDir: "../src/unlit/server/page",
    emptyOutDir: true,
    // The page's policy allows nothing inline: every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
