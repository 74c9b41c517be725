/** A WebSocket to a table that reconnects by itself, with backoff, and sends no command twice. */
import type { Answer, Frame, TableFrame } from "../../protocol.ts";
import { newKey, type Command } from "./command.ts";
import { m } from "./i18n.ts";

export type ConnectionState = "connecting" | "open" | "reconnecting" | "gone";

const MIN_DELAY = 400;
const MAX_DELAY = 8000;
/** Milliseconds within which an unanswered command is sent again; later it could surprise. */
const RESEND_WITHIN = 10_000;
const FINAL_CODES = new Set([4401, 4403, 4404, 4410]);

export interface SocketListener {
  state(state: ConnectionState, code?: number): void;
  table(frame: TableFrame): void;
}

interface Pending {
  payload: string;
  when: number;
  resolve: (answer: Answer) => void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private version: number | null = null;
  private pending = new Map<string, Pending>();
  private failures = 0;
  private timer = 0;
  private closed = false;
  private ready = false;

  constructor(
    private readonly path: string,
    private readonly listener: SocketListener,
  ) {
    addEventListener("online", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
  }

  /** When the network or the reader comes back, there is no reason to wait longer. */
  private readonly reconnectNow = (): void => {
    if (!this.timer || this.closed || document.hidden) return;
    clearTimeout(this.timer);
    this.timer = 0;
    this.open();
  };

  /** Open it; from now on it stays open as far as the network lets it. */
  open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.listener.state("connecting");
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ do: "hello", have: this.version }));
    socket.onmessage = (message) => this.receive(JSON.parse(message.data as string) as Frame);
    socket.onclose = (event) => this.onClose(socket, event.code);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
  }

  /**
   * Without a connection a command is refused and not queued. One that was under way when the connection
   * broke is sent again under the same idempotency key, if that is soon.
   */
  send(command: Command): Promise<Answer> {
    const key = newKey();
    const payload = JSON.stringify({ ...command, key });
    const { socket } = this;
    if (!this.ready || socket?.readyState !== WebSocket.OPEN) return Promise.resolve(notSent(key));
    return new Promise((resolve) => {
      this.pending.set(key, { payload, when: Date.now(), resolve });
      socket.send(payload);
    });
  }

  private receive(frame: Frame): void {
    if (frame.type === "table") {
      if (!this.ready) this.onReady();
      this.version = frame.version;
      this.listener.table(frame);
    } else if (frame.key !== null) {
      this.pending.get(frame.key)?.resolve(frame);
      this.pending.delete(frame.key);
    }
  }

  private onReady(): void {
    this.failures = 0;
    this.ready = true;
    this.listener.state("open");
    for (const [key, { payload, when, resolve }] of this.pending) {
      if (Date.now() - when < RESEND_WITHIN) {
        this.socket?.send(payload);
      } else {
        this.pending.delete(key);
        resolve(notSent(key));
      }
    }
  }

  private onClose(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.ready = false;
    if (FINAL_CODES.has(code)) {
      this.closed = true;
      return this.listener.state("gone", code);
    }
    this.listener.state("reconnecting");
    const delay = Math.min(MAX_DELAY, MIN_DELAY * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.failures += 1;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.open();
    }, delay);
  }
}

const notSent = (key: string): Answer => ({ type: "refused", key, says: m.frame_offline(), rule: "" });

/** Whether a command was refused only because there was no connection. */
export const isNotSent = (answer: Answer | null): boolean =>
  answer?.type === "refused" && !answer.rule && answer.says === m.frame_offline();
