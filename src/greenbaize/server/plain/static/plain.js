// @ts-check
// The plain page comes alive: it looks when something happens, and sends forms without leaving.
// Everything works without this script too.

/** @typedef {import("../../../../../web/protocol.js").Frame} Frame */
/** @typedef {import("../../../../../web/protocol.js").Hello} Hello */
/** @typedef {{code: string, title: string, name: string, seat: string, when: number}} MyTable */

const TABLES = "greenbaize-tables";
const NAME = "greenbaize-name";
const MOST_TABLES = 20;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const SOON = 2000;
const TRIES = 6;
const PART = { "Greenbaize-Part": "1" };
const NOT_YOURS = 4401;
const NO_TABLE = 4404;
const MANY_BUTTONS = 24;
const LINES_SAID = 5;

/** @param {string} id */
const byId = (id) => document.getElementById(id);

/** @param {number} milliseconds @returns {Promise<void>} */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/** @template {Element} T @param {ParentNode} where @param {string} what @param {new () => T} kind @returns {T[]} */
const all = (where, what, kind) =>
  [...where.querySelectorAll(what)].flatMap((found) => (found instanceof kind ? [found] : []));

/** So many random bytes as hexadecimal digits. @param {number} count */
function random(count) {
  const bytes = crypto.getRandomValues(new Uint8Array(count));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// What this device remembers

/** @template T @param {string} key @param {T} otherwise @returns {T} */
function remembered(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** @param {string} key @param {unknown} value */
function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window remembers nothing.
  }
}

/** @param {HTMLElement} part */
function rememberTable(part) {
  const { code = "", title = "", name = "", seat = "" } = part.dataset;
  if (!seat) return;
  /** @type {MyTable[]} */
  const tables = remembered(TABLES, []);
  const others = tables.filter((table) => table.code !== code || table.seat !== seat);
  remember(TABLES, [{ code, title, name, seat, when: Date.now() }, ...others].slice(0, MOST_TABLES));
}

function showMyTables() {
  const list = byId("mine-list");
  /** @type {MyTable[]} */
  const tables = remembered(TABLES, []);
  if (!list || !tables.length) return;
  for (const table of tables) {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = `/t/${encodeURIComponent(table.code)}/plain?seat=${encodeURIComponent(table.seat)}`;
    link.textContent = `${table.title}, table ${table.code}`;
    item.append(link, ` as ${table.name}`);
    list.append(item);
  }
  byId("mine")?.removeAttribute("hidden");
}

function rememberNames() {
  for (const field of all(document, 'input[name="name"][autocomplete="nickname"]', HTMLInputElement)) {
    field.value ||= remembered(NAME, "");
    field.form?.addEventListener("submit", () => remember(NAME, field.value));
  }
}

/** Only as many chairs as there are. */
function fitChairs() {
  const seats = byId("seats");
  if (!(seats instanceof HTMLSelectElement)) return;
  const fit = () => {
    for (const chair of all(document, "[data-chair]", HTMLElement)) {
      chair.hidden = Number(chair.dataset.chair) > Number(seats.value);
    }
  };
  seats.addEventListener("change", fit);
  fit();
}

function stepByKeys() {
  const steps = byId("steps");
  if (!steps) return;
  const keys = new Map([["ArrowLeft", "previous"], ["ArrowRight", "next"]]);
  document.addEventListener("keydown", (event) => {
    if (event.target instanceof HTMLInputElement || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps.querySelector(`[data-step="${keys.get(event.key)}"]`);
    if (step instanceof HTMLAnchorElement) step.click();
  });
}

// A table

class Table {
  /** @param {HTMLElement} part */
  constructor(part) {
    this.part = part;
    this.looking = false;
    this.lookAgain = false;
    this.ahead = 0;
    this.wait = FIRST_WAIT;
  }

  get version() {
    return Number(byId("now")?.dataset.version ?? 0);
  }

  begin() {
    this.settle();
    document.addEventListener("submit", (event) => this.submitted(event));
    document.addEventListener("greenbaize-changed", () => void this.look());
    setInterval(() => this.tick(), 1000);
    if ("live" in this.part.dataset) this.connect();
  }

  // Looking

  connect() {
    const { code, seat } = this.part.dataset;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const query = seat ? `?seat=${seat}` : "";
    const socket = new WebSocket(`${scheme}//${location.host}/t/${code}/socket${query}`);
    socket.onopen = () => {
      /** @type {Hello} */
      const hello = { type: "hello", version: this.version };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      this.wait = FIRST_WAIT;
      say("state", "");
      /** @type {Frame} */
      const frame = JSON.parse(event.data);
      if (frame.type === "table" && frame.version !== this.version) void this.look();
    };
    socket.onclose = (event) => void this.reconnect(event.code);
  }

  /** @param {number} code */
  async reconnect(code) {
    if (code === NOT_YOURS || code === NO_TABLE) return location.replace(`/t/${this.part.dataset.code}/plain`);
    say("state", "reconnecting…");
    await pause(this.wait * (0.5 + Math.random()));
    this.wait = Math.min(2 * this.wait, byId("now")?.dataset.phase === "gathering" ? SOON : LONGEST_WAIT);
    this.connect();
    void this.look();
  }

  /** The newest of what the server shows; once more if something happened meanwhile. */
  async look() {
    this.lookAgain = true;
    if (this.looking) return;
    this.looking = true;
    while (this.lookAgain) {
      this.lookAgain = false;
      await this.lookOnce();
    }
    this.looking = false;
  }

  async lookOnce() {
    const { part = "", seat } = this.part.dataset;
    try {
      const answer = await fetch(seat ? `${part}?seat=${seat}` : part);
      if (answer.status === 401) return location.reload();
      if (answer.ok) this.show(await answer.text());
    } catch {
      say("state", "reconnecting…");
    }
  }

  // Showing

  /** @param {string} html */
  show(html) {
    const fresh = new DOMParser().parseFromString(html, "text/html").body;
    const coming = Number(fresh.querySelector("#now")?.getAttribute("data-version") ?? 0);
    if (coming < this.version) return;
    const before = this.version;
    const line = byId("line")?.textContent ?? "";
    const memory = new Memory(this.part);
    swap(this.part, fresh);
    memory.restore(this.part);
    this.announce(before, line);
    this.settle();
  }

  /** What is new is said aloud, and what is asked if that changed. @param {number} before @param {string} line */
  announce(before, line) {
    const lines = all(this.part, "#story [data-version]", HTMLElement).filter(
      (said) => Number(said.dataset.version) > before,
    );
    for (const said of lines) said.classList.add("fresh");
    const words = lines.slice(0, LINES_SAID).reverse().map((said) => said.textContent?.trim() ?? "");
    const asked = byId("line")?.textContent ?? "";
    if (asked !== line) words.push(asked);
    if (words.length) say("says", words.join(" "));
  }

  /** What the page needs after each change. */
  settle() {
    const now = Number(byId("now")?.dataset.now ?? 0);
    this.ahead = now ? now - Date.now() / 1000 : 0;
    document.title = `${byId("line")?.textContent ?? ""} ${this.part.dataset.title ?? ""}`;
    this.tick();
    offerFilter(this.part);
    document.dispatchEvent(new Event("greenbaize-shown"));
  }

  tick() {
    for (const clock of all(this.part, "[data-due]", HTMLElement)) {
      const left = Math.max(0, Math.round(Number(clock.dataset.due) - Date.now() / 1000 - this.ahead));
      clock.textContent = left === 1 ? "1 second" : `${left} seconds`;
    }
  }

  // Doing

  /** @param {SubmitEvent} event */
  submitted(event) {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !("command" in form.dataset)) return;
    event.preventDefault();
    void this.send(form, new FormData(form, event.submitter));
  }

  /** A form is sent until it is answered; its key lets it happen once. @param {HTMLFormElement} form @param {FormData} said */
  async send(form, said) {
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    const answer = await this.post(form.action, said);
    form.ariaBusy = null;
    if (!answer) return say("state", "no answer; try again.");
    if (answer.status === 401) return location.reload();
    for (const key of all(form, 'input[name="key"]', HTMLInputElement)) key.value = random(9);
    if (answer.headers.get("content-type")?.startsWith("text/html")) {
      if (answer.ok) form.reset();
      this.show(await answer.text());
      byId("problem")?.focus();
    } else {
      say("state", (await answer.json()).message);
    }
  }

  /** @param {string} address @param {FormData} said @returns {Promise<Response | null>} */
  async post(address, said) {
    const body = new URLSearchParams();
    for (const [name, value] of said) if (typeof value === "string") body.append(name, value);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      try {
        const answer = await fetch(address, { method: "POST", body, headers: PART });
        if (answer.status !== 429 && answer.status !== 503) return answer;
      } catch {
        // Whether it arrived is not known: the same is said again.
      }
      say("state", "reconnecting…");
      await pause(FIRST_WAIT * 2 ** attempt);
    }
    return null;
  }
}

/** @param {string} id @param {string} words */
function say(id, words) {
  const place = byId(id);
  if (!place) return;
  place.textContent = words;
  if (id === "state") place.classList.toggle("away", words !== "");
}

/** Where the focus is, what is half typed and what is unfolded, through a change of the page. */
class Memory {
  /** @param {HTMLElement} part */
  constructor(part) {
    const active = document.activeElement;
    this.active = active instanceof HTMLElement && part.contains(active) ? active : null;
    this.path = this.active ? pathOf(this.active) : "";
    this.typed = all(part, "input[id], select[id]", HTMLElement).flatMap((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLSelectElement
        ? [/** @type {const} */ ([field.id, field.value])]
        : [],
    );
    this.opened = all(part, "details[id][open]", HTMLElement).map((found) => found.id);
  }

  /** @param {HTMLElement} part */
  restore(part) {
    for (const [id, value] of this.typed) {
      const field = byId(id);
      if (field instanceof HTMLInputElement && !field.readOnly) field.value = value;
      if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value)) {
        field.value = value;
      }
    }
    for (const id of this.opened) byId(id)?.setAttribute("open", "");
    if (!this.active || this.active === document.activeElement) return;
    const again = this.path && part.querySelector(this.path);
    const place = again instanceof HTMLElement ? again : byId("line");
    place?.focus({ preventScroll: true });
  }
}

/** How to find the same thing on the changed page. @param {HTMLElement} element */
function pathOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const inside = element.closest("[id]");
  const name = element.getAttribute("name");
  const value = element.getAttribute("value");
  const which = name && value ? `[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]` : "";
  return inside ? `#${CSS.escape(inside.id)} ${element.localName}${which}` : "";
}

/** Replace the parts that changed, and leave the others alone. @param {HTMLElement} part @param {HTMLElement} fresh */
function swap(part, fresh) {
  const old = all(part, SECTIONS, HTMLElement);
  const coming = all(fresh, SECTIONS, HTMLElement);
  const same = old.length === coming.length && old.every((section, at) => section.id === coming[at]?.id);
  if (!same) return part.replaceChildren(...fresh.childNodes);
  old.forEach((section, at) => {
    const next = coming[at];
    if (next && bare(section) !== bare(next)) section.replaceWith(next);
  });
}

const SECTIONS = "#now, #title, #switch, .note, section[id]";

/** @param {HTMLElement} section */
const bare = (section) => section.outerHTML.replace(/name="key" value="[^"]*"/g, "");

/** Where there are many moves, some words find the right ones. @param {HTMLElement} part */
function offerFilter(part) {
  const filter = byId("filter");
  const moves = all(part, ".moves li", HTMLElement);
  if (!(filter instanceof HTMLInputElement) || moves.length <= MANY_BUTTONS) return;
  filter.closest("[data-filter]")?.removeAttribute("hidden");
  const find = () => {
    const words = filter.value.toLowerCase().split(/\s+/);
    for (const move of moves) {
      const text = move.querySelector("button")?.value.toLowerCase() ?? "";
      move.hidden = !words.every((word) => text.includes(word));
    }
  };
  filter.oninput = find;
  filter.onkeydown = (event) => {
    if (event.key === "Enter") event.preventDefault();
  };
  find();
}

rememberNames();
showMyTables();
fitChairs();
stepByKeys();
for (const link of all(document, "input[readonly]", HTMLInputElement)) {
  link.addEventListener("focus", () => link.select());
}
const part = byId("part");
if (part) {
  rememberTable(part);
  new Table(part).begin();
}
