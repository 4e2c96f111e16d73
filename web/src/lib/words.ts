import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Card, Content } from "./content";
import { type Fact, type Facts, isThing, type Option, optionsOf } from "./facts";
import { type Language, shownIn } from "./language";
import type { Asking, Refusing, Saying, Told } from "./protocol";

/** What a message takes: words and numbers. */
export type Said = Record<string, string | number>;

/** A refusal in words. */
type WhyNot = {
  option: string;
  reason: string;
  rule: string;
  sentence: string;
};

/** Something that happened in words, with the text of a card if it is about one. */
export type Happened = {
  said: string;
  card: string | null;
};

/** The messages that name something. */
const KINDS = ["name", "word", "thing", "card"];

/** The sentences on a card that stand for themselves; others are parts of it. */
const WHOLE = ["text", "story"];

/** The full stop of a sentence whose last fact has its own end, like the name of a card that is a cry. */
const DOUBLED = /(?<=[!?])[.]/g;

function messageId(kind: string, text: string): string {
  return `${kind}-${text.replace(/[ _]/g, "-")}`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The words of one language: those of the page and of the game. */
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

  /** A message with its facts as they are; what has no message of its own is a name. */
  say(key: string, facts: Said = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern === null || pattern === undefined) return this.name(key);
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, facts, errors).replace(DOUBLED, "");
  }

  /** The message that names this, or the text itself, like that of a square. */
  name(text: string): string {
    const found = KINDS.map((kind) => messageId(kind, text)).find((id) => this.has(id));
    return found === undefined ? text : this.say(found);
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

  /** A message and the text of its card. */
  private apart([key, facts]: Saying): Happened {
    const said = this.sentence(key, this.worded(facts));
    return { said, card: typeof facts.card === "string" ? this.cardText(facts.card) : null };
  }

  /** The option with this text; every option that a game can offer is one of its content. */
  optionOf(text: string): Option {
    return this.options.get(text) ?? { text, tag: "", pointsAt: null, fields: {} };
  }

  /** An option's label: the message of its class, with its fields; what is no option of the game stays as it is. */
  option(text: string): string {
    const { tag, fields } = this.optionOf(text);
    return tag === "" ? text : this.sentence(`option-${tag}`, this.worded(fields));
  }

  /** What is asked. */
  prompt(question: Pick<Asking, "prompt" | "about">): string {
    return this.sentence(messageId("prompt", question.prompt), this.worded(question.about));
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
    const ruling = message?.attributes.ruling;
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
    const named = Object.values(this.optionOf(option).fields).find(
      (one): one is string => typeof one === "string" && this.card(one) !== null,
    );
    return named === undefined ? null : this.cardText(named);
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
}
