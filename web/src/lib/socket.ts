/** A WebSocket to a table that reconnects by itself, with backoff, and sends no command twice. */
import { CLOSE_REASONS, type Answer, type Frame, type TableFrame } from "../../protocol.ts";
import { isRetryable, newKey, notSent, type Command } from "./command.ts";

export type ConnectionState = "connecting" | "open" | "reconnecting" | "gone";

const MIN_DELAY = 400;
const MAX_DELAY = 8000;
/** Milliseconds within which an unanswered command is sent again; later it could surprise. */
const RESEND_WITHIN = 10_000;
/** Milliseconds after which a command that could not be stored is sent again. */
const RETRY_DELAY = 700;

/** Why the server closed a socket: the code of a problem. */
export type CloseReason = (typeof CLOSE_REASONS)[keyof typeof CLOSE_REASONS];
/** After these there is nothing to come back to. */
const FINAL: ReadonlySet<CloseReason | undefined> = new Set(["seat_not_held", "table_not_found"] as const);

export interface SocketListener {
  state(state: ConnectionState, reason?: CloseReason): void;
  table(frame: TableFrame): void;
  /** Whether the server can save tables just now. */
  store(writable: boolean): void;
}

interface Pending {
  payload: string;
  when: number;
  resolve: (answer: Answer) => void;
}

const isRecent = ({ when }: Pending): boolean => Date.now() - when < RESEND_WITHIN;

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
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: this.version }));
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
    } else if (frame.type === "store") {
      this.listener.store(frame.writable);
    } else if (frame.key !== null) {
      this.settle(frame.key, frame);
    }
  }

  /** What could not be stored is sent again under its key, if that is soon; else it is answered. */
  private settle(key: string, answer: Answer): void {
    const pending = this.pending.get(key);
    if (pending && isRetryable(answer) && isRecent(pending)) {
      setTimeout(() => this.resend(key), RETRY_DELAY);
    } else {
      this.pending.delete(key);
      pending?.resolve(answer);
    }
  }

  private resend(key: string): void {
    const pending = this.pending.get(key);
    if (pending && this.ready && !this.closed) this.socket?.send(pending.payload);
  }

  private onReady(): void {
    this.failures = 0;
    this.ready = true;
    this.listener.state("open");
    for (const [key, pending] of this.pending) {
      if (isRecent(pending)) this.resend(key);
      else this.settle(key, notSent(key));
    }
  }

  private onClose(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.ready = false;
    const reason = (CLOSE_REASONS as Record<number, CloseReason>)[code];
    if (FINAL.has(reason)) {
      this.closed = true;
      return this.listener.state("gone", reason);
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
