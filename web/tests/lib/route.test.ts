import { beforeEach, expect, test, vi } from "vitest";
import { place } from "../../src/lib/route.svelte";

const scrolled = vi.fn();

beforeEach(() => vi.stubGlobal("scrollTo", scrolled));

test.each([
  ["/", { name: "start" }],
  ["/table/a%20b", { name: "table", id: "a b" }],
  ["/table", { name: "lost" }],
  ["/join#secret", { name: "join", invitation: "secret" }],
  ["/watch#other", { name: "watch", invitation: "other" }],
  ["/elsewhere", { name: "lost" }],
])("%s leads there", (path, route) => {
  place.go(path);
  expect(place.route).toEqual(route);
});

test("whoever goes somewhere begins at its top, and can come back", () => {
  place.go("/table/one");
  const before = history.length;
  scrolled.mockClear();
  place.go("/table/two");
  expect(history.length).toBe(before + 1);
  expect(scrolled).toHaveBeenCalledWith(0, 0);
});

test("whoever goes for good leaves nothing to come back to", () => {
  place.go("/join#secret");
  const before = history.length;
  place.goForGood("/table/one");
  expect(history.length).toBe(before);
  expect(place.route).toEqual({ name: "table", id: "one" });
});

test("the browser's own buttons are followed", () => {
  place.go("/table/one");
  history.replaceState(null, "", "/");
  dispatchEvent(new Event("popstate"));
  expect(place.route).toEqual({ name: "start" });
});
