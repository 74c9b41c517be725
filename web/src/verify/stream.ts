/** The sealed stream of fair dice, made again from the House's secret and what every seat brought. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const PURPOSE = utf8ToBytes("greenbaize dice 1");
const PART_PURPOSE = utf8ToBytes("greenbaize part 1");
const PART_BYTES = 16;
const WORDS = 2 ** 32;
/** Stands among the promises for a seat whose part the House's formula gives. */
export const BY_FORMULA = "house";
const HEX = /^([0-9a-f]{2}){1,64}$/;

/** SHA-256 in hexadecimal digits. */
export function digest(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}

/** Bytes that a record writes as digits; null if they are not written so. */
export function unhexed(text: string): Uint8Array | null {
  return HEX.test(text) ? hexToBytes(text) : null;
}

/** The part of a seat that brought none: the sealed secret gives it, so that nobody can choose it. */
export function derived(secret: Uint8Array, seat: number): string {
  const text = concatBytes(PART_PURPOSE, Uint8Array.of(seat));
  return bytesToHex(hmac(sha256, secret, text).slice(0, PART_BYTES));
}

/** Thirty-two bits at a time, for ever. */
export function* words(secret: Uint8Array, parts: Uint8Array[]): Generator<number, never> {
  const text = concatBytes(PURPOSE, ...parts.flatMap((part) => [bigEndian(part.length, 2), part]));
  for (let block = 0; ; block += 1) {
    const bytes = hmac(sha256, secret, concatBytes(text, bigEndian(block, 8)));
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let start = 0; start < bytes.length; start += 4) yield view.getUint32(start);
  }
}

/** The next number below a bound; words that would favour some numbers are thrown away. */
export function below(stream: Generator<number, never>, bound: number): number {
  const limit = WORDS - (WORDS % bound);
  let word = stream.next().value;
  while (word >= limit) word = stream.next().value;
  return word % bound;
}

/** A number from 1 to 2 ** 32 can bound a draw. */
export function canBound(bound: number): boolean {
  return bound >= 1 && bound <= WORDS;
}

function bigEndian(number: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  if (length === 2) view.setUint16(0, number);
  else view.setBigUint64(0, BigInt(number));
  return bytes;
}
