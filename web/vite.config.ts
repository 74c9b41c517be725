import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
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

const LEFT_BY_TOOLS = ["@inlang/paraglide-js", "vite"];
const FONTS = "src/styles/base.css";

/** The licences of all that the page is made of besides our own: bundled scripts, fonts, and what the tools leave in it. */
function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? Object.keys(part.modules) : [],
      );
      const scripts = modules.map((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
      const fonts = readFileSync(new URL(FONTS, import.meta.url), "utf-8").matchAll(/url\("(@[^/]+\/[^/]+)/g);
      const names = [...scripts, ...LEFT_BY_TOOLS, ...Array.from(fonts, ([, name]) => name)];
      const texts = [...new Set(names)].filter((name) => name !== undefined).sort();
      const source = `${LICENCES_SAY}\n${texts.map(licence).join("")}`;
      this.emitFile({ type: "asset", fileName: "licenses.txt", source });
    },
  };
}

/** Whose file has the text of a licence that some packages only name. */
const TEXT_OF: Record<string, string> = { "Apache-2.0": "detect-libc" };

const LICENCES_SAY =
  "Greenbaize itself is under the MIT licence. Its page contains work of others, under these licences.\n";

/** What a package says of itself and its licence in full, without those of what it only builds with. */
function licence(name: string): string {
  const about = JSON.parse(readFileSync(new URL("package.json", folderOf(name)), "utf-8"));
  const found = licenceText(name) ?? licenceText(TEXT_OF[about.license] ?? name);
  if (!found) throw new Error(`${name} comes without its licence.`);
  const [text] = found.split(/^# Licenses of bundled dependencies/m);
  const title = `${name} ${about.version} (${about.license})`;
  return `\n${"=".repeat(title.length)}\n${title}\n${"=".repeat(title.length)}\n\n${text?.trim()}\n`;
}

function licenceText(name: string): string | undefined {
  const file = readdirSync(folderOf(name)).find((file) => /^licen[cs]e/i.test(file));
  return file && readFileSync(new URL(file, folderOf(name)), "utf-8");
}

const folderOf = (name: string): URL => new URL(`node_modules/${name}/`, import.meta.url);

const RULES_OF_PLURALS = "new Intl.PluralRules(locale, options)";

/** Plural rules are dear to make, and messages make one a sentence: one a language and kind is enough. */
function pluralsOnce(): Plugin {
  return {
    name: "plurals-once",
    transform(code, id) {
      if (!id.endsWith("/paraglide/registry.js")) return;
      if (!code.includes(RULES_OF_PLURALS)) this.error("Paraglide makes its plurals in another way now.");
      const kept = code.replace(RULES_OF_PLURALS, `(rules[locale + options.type] ??= ${RULES_OF_PLURALS})`);
      return { code: `const rules = {};\n${kept}`, map: null };
    },
  };
}

/** Built into the Python package, which serves it; `npm run dev` leaves the tables to a running server. */
export default defineConfig({
  plugins: [svelte(), worker(), licences(), pluralsOnce()],
  build: {
    outDir: "../src/greenbaize/server/site",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    // The sentences of problems lie beside the Python code that names them.
    fs: { allow: [".."] },
    proxy: {
      "/api": { target: SERVER, changeOrigin: false },
      "^/t/[^/]+/(table|held-seats|seats|record|replay|forks)": { target: SERVER, changeOrigin: false },
      "^/t/[^/]+/socket": { target: SERVER, changeOrigin: false, ws: true },
    },
  },
});
