import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Heard, Hello, Said } from "../../src/lib/protocol";
import { type Link, Socket } from "../../src/lib/socket";

/** A line to a server that says what the test tells it to. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Said[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;

  constructor(readonly address: string) {
    Line.all.push(this);
  }

  send(message: string): void {
    this.sent.push(JSON.parse(message) as Said);
  }

  /** The page hangs up; a browser says later that the line is closed. */
  close(): void {
    this.readyState = 3;
    setTimeout(() => this.onclose?.());
  }

  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(message: Partial<Heard>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcomes(): void {
    this.opens();
    this.says({ type: "welcome" });
  }
}

const HELLO: Hello = { type: "hello", token: "secret", browser: "me" };
let links: Link[];
let heard: string[];
let socket: Socket;

function line(): Line {
  const last = Line.all.at(-1);
  if (last === undefined) throw new Error("the page has opened no line");
  return last;
}

function idOf(message: Said | undefined): string {
  return (message as { id: string }).id;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  Line.all = [];
  links = [];
  heard = [];
  socket = new Socket({
    hello: () => HELLO,
    heard: ({ type }) => heard.push(type),
    linked: (link) => links.push(link),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

describe("a message", () => {
  test("waits until the server has let the page in, after hello", () => {
    void socket.say({ type: "undo" });
    line().opens();
    expect(line().sent).toEqual([HELLO]);
    line().says({ type: "welcome" });
    expect(line().sent.map(({ type }) => type)).toEqual(["hello", "undo"]);
    expect(links).toEqual(["connecting", "open"]);
  });

  test("is done when the server says so", async () => {
    line().welcomes();
    const done = socket.say({ type: "undo" });
    line().says({ type: "done", id: idOf(line().sent[1]), result: 7 });
    expect((await done).result).toBe(7);
  });

  test("is refused with the server's words", async () => {
    line().welcomes();
    const done = socket.say({ type: "undo" });
    line().says({ type: "no", id: idOf(line().sent[1]), key: "turn", facts: {}, sentence: "wait" });
    await expect(done).rejects.toMatchObject({ key: "turn", sentence: "wait" });
  });

  test("is said again with the same id on the next line, unless it was answered", () => {
    line().welcomes();
    void socket.say({ type: "undo" });
    void socket.say({ type: "concede" });
    const [, undo, concede] = line().sent;
    line().says({ type: "done", id: idOf(undo), result: null });
    line().breaks();
    vi.advanceTimersByTime(500);
    line().welcomes();
    expect(line().sent).toEqual([HELLO, concede]);
  });
});

describe("a line that breaks", () => {
  test("is opened again after pauses that grow", () => {
    const pauses = [500, 1000, 2000, 4000, 8000, 15_000, 15_000];
    for (const [tries, pause] of pauses.entries()) {
      line().breaks();
      vi.advanceTimersByTime(pause - 1);
      expect(Line.all.length).toBe(tries + 1);
      vi.advanceTimersByTime(1);
      expect(Line.all.length).toBe(tries + 2);
    }
    expect(links.slice(0, 3)).toEqual(["connecting", "broken", "connecting"]);
  });

  test("begins with the first pause anew only if it held", () => {
    line().breaks();
    vi.advanceTimersByTime(500);
    line().welcomes();
    vi.advanceTimersByTime(5001);
    line().breaks();
    vi.advanceTimersByTime(500);
    expect(Line.all.length).toBe(3);
    line().welcomes();
    line().breaks();
    vi.advanceTimersByTime(999);
    expect(Line.all.length).toBe(3);
    vi.advanceTimersByTime(1);
    expect(Line.all.length).toBe(4);
  });

  test("is tried at once when the browser is online again", () => {
    line().breaks();
    dispatchEvent(new Event("online"));
    expect(Line.all.length).toBe(2);
  });

  test("says nothing more", () => {
    const old = line();
    old.welcomes();
    dispatchEvent(new Event("offline"));
    vi.advanceTimersByTime(5000);
    old.says({ type: "frame" });
    expect(heard).toEqual(["welcome"]);
  });
});

describe("silence", () => {
  test("is broken by a question, and the line given up if nobody answers", () => {
    line().welcomes();
    vi.advanceTimersByTime(10_000);
    expect(line().sent.at(-1)?.type).toBe("ping");
    vi.advanceTimersByTime(4999);
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(1);
    expect(links.at(-1)).toBe("broken");
  });

  test("ends with any answer", () => {
    line().welcomes();
    vi.advanceTimersByTime(10_000);
    line().says({ type: "done", id: "any", result: null });
    vi.advanceTimersByTime(9999);
    expect(links.at(-1)).toBe("open");
  });

  test("of a line that never opens is given up, too", () => {
    vi.advanceTimersByTime(10_000);
    expect(links.at(-1)).toBe("broken");
  });
});

describe("a goodbye", () => {
  test.each(["no-token", "no-table", "removed", "left", "another-seat", "not-wanted", "too-late"])(
    "for good (%s) is the end",
    (key) => {
      line().welcomes();
      line().says({ type: "bye", key });
      vi.advanceTimersByTime(60_000);
      dispatchEvent(new Event("online"));
      expect(links.at(-1)).toBe("over");
      expect(Line.all.length).toBe(1);
    },
  );

  test("for any other reason is not", () => {
    line().welcomes();
    line().says({ type: "bye", key: "restart" });
    line().breaks();
    vi.advanceTimersByTime(500);
    expect(Line.all.length).toBe(2);
  });

  test("to a newcomer lets it ask every two seconds", () => {
    line().opens();
    line().says({ type: "bye", key: "newcomer" });
    line().breaks();
    vi.advanceTimersByTime(1999);
    expect(Line.all.length).toBe(1);
    vi.advanceTimersByTime(1);
    expect(Line.all.length).toBe(2);
  });
});

test("a socket that was closed stays closed", () => {
  line().welcomes();
  socket.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  expect(Line.all.length).toBe(1);
  expect(links.at(-1)).toBe("over");
});
