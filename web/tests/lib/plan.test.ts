import { beforeEach, describe, expect, test } from "vitest";
import { Plan } from "../../src/lib/plan.svelte";
import type { GameOffered } from "../../src/lib/protocol";
import { keepName } from "../../src/lib/seats";

const ALONE: GameOffered = {
  name: "alone",
  titles: {},
  settings: [
    ["evil", ["1", "2"]],
    ["difficulty", ["normal", "easy"]],
  ],
  seated_by: "evil",
  seats: { "1": ["hero", "evil 1"], "2": ["hero", "evil 1", "evil 2"] },
  bots: ["random", "greedy"],
  campaign: { difficulty: "campaign" },
  content: "hash",
};

beforeEach(() => localStorage.clear());

function sitting(plan: Plan): Record<string, string> {
  return Object.fromEntries(plan.seats.map((seat) => [seat, plan.whoIsAt(seat)]));
}

describe("seats", () => {
  test("the first is mine, all others are bots", () => {
    const plan = new Plan(ALONE);
    expect(plan.side).toBe("hero");
    expect(sitting(plan)).toEqual({ hero: "me", "evil 1": "bot" });
  });

  test("follow from the setting that says how many there are", () => {
    const plan = new Plan(ALONE);
    expect(plan.hasTeam).toBe(false);
    plan.decide("evil", "2");
    expect(plan.seats).toEqual(["hero", "evil 1", "evil 2"]);
    expect(plan.sides).toEqual(["hero", "evil"]);
    expect(plan.hasTeam).toBe(true);
  });

  test("I take the first seat of my side, and friends may have the others", () => {
    const plan = new Plan(ALONE);
    plan.decide("evil", "2");
    plan.takeSide("evil");
    plan.playAgainst("friend");
    expect(sitting(plan)).toEqual({ hero: "friend", "evil 1": "me", "evil 2": "friend" });
    expect(plan.hasCompany).toBe(true);
    expect(plan.needsName).toBe(true);
  });

  test("all are mine when I play both sides, and a curtain falls in between", () => {
    const plan = new Plan(ALONE);
    expect(plan.hasCurtain).toBe(false);
    plan.takeSide("both");
    expect(sitting(plan)).toEqual({ hero: "me", "evil 1": "me" });
    expect(plan.hasCurtain).toBe(true);
    expect(plan.needsName).toBe(false);
  });

  test("one that I choose for somebody leaves the others as they are; my side follows", () => {
    const plan = new Plan(ALONE);
    plan.put("evil 1", "me");
    expect(plan.side).toBe("both");
    plan.put("hero", "bot");
    expect(plan.side).toBe("evil");
    expect(sitting(plan)).toEqual({ hero: "bot", "evil 1": "me" });
  });

  test("another side or opponent forgets what was chosen seat by seat", () => {
    const plan = new Plan(ALONE);
    plan.put("evil 1", "friend");
    plan.takeSide("hero");
    expect(plan.whoIsAt("evil 1")).toBe("bot");
    plan.put("evil 1", "friend");
    plan.playAgainst("bot");
    expect(plan.whoIsAt("evil 1")).toBe("bot");
  });
});

describe("the wish", () => {
  test("has usual settings, those that were chosen, and the best bot", () => {
    const plan = new Plan(ALONE);
    plan.decide("difficulty", "easy");
    plan.name = "  Ann ";
    const { game, seats, setup } = plan.wish();
    expect(game).toBe("alone");
    expect(seats).toEqual({ hero: { who: "me", name: "Ann" }, "evil 1": { who: "bot", bot: "greedy" } });
    expect(setup).toEqual({ evil: "1", difficulty: "easy" });
  });

  test("begins with the name of the last visit, and names no seat where several are mine", () => {
    keepName("Ben");
    const plan = new Plan(ALONE);
    expect(plan.wish().seats.hero).toEqual({ who: "me", name: "Ben" });
    plan.takeSide("both");
    expect(plan.wish().seats.hero).toEqual({ who: "me" });
  });

  test("has a person lead bots", () => {
    const plan = new Plan(ALONE);
    plan.decide("evil", "2");
    plan.takeSide("evil");
    expect(plan.wish().setup?.leader).toBe("first");
    plan.playAgainst("friend");
    expect(plan.wish().setup?.leader).toBeUndefined();
    plan.playAgainst("bot");
    plan.decide("leader", "second");
    expect(plan.wish().setup?.leader).toBe("second");
  });

  test("of a campaign has its settings", () => {
    const plan = new Plan(ALONE);
    plan.campaign = true;
    expect(plan.wish().setup).toEqual({ evil: "1", difficulty: "campaign" });
  });

  test("stands in for nobody where nobody waits", () => {
    const plan = new Plan(ALONE);
    expect(plan.wish().choices).toMatchObject({ stand_in: 0, claim: 0, curtain: "needed" });
    plan.playAgainst("friend");
    expect(plan.wish().choices).toMatchObject({ stand_in: 120, claim: 600, curtain: "needed" });
    plan.takeSide("both");
    expect(plan.wish().choices).toMatchObject({ curtain: "always" });
  });

  test("takes whole seconds, and none from an empty field", () => {
    const plan = new Plan(ALONE);
    plan.choices.pause = 7.6;
    expect(plan.wish().choices?.pause).toBe(8);
    plan.choices.pause = -3;
    expect(plan.wish().choices?.pause).toBe(0);
    (plan.choices as { pause: number | null }).pause = null;
    expect(plan.wish().choices?.pause).toBe(0);
  });
});
