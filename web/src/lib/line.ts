/** A socket to a table that comes back by itself, and says nothing twice. */
import type { Deed, Frame, TableFrame } from "../../protocol.ts";

export type Spoken = Deed extends infer One ? (One extends Deed ? Omit<One, "key"> : never) : never;
export type State = "connecting" | "open" | "waiting" | "gone";

const SOONEST = 400;
const LATEST = 8000;
const NO_WAY_BACK = new Set([4401, 4403, 4404, 4410]);

export interface Ears {
  state(state: State, code?: number): void;
  table(frame: TableFrame): void;
}

interface Waiting {
  said: string;
  answered: (answer: Exclude<Frame, TableFrame>) => void;
}

export class Line {
  private socket: WebSocket | null = null;
  private version: number | null = null;
  private waiting = new Map<string, Waiting>();
  private failures = 0;
  private timer = 0;
  private ended = false;

  constructor(
    private readonly path: string,
    private readonly ears: Ears,
  ) {}

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
    this.socket?.close();
  }

  /** Do something; what was not answered when the line broke is said again under the same key. */
  say(deed: Spoken): Promise<Exclude<Frame, TableFrame>> {
    const key = crypto.getRandomValues(new Uint32Array(3)).join("-");
    const said = JSON.stringify({ ...deed, key });
    return new Promise((answered) => {
      this.waiting.set(key, { said, answered });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(said);
    });
  }

  private hear(frame: Frame): void {
    if (frame.type === "table") {
      if (this.version === null || this.failures) this.welcomed();
      this.version = frame.version;
      this.ears.table(frame);
    } else if (frame.key !== null) {
      this.waiting.get(frame.key)?.answered(frame);
      this.waiting.delete(frame.key);
    }
  }

  private welcomed(): void {
    this.failures = 0;
    this.ears.state("open");
    for (const { said } of this.waiting.values()) this.socket?.send(said);
  }

  private lost(socket: WebSocket, code: number): void {
    if (this.ended || socket !== this.socket) return;
    if (NO_WAY_BACK.has(code)) {
      this.ended = true;
      return this.ears.state("gone", code);
    }
    this.ears.state("waiting");
    const pause = Math.min(LATEST, SOONEST * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.timer = window.setTimeout(() => this.open(), pause);
  }
}
