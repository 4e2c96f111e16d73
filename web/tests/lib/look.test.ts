import { beforeEach, describe, expect, test, vi } from "vitest";
import { askedWords, look, say, sayProblem } from "../../src/lib/look.svelte";
import { becameWords, nameOf } from "../../src/lib/people";
import { Problem } from "../../src/lib/problem";
import type { Spoken } from "../../src/lib/protocol";
import { contentOf } from "../fixtures";

const PAGE = [
  "page-somebody = somebody",
  "page-became-left = { $seat }: { $name } left",
  "page-your-turn = your turn",
  "page-you-are-asked = you are asked",
  "slip-turn = wait for { $seat }",
].join("\n");

beforeEach(() => {
  localStorage.clear();
  look.texts = { en: PAGE, de: "page-somebody = jemand" };
  look.language = "en";
  look.content = null;
});

test("the page speaks the language that is chosen, and keeps it", () => {
  expect(say("page-somebody")).toBe("somebody");
  look.speak("de");
  expect(say("page-somebody")).toBe("jemand");
  expect(localStorage.getItem("unlit-language")).toBe("de");
  expect(look.languages).toEqual(["en", "de"]);
});

test("a game that lacks the language is shown in another", () => {
  expect(look.instead).toBeNull();
  look.content = contentOf({ texts: { en: "" } });
  expect(look.instead).toBeNull();
  look.speak("de");
  expect(look.instead).toBe("en");
});

test("a turn and a question in another's turn have words of their own", () => {
  expect([askedWords(false), askedWords(true)]).toEqual(["your turn", "you are asked"]);
});

test("a problem is put into words when it is shown", () => {
  expect(sayProblem(new Problem("turn", { seat: "hero" }))).toBe("Wait for hero");
});

test("people without a name are somebody", () => {
  expect([nameOf("Ann"), nameOf("")]).toEqual(["Ann", "somebody"]);
  const line: Spoken = { type: "spoken", number: 1, seat: "hero", name: "", to: "all", text: "", at: 0, what: "left" };
  expect(becameWords(line)).toBe("Hero: somebody left");
});

describe("a game's content", () => {
  const answers = new Map<string, (response: Response) => void>();
  const fetched = vi.fn((path: string) => new Promise<Response>((answer) => answers.set(path, answer)));
  const arrives = (hash: string) =>
    answers.get(`/api/content/${hash}`)?.(new Response(JSON.stringify(contentOf({ game: hash }))));

  beforeEach(() => {
    fetched.mockClear();
    vi.stubGlobal("fetch", fetched);
  });

  test("is fetched once, and the last that was wanted counts", async () => {
    const first = look.open("pebbles", "one");
    const second = look.open("pebbles", "two");
    await look.open("pebbles", "two");
    expect(fetched).toHaveBeenCalledTimes(2);
    arrives("two");
    await second;
    arrives("one");
    await first;
    expect(look.content?.game).toBe("two");
    expect(look.game).not.toBeNull();
  });

  test("of another game than the one at hand lends its words alone", async () => {
    look.content = contentOf({ game: "alone", texts: { en: "game-title = Alone" } });
    const learned = look.learn("hush", "four");
    const hush = contentOf({ game: "hush", texts: { en: "game-title = Hush" } });
    answers.get("/api/content/four")?.(new Response(JSON.stringify(hush)));
    expect(look.wordsOf("hush").say("page-somebody")).toBe("somebody");
    await learned;
    await look.learn("hush", "four");
    await look.learn("alone", "five");
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(["hush", "alone"].map((game) => look.wordsOf(game).say("game-title"))).toEqual(["Hush", "Alone"]);
    expect(look.content.game).toBe("alone");
  });

  test("is asked for again after a failure", async () => {
    const failing = look.open("pebbles", "three");
    answers.get("/api/content/three")?.(new Response("{}", { status: 500 }));
    await expect(failing).rejects.toMatchObject({ key: "http-500" });
    const again = look.open("pebbles", "three");
    expect(fetched).toHaveBeenCalledTimes(2);
    arrives("three");
    await again;
    expect(look.content?.game).toBe("three");
  });
});
