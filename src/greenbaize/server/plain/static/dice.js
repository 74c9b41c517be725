// @ts-check
// This device's part of fair dice on the plain page: promised, opened when all are promised, and watched over.
// What is kept, and what is noticed, is the same as on the other page: web/src/lib/fairDice.ts.

/** @typedef {{kind: string, seat: number | null, was: string, is: string}} Alarm */
/** @typedef {{seal: string, promises: string[] | null, parts: string[] | null, promised: number[], opened: number[], alarms: Alarm[]}} Kept */
/** @typedef {{code: string, seal: string, promises: string[], parts: string[], opened: number[], promised: number[], persons: number[], names: string[], seat: number | null}} Shown */

const LATE = "late";
const PART_BYTES = 32;
/** @type {Record<string, string>} */
const MEANS = {
  seal: "This is not the seal of the House that this device was shown first. The secret was swapped, and whoever did that could choose the dice.",
  promises: "This is not the list of promises that this device saw before it opened its part. So somebody’s part could have been chosen afterwards.",
  promise: "What this device promised for NAME is not in the list, so it has not opened its part. Without it the House could choose the dice.",
  bot: "Something was promised for NAME, where a bot sits. A bot’s part must come from the House’s formula, so that nobody can choose it.",
  dropped: "This device opened its part for NAME, and the House confirmed it. Yet another part is being used, so the House could have chosen the dice.",
  late: "What this device sent for NAME did not arrive in time, so the House’s formula is used instead. That can happen on a bad connection; on a good one, somebody held it back.",
  misfit: "The part that is used for NAME is not the one that was promised. So it could have been chosen after all the others were known.",
  parts: "The parts of the dice were changed during the game, and with them the dice.",
};

// SHA-256: browsers lend us theirs only under TLS.

const PRIMES = [...Array(312).keys()].filter((n) => n > 1 && [...Array(n).keys()].every((d) => d < 2 || n % d));
/** @param {number} power @param {number} count */
const fractions = (power, count) => PRIMES.slice(0, count).map((prime) => (prime ** power * 2 ** 32) | 0);
/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {string} hex @returns {string} */
export function sha256(hex) {
  const bytes = (hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  const size = bytes.length;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (const by of [56, 48, 40, 32, 24, 16, 8, 0]) bytes.push(by < 32 ? ((size * 8) >>> by) & 255 : 0);
  const state = fractions(1 / 2, 8);
  const rounds = fractions(1 / 3, 64);
  for (let start = 0; start < bytes.length; start += 64) mix(state, rounds, bytes.slice(start, start + 64));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** One block of 64 bytes. @param {number[]} state @param {number[]} rounds @param {number[]} block */
function mix(state, rounds, block) {
  /** @param {number[]} list @param {number} at */
  const at = (list, at) => list[at] ?? 0;
  /** @type {number[]} */
  const w = [];
  for (let i = 0; i < 16; i++) w.push(block.slice(4 * i, 4 * i + 4).reduce((word, byte) => (word << 8) | byte, 0));
  for (let i = 16; i < 64; i++) {
    const [x, y] = [at(w, i - 15), at(w, i - 2)];
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w.push((at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(rounds, i) + at(w, i)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (at(state, i) + word) | 0));
}

// What is kept

/** @type {Map<string, string>} */
const forNow = new Map();

/** @param {string} key @returns {string | null} */
function recalled(key) {
  try {
    return localStorage.getItem(key) ?? forNow.get(key) ?? null;
  } catch {
    return forNow.get(key) ?? null;
  }
}

/** @param {string} key @param {string} value */
function keep(key, value) {
  forNow.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window remembers it for as long as it is open.
  }
}

/** @param {Shown} shown @returns {Kept} */
function keptOf({ code, seal }) {
  const text = recalled(`greenbaize-dice-${code}`);
  return text ? JSON.parse(text) : { seal, promises: null, parts: null, promised: [], opened: [], alarms: [] };
}

/** @param {string} code @param {number} seat */
const partKey = (code, seat) => `greenbaize-part-${code}-${seat}`;

/** So many random bytes in hexadecimal digits. @param {number} count */
function random(count) {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} code @param {number} seat */
function partOf(code, seat) {
  const known = recalled(partKey(code, seat));
  if (known) return known;
  const part = random(PART_BYTES);
  keep(partKey(code, seat), part);
  return part;
}

// What is noticed

/** @param {Kept} kept @param {Shown} shown @param {string | null} part @returns {Alarm[]} */
export function noticed(kept, shown, part) {
  const { promises, parts, seat } = shown;
  const own = seat !== null && part !== null && kept.promised.includes(seat) ? { seat, part } : null;
  /** @type {Alarm[]} */
  const found = [];
  /** @param {string} kind @param {number | null} seat @param {string | undefined} was @param {string | undefined} is */
  const note = (kind, seat, was, is) => found.push({ kind, seat, was: was ?? "", is: is ?? "" });
  if (kept.seal !== shown.seal) note("seal", null, kept.seal, shown.seal);
  const changed = kept.promises !== null && kept.promises.join() !== promises.join();
  if (changed || (!promises.length && parts.length && own)) {
    note("promises", null, (kept.promises ?? []).join(" "), promises.join(" "));
  } else if (promises.length) {
    const mine = own && sha256(own.part);
    if (own && promises[own.seat] !== mine) note("promise", own.seat, mine ?? "", promises[own.seat]);
    promises.forEach((promise, at) => {
      if (!parts.length && promise !== "house" && !shown.persons.includes(at)) note("bot", at, "house", promise);
    });
  }
  if (kept.parts !== null && parts.length && kept.parts.join() !== parts.join()) {
    note("parts", null, kept.parts.join(" "), parts.join(" "));
  } else if (parts.length && promises.length) {
    const how = own && kept.opened.includes(own.seat) ? "dropped" : LATE;
    if (own && parts[own.seat] !== own.part) note(how, own.seat, own.part, parts[own.seat]);
    for (const at of shown.opened) {
      if (sha256(parts[at] ?? "") !== promises[at]) note("misfit", at, promises[at], parts[at]);
    }
  }
  return found;
}

/** @param {HTMLElement} fair @returns {Shown} */
function shownBy(fair) {
  /** @param {string} name */
  const list = (name) => (fair.dataset[name] ?? "").split(" ").filter(Boolean);
  /** @param {string} name */
  const numbers = (name) => list(name).map(Number);
  const { code = "", seal = "", seat = "", names = "[]" } = fair.dataset;
  return {
    code,
    seal,
    promises: list("promises"),
    parts: list("parts"),
    opened: numbers("opened"),
    promised: numbers("promised"),
    persons: numbers("persons"),
    names: JSON.parse(names),
    seat: seat === "" ? null : Number(seat),
  };
}

let bringing = false;

async function look() {
  const fair = document.getElementById("fair");
  if (!fair) return;
  const shown = shownBy(fair);
  const { code, seat } = shown;
  const kept = keptOf(shown);
  const part = seat === null ? null : recalled(partKey(code, seat));
  if (seat !== null && part && shown.promised.includes(seat)) kept.promised = [...new Set([...kept.promised, seat])];
  for (const alarm of noticed(kept, shown, part)) {
    const isNew = !kept.alarms.some((one) => one.kind === alarm.kind && one.seat === alarm.seat);
    // Whoever opened nothing because something was wrong did not come too late.
    if (isNew && (alarm.kind !== LATE || !kept.alarms.some(({ kind }) => kind !== LATE))) kept.alarms.push(alarm);
  }
  if (!kept.promises && shown.promises.length) kept.promises = shown.promises;
  if (!kept.parts && shown.parts.length) kept.parts = shown.parts;
  keep(`greenbaize-dice-${code}`, JSON.stringify(kept));
  cry(kept.alarms, shown.names);
  if (!bringing) await bring(shown, kept);
}

/** This device says what it has to say for its part. @param {Shown} shown @param {Kept} kept */
async function bring(shown, kept) {
  const { code, seat } = shown;
  const { command = "", action = "" } = document.getElementById("bring")?.dataset ?? {};
  if (seat === null || !command) return;
  const said = new URLSearchParams({ type: command, key: random(9) });
  const part = partOf(code, seat);
  if (command === "promise") said.set("promise", sha256(part));
  else if (shown.promises[seat] !== sha256(part) || kept.alarms.some(({ kind }) => kind !== LATE)) return;
  else said.set("part", part);
  bringing = true;
  const headers = { "Greenbaize-Part": "1" };
  const answer = await fetch(action, { method: "POST", body: said, headers }).catch(() => null);
  bringing = false;
  if (!answer?.ok) return;
  const now = keptOf(shown);
  const which = command === "promise" ? "promised" : "opened";
  now[which] = [...new Set([...now[which], seat])];
  keep(`greenbaize-dice-${code}`, JSON.stringify(now));
  document.dispatchEvent(new Event("greenbaize-changed"));
}

/** What is wrong is said aloud, and stays. @param {Alarm[]} alarms @param {string[]} names */
function cry(alarms, names) {
  const main = document.getElementById("main");
  if (!alarms.length || !main) return;
  const loud = alarms.some(({ kind }) => kind !== LATE);
  const section = document.getElementById("alarms") ?? document.createElement("section");
  if (section.dataset.count === String(alarms.length)) return;
  section.dataset.count = String(alarms.length);
  section.id = "alarms";
  section.className = loud ? "alarm" : "note";
  section.role = loud ? "alert" : "status";
  const title = document.createElement("h2");
  title.textContent = loud ? "The dice of this table cannot be trusted" : "Your part of the dice is missing";
  section.replaceChildren(title, ...alarms.flatMap((alarm) => told(alarm, names[alarm.seat ?? -1] ?? "")));
  main.prepend(section);
}

/** @param {Alarm} alarm @param {string} name */
function told({ kind, was, is }, name) {
  return [(MEANS[kind] ?? "").replace("NAME", name), `It was: ${was || "nothing"}`, `It is: ${is || "nothing"}`].map((words) => {
    const line = document.createElement("p");
    line.textContent = words;
    return line;
  });
}

if (typeof document !== "undefined") {
  document.addEventListener("greenbaize-shown", () => void look());
  void look();
}
