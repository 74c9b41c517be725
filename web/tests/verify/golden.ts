/** The games that are kept with the engine's own tests. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const RECORDS = join(import.meta.dirname, "../../../tests/records");
export const FOLDERS = readdirSync(RECORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("__"))
  .map(({ name }) => name);

export const golden = (path: string): string => readFileSync(join(RECORDS, path), "utf8");

export const goldens = (folder: string): string[] =>
  readdirSync(join(RECORDS, folder))
    .filter((name) => name.endsWith(".txt"))
    .map((name) => `${folder}/${name}`);

export const fairOnes = (folder: string): string[] =>
  goldens(folder).filter((path) => path.includes("/fair-"));

/** The check written anew, as somebody would who wants a change to go unseen. */
export function resealed(text: string): string {
  const [first = "", , ...rest] = text.split("\n");
  const body = rest.join("\n");
  return `${first}\ncheck: ${bytesToHex(sha256(utf8ToBytes(body)))}\n${body}`;
}

/** One line of a record changed, its check written anew. */
export function changed(text: string, line: RegExp, into: (found: string) => string): string {
  const after = text.replace(line, into);
  if (after === text) throw new Error(`nothing to change: ${line}`);
  return resealed(after);
}
