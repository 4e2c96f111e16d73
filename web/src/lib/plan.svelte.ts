import { leaderOf, seatsOf, sideOf } from "../games/seating";
import type { Choices, GameOffered, NewTable, SeatWish } from "./protocol";
import { browserName, keptName } from "./seats";

type Who = SeatWish["who"];

/** A field for a number that was emptied holds none. */
function seconds(given: number | null | undefined): number {
  return Math.max(0, Math.round(given ?? 0));
}

/** A table that a visitor is about to set up. */
export class Plan {
  /** The side that is mine, or "both": then every seat is played on this screen. */
  side = $state("");
  against = $state<Exclude<Who, "me">>("bot");
  /** The first game of a campaign, not a single one. */
  campaign = $state(false);
  choices = $state<Required<Choices>>({
    memory: "automatic",
    spectators: false,
    curtain: "always",
    pause: 0,
    stand_in: 120,
    claim: 600,
  });
  name = $state(keptName());
  /** Seats for which something else was chosen than follows from side and opponent. */
  private chosen = $state<Record<string, Who>>({});
  /** Settings that were chosen. */
  private decided = $state<Record<string, string>>({});

  readonly seats = $derived.by(() => seatsOf(this.game, { ...this.usual(), ...this.decided }));
  readonly setup = $derived.by(() => {
    const leader = leaderOf(this.game.name, this.seats, (seat) => this.whoIsAt(seat) === "bot");
    return { ...this.usual(), ...leader, ...this.decided };
  });
  readonly sides = $derived([...new Set(this.seats.map(sideOf))]);
  /** Several seats play for one side. */
  readonly hasTeam = $derived(this.seats.length > this.sides.length);

  constructor(readonly game: GameOffered) {
    this.side = sideOf(this.seats[0] ?? "");
  }

  takeSide(side: string): void {
    this.side = side;
    this.chosen = {};
  }

  playAgainst(who: Exclude<Who, "me">): void {
    this.against = who;
    this.chosen = {};
  }

  decide(setting: string, value: string): void {
    this.decided = { ...this.decided, [setting]: value };
  }

  /** Who sits somewhere; which side is mine follows from it. */
  put(seat: string, who: Who): void {
    this.chosen = Object.fromEntries(this.seats.map((one) => [one, one === seat ? who : this.whoIsAt(one)]));
    const mine = this.mine();
    const [side, ...others] = new Set(mine.map(sideOf));
    if (mine.length === this.seats.length) this.side = "both";
    else if (side !== undefined && others.length === 0) this.side = side;
  }

  /** Who sits there: I take the first seat of my side, and team-mates are bots unless somebody is asked in. */
  whoIsAt(seat: string): Who {
    const chosen = this.chosen[seat];
    if (chosen !== undefined) return chosen;
    if (this.side === "both") return "me";
    const first = this.seats.find((one) => sideOf(one) === this.side);
    return seat === first ? "me" : this.against;
  }

  /** Whether people play who are not at this screen. */
  get hasCompany(): boolean {
    return this.seats.some((seat) => this.whoIsAt(seat) === "friend");
  }

  /** Somebody else will read it, and it names one seat. */
  get needsName(): boolean {
    return this.hasCompany && this.mine().length === 1;
  }

  /** Several sides are played at this screen, and a curtain falls between them. */
  get hasCurtain(): boolean {
    return new Set(this.mine().map(sideOf)).size > 1;
  }

  wish(): NewTable {
    const bot = this.game.bots.at(-1) ?? "";
    const mine = this.mine();
    const seats = this.seats.map((seat): [string, SeatWish] => {
      const who = this.whoIsAt(seat);
      if (who === "bot") return [seat, { who, bot }];
      return [seat, who === "me" && mine.length === 1 ? { who, name: this.name.trim() } : { who }];
    });
    const { memory, spectators, pause, stand_in, claim } = this.choices;
    const curtain = this.hasCurtain ? this.choices.curtain : "needed";
    // Where nobody waits for anybody, a game stands still until its people come back.
    const [standIn, claimed] = this.hasCompany ? [stand_in, claim] : [0, 0];
    const times = { pause: seconds(pause), stand_in: seconds(standIn), claim: seconds(claimed) };
    const choices = { memory, spectators, curtain, ...times };
    const setup = this.campaign ? { ...this.setup, ...this.game.campaign } : this.setup;
    return { game: this.game.name, seats: Object.fromEntries(seats), setup, choices, browser: browserName() };
  }

  /** A setting comes with its usual value first. */
  private usual(): Record<string, string> {
    return Object.fromEntries(this.game.settings.map(([name, values]) => [name, values[0] ?? ""]));
  }

  private mine(): string[] {
    return this.seats.filter((seat) => this.whoIsAt(seat) === "me");
  }
}
