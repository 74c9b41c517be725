// Writes project.inlang/settings.json: every folder in messages/ is compiled, so that a game brings its own.

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WEB = import.meta.dirname;
const PROJECT = join(WEB, "project.inlang");

const settings = {
  baseLocale: "en",
  locales: ["en", "fr", "de", "it"],
  modules: ["./node_modules/@inlang/plugin-message-format/dist/index.js"],
  "plugin.inlang.messageFormat": {
    pathPattern: readdirSync(join(WEB, "messages"))
      .sort()
      .map((area) => `./messages/${area}/{locale}.json`),
  },
};

mkdirSync(PROJECT, { recursive: true });
writeFileSync(join(PROJECT, "settings.json"), JSON.stringify(settings, null, 2));
