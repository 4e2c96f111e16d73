import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Card, Content } from "./content";
import { type Fact, type Facts, isThing, type Option, optionsOf } from "./facts";
import { type Language, shownIn } from "./language";
import type { Asking, Refusing, Saying, Told } from "./protocol";

/** What a message takes: words and numbers. */
export type Said = Record<string, string | number>;

/** A refusal in words. */
export interface WhyNot {
  option: string;
  reason: string;
  rule: string;
  sentence: string;
}

/** Something that happened in words, with the text of a card if it is about one. */
export interface Happened {
  said: string;
  card: string | null;
}

/** The messages that name something; two things or cards in a row are a list, and a comma parts them. */
const KINDS = ["name", "word", "thing", "card"] as const;
const LISTED = ["thing", "card"];

/** The sentences on a card that stand for themselves; others are parts of it. */
const WHOLE = ["text", "story"];

/** Options that a game need not list one by one: how many, a square of a grid, and what a card is played for. */
const SHAPES: [string, RegExp][] = [
  ["number", /^(?<number>[0-9]+)$/],
  ["square", /^(?<square>[a-z][0-9]+)$/],
  ["played", /^(?<card>[^ ]+) for (?<purpose>.+)$/],
];

const NUMBER = /^\d+$/;

/** What is left before the end of a sentence where its last fact is empty. */
const EMPTY_END = /[ ,]+(?=[.]?$)/;

/** The full stop of a sentence whose last fact has its own end, like the name of a card that is a cry. */
const DOUBLED = /(?<=[!?])[.]/g;

function messageId(kind: string, text: string): string {
  return `${kind}-${text.replace(/[ _]/g, "-")}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/**
 * The words of one language: those of the page and of the game. What a game calls by a
 * language-free name ("wounded mutant at b3") is put together from the longest runs of words that have a message.
 */
export class Words {
  private readonly bundle: FluentBundle;
  private readonly options: Map<string, Option>;

  constructor(
    readonly language: Language,
    readonly content: Content | null,
    pageTexts: string,
  ) {
    this.options = optionsOf(content);
    this.bundle = new FluentBundle(language, { useIsolating: false });
    // A game's own message comes before the page's of the same id.
    const texts = content?.texts ?? {};
    for (const text of [pageTexts, texts[shownIn(texts, language)] ?? ""]) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message with its facts as they are; what has no message of its own is looked up among names and words. */
  say(key: string, facts: Said = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === null || pattern === undefined) return this.name(key);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, facts, errors).replace(DOUBLED, "");
  }

  /** A message that begins with a capital letter. */
  sentence(key: string, facts: Said = {}): string {
    return capital(this.say(key, facts));
  }

  /** What happened; a card is told with its text. */
  event([, key, facts]: Told): string {
    return this.told([`event-${key}`, facts]);
  }

  /** What happened, and what is printed on the card that it is about. */
  happened([, key, facts]: Told): Happened {
    return this.apart([`event-${key}`, facts]);
  }

  /** A message with language-free facts; a card is told with its text. */
  told(saying: Saying): string {
    const { said, card } = this.apart(saying);
    return card === null ? said : `${said} (${card})`;
  }

  /** A message and the text of its card; where the last fact is empty, its comma goes. */
  private apart([key, facts]: Saying): Happened {
    const said = this.sentence(key, this.worded(facts)).replace(EMPTY_END, "");
    return { said, card: this.cardText(String(facts["card"] ?? "")) };
  }

  /** The option with this text; every option that a game can offer is one of its content. */
  optionOf(text: string): Option {
    return this.options.get(text) ?? { text, tag: "", pointsAt: null, fields: {} };
  }

  /** An option's label: the message of its class, with its fields. */
  option(text: string): string {
    const [first = "", ...others] = text.split(" ");
    const rest = others.join(" ");
    const { tag, fields } = this.optionOf(text);
    if (tag !== "" && this.has(`option-${tag}`) && !(rest !== "" && this.has(messageId("option", text)))) {
      return this.sentence(`option-${tag}`, { ...this.worded(fields), rest: this.name(rest, true), more: wordsOf(rest).length });
    }
    for (const key of [messageId("option", text), messageId("option", first)]) {
      if (this.has(key)) return this.sentence(key, { rest: this.name(rest, true), more: wordsOf(rest).length });
    }
    for (const [shape, pattern] of SHAPES) {
      const found = pattern.exec(text)?.groups;
      if (found && this.has(`option-${shape}`)) return this.sentence(`option-${shape}`, this.worded(found));
    }
    const said = this.name(text, true);
    return said === text ? said : capital(said);
  }

  /** What is asked. */
  prompt(question: Pick<Asking, "prompt" | "about">): string {
    return this.sentence(messageId("prompt", question.prompt), this.worded({ about: "", ...question.about }));
  }

  /** How a game ended. */
  ending(ending: string): string {
    return this.say(messageId("ending", ending));
  }

  /** Why something is not possible, with its rule. */
  refusal(refusing: Refusing): WhyNot {
    return {
      option: this.option(refusing.option),
      reason: this.sentence(refusing.reason, this.worded(refusing.facts)),
      rule: refusing.rule,
      sentence: this.rule(refusing.rule),
    };
  }

  /** What a player did wrong; a seat is named, everything else is told as it is. */
  slip(key: string, facts: Said, otherwise: string): string {
    if (!this.has(`slip-${key}`)) return otherwise === "" ? this.say("page-no") : capital(otherwise);
    const named = Object.entries(facts).map(([name, fact]) => [name, name === "seat" ? this.say(String(fact)) : fact]);
    return this.sentence(`slip-${key}`, Object.fromEntries(named) as Said);
  }

  /** A seat, a side, somebody or something else, as a heading has it. */
  title(fact: Fact): string {
    return capital(String(this.word(fact)));
  }

  /** What a rule says, and the ruling where the book leaves something open; nothing for a number that no rule has. */
  rule(number: string): string {
    const message = this.bundle.getMessage(`rule-${number.replace(".", "-")}`);
    const ruling = message?.attributes["ruling"];
    const said = [
      message?.value ? this.bundle.formatPattern(message.value) : "",
      ruling ? this.say("rule-ruling", { ruling: this.bundle.formatPattern(ruling) }) : "",
    ];
    return said.filter(Boolean).join(" ");
  }

  /** What is printed on a card: its sentence, and what all cards of its kind bear; null if there is no such card. */
  cardText(name: string): string | null {
    const card = this.card(name);
    if (card === null) return null;
    const key = `text-${card.kind}`;
    return this.has(key) ? this.cardSay(name, key) : this.cardPart(name, "text");
  }

  /** One of the sentences on a card, its lines kept; empty if there is none of this name. */
  cardPart(name: string, part: string): string {
    const pattern = this.bundle.getMessage(messageId("card", this.card(name)?.words ?? ""))?.attributes[part];
    return pattern ? this.bundle.formatPattern(pattern, this.cardFacts(name)) : "";
  }

  /** A message about what is printed on a card. */
  cardSay(name: string, key: string): string {
    return this.say(key, { ...this.cardFacts(name), ...this.cardParts(name) });
  }

  private card(name: string): Card | null {
    const cards = this.content?.cards ?? {};
    return Object.hasOwn(cards, name) ? (cards[name] ?? null) : null;
  }

  /** The numbers and words that are printed on a card; several in one field are listed. */
  private cardFacts(name: string): Said {
    const facts = Object.entries(this.card(name)?.facts ?? {}).map(([field, fact]) => [
      field,
      Array.isArray(fact) ? fact.map((one) => this.say(messageId(field, one))).join(", ") : fact,
    ]);
    return Object.fromEntries(facts) as Said;
  }

  /** The sentences on a card by their names: its text, or those that count in different places. */
  private cardParts(name: string): Said {
    const attributes = this.bundle.getMessage(messageId("card", this.card(name)?.words ?? ""))?.attributes ?? {};
    const parts = Object.keys(attributes).map((part) => [
      WHOLE.includes(part) ? part : `${part}-text`,
      this.cardPart(name, part).replaceAll("\n", " "),
    ]);
    return Object.fromEntries(parts) as Said;
  }

  /** The text of the card that an option names: that of the first of its fields that is one. */
  cardOf(option: string): string | null {
    const named = Object.values(this.optionOf(option).fields).find((one) => typeof one === "string" && this.card(one) !== null);
    return named === undefined ? null : this.cardText(String(named));
  }

  /** Facts in the words of the language; beside those of a name or a thing goes its id, of a list the count. */
  worded(facts: Facts): Said {
    const found: Said = {};
    for (const [name, fact] of Object.entries(facts)) {
      found[name] = this.word(fact);
      if (typeof fact === "string") found[`${name}-id`] = fact;
      else if (isThing(fact)) found[`${name}-id`] = fact[0];
      else if (Array.isArray(fact)) found[`${name}-count`] = fact.length;
    }
    return found;
  }

  /** A number as it is, a truth as yes or no, a name, a thing by its message, several things with commas. */
  word(fact: Fact): string | number {
    if (typeof fact === "boolean") return fact ? "yes" : "no";
    if (typeof fact === "number") return fact;
    if (typeof fact === "string") return this.name(fact);
    if (isThing(fact)) return this.say(`thing-${fact[0]}`, this.worded(fact[1]));
    return fact.map((one) => this.word(one)).join(", ");
  }

  /** The longest run of words that has a message, then the next; counting, a number belongs to what follows it. */
  name(text: string, counting = false): string {
    let words = text.split(" ");
    let said = "";
    let listing = false;
    while (words.length > 0) {
      const count = counting && NUMBER.test(words[0] ?? "") && this.has("option-counted") && words.length > 1;
      let { length, name, kind } = this.longest(count ? words.slice(1) : words);
      if (count) {
        name = this.say("option-counted", { count: Number(words[0]), thing: name });
        length += 1;
      }
      said += (listing && LISTED.includes(kind) ? ", " : said === "" ? "" : " ") + name;
      listing = LISTED.includes(kind) && !name.endsWith(",");
      words = words.slice(length);
    }
    return said;
  }

  /** How many of the first words have a message together, what it says, and its kind; else the first as it is. */
  private longest(words: string[]): { length: number; name: string; kind: string } {
    for (let length = words.length; length > 0; length -= 1) {
      const run = words.slice(0, length).join(" ");
      const bare = run.replace(/[:,]+$/, "");
      for (const kind of KINDS) {
        const id = messageId(kind, bare);
        if (this.has(id)) return { length, name: this.say(id) + run.slice(bare.length), kind };
      }
    }
    return { length: 1, name: words[0] ?? "", kind: "" };
  }
}
