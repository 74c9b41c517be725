/** A socket to a table that comes back by itself, and says nothing twice. */
import type { Answer, Deed, Frame, TableFrame } from "../../protocol.ts";
import { m } from "./i18n.ts";

export type Spoken = Deed extends infer One ? (One extends Deed ? Omit<One, "key"> : never) : never;
export type State = "connecting" | "open" | "waiting" | "gone";

const SOONEST = 400;
const LATEST = 8000;
/** What was said longer ago than this could surprise: it is not said again. */
const FRESH = 10_000;
const NO_WAY_BACK = new Set([4401, 4403, 4404, 4410]);

export interface Ears {
  state(state: State, code?: number): void;
  table(frame: TableFrame): void;
}

interface Waiting {
  said: string;
  when: number;
  answered: (answer: Answer) => void;
}

export class Line {
  private socket: WebSocket | null = null;
  private version: number | null = null;
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  private timer = 0;
  private ended = false;
  private welcome = false;

  constructor(
    private readonly path: string,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
  }

  /** When the network or the reader comes back, there is no reason to wait longer. */
  private readonly wake = (): void => {
    if (!this.timer || this.ended || document.hidden) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.open();
  };

  /** Open it; from now on it stays open as far as the network lets it. */
  open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.ears.state("connecting");
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", have: this.version }));
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Frame);
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  /**
   * Do something. Without a connection nothing is done and nothing is kept for later; what was on its way
   * when the line broke is said again under the same key, if that is soon.
   */
  say(deed: Spoken): Promise<Answer> {
    const key = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const said = JSON.stringify({ ...deed, key });
    const { socket } = this;
    if (!this.welcome || socket?.readyState !== WebSocket.OPEN) return Promise.resolve(unsaid(key));
    return new Promise((answered) => {
      this.waiting.set(key, { said, when: Date.now(), answered });
      socket.send(said);
    });
  }

  private hear(frame: Frame): void {
    if (frame.type === "table") {
      if (!this.welcome) this.welcomed();
      this.version = frame.version;
      this.ears.table(frame);
    } else if (frame.key !== null) {
      this.waiting.get(frame.key)?.answered(frame);
      this.waiting.delete(frame.key);
    }
  }

  private welcomed(): void {
    this.failures = 0;
    this.welcome = true;
    this.ears.state("open");
    for (const [key, { said, when, answered }] of this.waiting) {
      if (Date.now() - when < FRESH) {
        this.socket?.send(said);
      } else {
        this.waiting.delete(key);
        answered(unsaid(key));
      }
    }
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.ended || socket !== this.socket) return;
    this.welcome = false;
    if (NO_WAY_BACK.has(code)) {
      this.ended = true;
      return this.ears.state("gone", code);
    }
    this.ears.state("waiting");
    const pause = Math.min(LATEST, SOONEST * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.open();
    }, pause);
  }
}

const unsaid = (key: string): Answer => ({ type: "refused", key, says: m.frame_offline(), rule: "" });

/** Whether this was not done only because the line was broken. */
export const isUnsaid = (answer: Answer | null): boolean =>
  answer?.type === "refused" && !answer.rule && answer.says === m.frame_offline();
