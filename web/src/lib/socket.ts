import { randomHex } from "./chance";
import { Problem } from "./problem";
import type { Done, Heard, Hello, Said } from "./protocol";

/** How the page is connected: `over` means that it will not try again. */
export type Link = "connecting" | "open" | "broken" | "over";

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** A message before it has its id. */
export type Wish = WithoutId<Said>;

type Waiting = {
  message: Said;
  resolve: (done: Done) => void;
  reject: (problem: Problem) => void;
};

type Listener = {
  hello: () => Hello;
  heard: (message: Heard) => void;
  linked: (link: Link) => void;
};

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const STEADY = 5_000;
/** After so long a silence the page asks whether anybody is there; a line that is dead does not always say so. */
const SILENCE = 10_000;
const REPLY_WITHIN = 5_000;
const OPEN_WITHIN = 10_000;
/** The server says goodbye for good with these; after any other reason the page comes back. */
const FINAL = new Set(["no-token", "no-table", "removed", "left", "another-seat", "not-wanted", "too-late"]);
/** Whoever asks for a seat of a game that runs looks every two seconds or so whether all have agreed. */
const FAILURES_WHILE_ASKING = 2;

/**
 * The page's connection to a table. A message is kept until its answer comes, and said again with the same id after
 * every reconnection: the server obeys an id once.
 */
export class Socket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private failures = 0;
  private welcomed = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What happens if nothing is heard for a while. */
  private silence: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly retryNow = (): void => {
    if (this.socket === null && !this.closed && document.visibilityState === "visible") this.open();
  };

  private readonly ping = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.write({ type: "ping", id: randomHex(12) });
    this.expect(REPLY_WITHIN);
  };

  constructor(private readonly listener: Listener) {
    addEventListener("online", this.retryNow);
    addEventListener("offline", this.ping);
    document.addEventListener("visibilitychange", this.retryNow);
    this.open();
  }

  /** Say it; the promise is kept when the server has obeyed, and broken when it refuses. */
  say(wish: Wish): Promise<Done> {
    const message = { ...wish, id: randomHex(12) };
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      this.write(message);
    });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.retryNow);
    removeEventListener("offline", this.ping);
    document.removeEventListener("visibilitychange", this.retryNow);
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    this.socket?.close();
    this.socket = null;
    this.listener.linked("over");
  }

  private open(): void {
    clearTimeout(this.timer);
    this.listener.linked("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/play`);
    this.socket = socket;
    this.expect(OPEN_WITHIN);
    socket.onopen = () => this.write(this.listener.hello());
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.broke();
    };
  }

  /** Unless something is heard in this time, the connection is dead. */
  private expect(within: number): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.socket?.close();
      this.broke();
    }, within);
  }

  private hear(message: Heard): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(this.ping, SILENCE);
    if (message.type === "welcome") {
      this.welcomed = Date.now();
      this.listener.linked("open");
      for (const { message: kept } of this.waiting.values()) this.write(kept);
    }
    if (message.type === "done" || message.type === "no") {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.type === "done") waiting?.resolve(message);
      else waiting?.reject(new Problem(message.key, message.facts, message.sentence));
    }
    this.listener.heard(message);
    if (message.type !== "bye") return;
    if (FINAL.has(message.key)) this.close();
    if (message.key === "newcomer") this.failures = FAILURES_WHILE_ASKING;
  }

  private broke(): void {
    clearTimeout(this.silence);
    this.socket = null;
    this.listener.linked("broken");
    // Only a connection that held begins the pauses anew: a server that lets everybody in and fails is left in peace.
    if (this.welcomed > 0 && Date.now() - this.welcomed > STEADY) this.failures = 0;
    this.welcomed = 0;
    const pause = Math.min(FIRST_PAUSE * 2 ** this.failures, LONGEST_PAUSE);
    this.failures += 1;
    // Pages that lost the same server do not all come back in the same moment.
    this.timer = setTimeout(() => this.open(), pause * (0.5 + Math.random()));
  }

  private write(message: Said): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
