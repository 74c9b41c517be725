import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "project.inlang/", "src/paraglide/", "sw.js"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig: config, extraFileExtensions: [".svelte"] },
    },
  },
  { rules: { "@typescript-eslint/no-unused-vars": "error", "svelte/no-navigation-without-resolve": "off" } },
);
