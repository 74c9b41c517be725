import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = `http://127.0.0.1:${process.env.GREENBAIZE_PORT ?? 8000}`;

/** Built into the Python package, which serves it; `npm run dev` leaves the tables to a running server. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/greenbaize/server/site",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      "/api": { target: SERVER, changeOrigin: false },
      "^/t/[^/]+/(table|mine|seats|record|replay|forks)": { target: SERVER, changeOrigin: false },
      "^/t/[^/]+/socket": { target: SERVER, changeOrigin: false, ws: true },
    },
  },
});
