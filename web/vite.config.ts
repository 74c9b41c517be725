import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVER = `http://127.0.0.1:${process.env.GREENBAIZE_PORT ?? 8000}`;

const WORKER = "sw.js";

/** Every build names the worker's shelf anew, so that the files of an old page go when a new one comes. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_options, bundle) {
      const build = createHash("sha256").update(Object.keys(bundle).sort().join()).digest("hex").slice(0, 12);
      const source = readFileSync(new URL(WORKER, import.meta.url), "utf-8").replace("BUILD", build);
      this.emitFile({ type: "asset", fileName: WORKER, source });
    },
  };
}

const RULES_OF_PLURALS = "new Intl.PluralRules(locale, options)";

/** Plural rules are dear to make, and messages make one a sentence: one a language is enough. */
function pluralsOnce(): Plugin {
  return {
    name: "plurals-once",
    transform(code, id) {
      if (!id.endsWith("/paraglide/registry.js")) return;
      if (!code.includes(RULES_OF_PLURALS)) this.error("Paraglide makes its plurals in another way now.");
      const kept = code.replace(RULES_OF_PLURALS, `(rules[locale] ??= ${RULES_OF_PLURALS})`);
      return { code: `const rules = {};\n${kept}`, map: null };
    },
  };
}

/** Built into the Python package, which serves it; `npm run dev` leaves the tables to a running server. */
export default defineConfig({
  plugins: [svelte(), worker(), pluralsOnce()],
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
