import { beforeEach, expect, test, vi } from "vitest";
import { inviteAnew, isForThisComputerOnly, keepInvitations, keptInvitations, linkTo } from "../../src/lib/invitations";
import { seatAfter } from "../../src/lib/rematch";

beforeEach(() => localStorage.clear());

test("invitations are kept for each table", () => {
  keepInvitations("one", { seats: { hero: "a" }, watching: "w" });
  expect(keptInvitations("one")).toEqual({ seats: { hero: "a" }, watching: "w" });
  expect(keptInvitations("two")).toEqual({ seats: {}, watching: "" });
});

test("a seat is invited anew, the others stay", () => {
  keepInvitations("one", { seats: { hero: "a", "evil 1": "b" }, watching: "w" });
  inviteAnew("one", "hero", "c");
  expect(keptInvitations("one")).toEqual({ seats: { hero: "c", "evil 1": "b" }, watching: "w" });
});

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["192.168.0.7", false],
  ["localhost.example", false],
  ["x127.0.0.1", false],
])("%s is for this computer only: %s", (hostname, only) => {
  vi.stubGlobal("location", { hostname });
  expect(isForThisComputerOnly()).toBe(only);
});

test("an invitation stays in the fragment", () => {
  vi.stubGlobal("location", { origin: "http://here" });
  expect(linkTo("join", "secret")).toBe("http://here/join#secret");
});

test("in a rematch the first two change places", () => {
  const seats = ["hero", "evil 1", "evil 2"];
  expect(seats.map((seat) => seatAfter(seats, seat))).toEqual(["evil 1", "hero", "evil 2"]);
  expect(seatAfter(["hero"], "hero")).toBe("hero");
});
