import { beforeEach, describe, expect, test } from "vitest";
import { randomHex } from "../../src/lib/chance";
import { browserName, forgetSeats, keepName, keepSeats, keptName, keptSeats, seedOf } from "../../src/lib/seats";

beforeEach(() => localStorage.clear());

const seat = (token: string, name = "hero") => ({ table: "t", game: "alone", seat: name, token });

describe("seats of this browser", () => {
  test("are kept, the last under a token alone", () => {
    keepSeats([seat("a"), seat("b")]);
    keepSeats([seat("b", "evil 1")]);
    expect(keptSeats()).toEqual([seat("a"), seat("b", "evil 1")]);
  });

  test("can be forgotten", () => {
    keepSeats([seat("a"), seat("b")]);
    forgetSeats(["a"]);
    expect(keptSeats()).toEqual([seat("b")]);
  });

  test.each(["{broken", "{}", "null"])("are none if %s is kept", (kept) => {
    localStorage.setItem("unlit-seats", kept);
    expect(keptSeats()).toEqual([]);
  });
});

test("a browser keeps its name", () => {
  const name = browserName();
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(browserName()).toBe(name);
  localStorage.clear();
  expect(browserName()).not.toBe(name);
});

test("a seed belongs to a table and stays", () => {
  const seed = seedOf("one");
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(seedOf("one")).toBe(seed);
  expect(seedOf("two")).not.toBe(seed);
});

test("a visitor's name is kept", () => {
  expect(keptName()).toBe("");
  keepName("Ann");
  expect(keptName()).toBe("Ann");
});

test("chance has two digits a byte", () => {
  const given = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => {
    (bytes as unknown as Uint8Array).set([0, 10, 255]);
    return bytes;
  };
  expect(randomHex(3)).toBe("000aff");
  crypto.getRandomValues = given;
});
