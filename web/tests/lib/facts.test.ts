import { expect, test } from "vitest";
import { isThing, optionsOf } from "../../src/lib/facts";
import { contentOf } from "../fixtures";

test.each([
  [["door", { way: "north" }], true],
  [["door", "window"], false],
  [["door", ["way", {}]], false],
  [["door"], false],
  ["door", false],
  [3, false],
] as const)("%j is a thing: %s", (fact, is) => {
  expect(isThing(fact as never)).toBe(is);
});

test("options are found by their texts, with their fields by name", () => {
  const options = optionsOf(
    contentOf({
      options: [
        ["block", ["way", "far"], [["block north", ["door-here", { way: "north" }], "north", 2]]],
        ["pass", [], [["pass", ""]]],
      ],
    }),
  );
  expect(options.get("block north")).toEqual({
    text: "block north",
    tag: "block",
    pointsAt: ["door-here", { way: "north" }],
    fields: { way: "north", far: 2 },
  });
  expect(options.get("pass")).toEqual({ text: "pass", tag: "pass", pointsAt: null, fields: {} });
  expect(options.size).toBe(2);
  expect(optionsOf(null).size).toBe(0);
});
