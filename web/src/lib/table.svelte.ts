import { hasBoard, hasStory } from "../games";
import { after, joined, lastNumber, type Line } from "./log";
import { askedWords, look, say } from "./look.svelte";
import { Problem, problemOf } from "./problem";
import type { Done, Frame, Heard, People, Seated, Spoken, Told, Welcome } from "./protocol";
import { browserName, seedOf } from "./seats";
import { Socket, type Link, type Wish } from "./socket";

const SEEN_KEPT_AS = "unlit-seen";
const STORY_READ_KEPT_AS = "unlit-told";
const NOTICED_KEPT_AS = "unlit-noticed";

/** A table as one seat sees it, for as long as that seat looks. */
export class Table {
  welcome = $state.raw<Welcome | null>(null);
  frame = $state.raw<Frame | null>(null);
  people = $state.raw<People | null>(null);
  lines = $state.raw<Line[]>([]);
  earlier = $state(false);
  chat = $state.raw<Spoken[]>([]);
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null);
  goodbye = $state<string | null>(null);
  /** Up to which line the visitor has looked. */
  seen = $state(0);
  /** Whose turn it is on this screen, once the visitor has looked at what came of the last answer; else empty. */
  next = $state("");
  /** The story of this game has not been closed in this browser: others may wait for that. */
  reading = $state(false);
  /** Up to which line of the chat the visitor has put away what became of seats. */
  private noticed = $state(0);
  private saying = $state(0);
  private answered = $state(0);
  private readonly socket: Socket;
  private readonly looked = (): void => {
    if (document.visibilityState === "hidden") this.markSeen();
  };

  /** Nothing can be picked: an answer is on its way, or the next question has not come. */
  readonly busy = $derived.by(
    () =>
      this.link !== "open" || this.saying > 0 || this.answered === this.frame?.question?.ask || this.readers.length > 0,
  );
  /** Who still has the story open, of those who are not at this screen. */
  readonly readers = $derived.by(() => {
    const here = [this.mine, ...this.others].map(({ seat }) => seat);
    const reading = this.people?.reading.filter((seat) => !here.includes(seat)) ?? [];
    return reading.map((seat) => this.people?.people.find((one) => one.seat === seat)?.name || look.words.title(seat));
  });
  /** For whose story everybody waits, in words; empty if for nobody's. */
  readonly readingWords = $derived.by(() => {
    if (this.people?.reading.includes(this.mine.seat) && !this.myTurn) return say("page-reading-you");
    const names = new Intl.ListFormat(look.language).format(this.readers);
    return names === "" ? "" : say("page-reading", { names, count: this.readers.length });
  });
  readonly myTurn = $derived(this.frame?.question != null);
  /** Whose turn it is, in words. */
  readonly waitingWords = $derived.by(() => {
    if (this.people?.gathering) return say("page-gathering");
    if (this.frame === null) return say("page-loading");
    if (this.frame.waiting === "") return say("page-over");
    if (this.readingWords !== "") return this.readingWords;
    if (this.myTurn) return askedWords(this.frame.question?.reacts === true);
    // Where a seat has nothing to choose, the program passes for it.
    if (this.frame.waiting === this.mine.seat) return say("page-moment");
    return say("page-waiting", { seat: look.words.title(this.frame.waiting) });
  });
  readonly ended = $derived(this.people?.ended ?? null);
  /** What has become of a seat last, until the visitor puts it away. */
  readonly became = $derived(this.chat.findLast((line) => line.what !== "" && line.number > this.noticed) ?? null);
  /** Somebody was given the screen who has not been asked yet: it stays there until it is passed on. */
  readonly looksOnly = $derived.by(() => this.handedOver && this.answered === 0);
  /** Whether people play who are not at this screen; a bot is not asked for its consent. */
  readonly hasCompany = $derived.by(() => {
    const here = [this.mine, ...this.others].map(({ seat }) => seat);
    return this.people?.people.some(({ who, seat }) => who === "person" && !here.includes(seat)) === true;
  });

  constructor(
    readonly mine: Seated,
    readonly others: Seated[],
    private readonly turned: (seat: string) => void,
    private readonly handedOver: boolean,
  ) {
    this.seen = Number(localStorage.getItem(this.keyOf(SEEN_KEPT_AS)) ?? 0);
    this.noticed = Number(localStorage.getItem(this.keyOf(NOTICED_KEPT_AS)) ?? 0);
    this.reading = hasStory(mine.game) && localStorage.getItem(this.readKey()) === null;
    document.addEventListener("visibilitychange", this.looked);
    this.socket = new Socket({
      hello: () => ({
        type: "hello",
        token: this.mine.token,
        others: this.others.map((seat) => seat.token),
        since: lastNumber(this.lines),
        seed: seedOf(this.mine.table),
        reading: this.reading,
        pictures: !hasBoard(this.mine.game),
        browser: browserName(),
      }),
      heard: (message) => this.heard(message),
      linked: (link) => (this.link = link),
    });
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.looked);
    this.markSeen();
    this.socket.close();
  }

  /** Answer the open question. */
  async pick(option: string): Promise<void> {
    const question = this.frame?.question;
    if (question == null || this.busy) return;
    this.answered = question.ask;
    this.readStory();
    this.markSeen();
    const done = await this.say({ type: "answer", ask: question.ask, option });
    if (done === null) this.answered = 0;
  }

  /** The story is closed: nobody need wait for it any more. */
  readStory(): void {
    if (!this.reading) return;
    this.reading = false;
    localStorage.setItem(this.readKey(), "yes");
    if (this.mine.seat in (this.welcome?.sides ?? {})) void this.say({ type: "story-read" });
  }

  /** Say something to the server; null if it was refused, and the problem is shown. */
  async say(wish: Wish): Promise<Done | null> {
    const counts = wish.type === "answer" || wish.type === "undo";
    this.problem = null;
    this.saying += counts ? 1 : 0;
    try {
      return await this.socket.say(wish);
    } catch (error) {
      this.problem = problemOf(error);
      return null;
    } finally {
      this.saying -= counts ? 1 : 0;
    }
  }

  /** What has become of seats is known now. */
  notice(): void {
    this.noticed = this.chat.at(-1)?.number ?? 0;
    localStorage.setItem(this.keyOf(NOTICED_KEPT_AS), String(this.noticed));
  }

  /** The screen goes to whose turn it is. */
  passOn(): void {
    this.turned(this.next);
  }

  /** More of the log. */
  async askEarlier(): Promise<void> {
    const before = this.lines[0]?.told[0] ?? 1;
    const done = await this.say({ type: "earlier", before });
    if (done === null) return;
    const told = done.result as Told[];
    this.lines = joined(this.lines, told);
    this.earlier = told.length > 0 && (told[0]?.[0] ?? 1) > 1;
  }

  private heard(message: Heard): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        look.open(message.game, message.content).catch((error: unknown) => (this.problem = problemOf(error)));
        break;
      case "frame":
        this.lines = after(this.lines, message);
        if (message.question?.ask !== this.frame?.question?.ask) this.problem = null;
        if (message.from_start) this.earlier = message.earlier;
        this.frame = message;
        if (message.question !== null) this.next = "";
        break;
      case "people":
        this.people = message;
        break;
      case "spoken":
        if (!this.chat.some((one) => one.number === message.number)) this.chat = [...this.chat, message];
        break;
      case "turn":
        if (this.looksOnly || (this.answered !== 0 && this.hasNews())) this.next = message.seat;
        else this.turned(message.seat);
        break;
      case "bye":
        this.goodbye = message.key;
        break;
      case "done":
      case "no":
        break;
    }
  }

  private hasNews(): boolean {
    return this.lines.some(({ told: [number], struck }) => number > this.seen && !struck);
  }

  private readKey(): string {
    return `${STORY_READ_KEPT_AS}-${this.mine.table}`;
  }

  private keyOf(what: string): string {
    return `${what}-${this.mine.table}-${this.mine.seat}`;
  }

  private markSeen(): void {
    this.seen = lastNumber(this.lines);
    localStorage.setItem(this.keyOf(SEEN_KEPT_AS), String(this.seen));
  }
}
