import { describe, expect, it } from "vitest";
import { readText, normalizeRecord } from "../../src/replay/recordFile.ts";
import { verify } from "../../src/verify/verify.ts";
import { golden } from "../verify/golden.ts";

const FAIR = golden("reibach/fair-4.txt");

describe("a text that was opened or pasted", () => {
  it.each([
    ["as it is", FAIR],
    ["with other line ends", FAIR.replaceAll("\n", "\r\n")],
    ["without its last line end", FAIR.trimEnd()],
    ["with blank lines and a mark around it", `\uFEFF\n\n${FAIR}\n\n`],
  ])("%s is the same record", (_, text) => {
    expect(normalizeRecord(text)).toBe(FAIR);
    expect(verify(normalizeRecord(text)).ok).toBe(true);
  });

  it("may be a game in which nobody has moved", () => {
    const head = "greenbaize record 1\ngame: x\nseats: Ann\ndice: given\n\n";
    expect(normalizeRecord(head)).toBe(head);
  });
});

describe("a file", () => {
  const file = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length): Blob =>
    ({ size, arrayBuffer: () => Promise.resolve(bytes.buffer) }) as Partial<Blob> as Blob;

  it("is read as text, if it is any", async () => {
    expect(await readText(file(new TextEncoder().encode("Zoë")))).toBe("Zoë");
    expect(await readText(file(new Uint8Array([0xff, 0xfe, 0xc3])))).toBe(null);
    expect(await readText(file(new Uint8Array(), 2 ** 30))).toBe(null);
  });
});
