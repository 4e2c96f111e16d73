// Written by checks/page_types.py out of the game's own classes.

import type { Thing } from "../../lib/facts";

/** An outer side of a tile: a wall, a door or a locked door, and whether a duct ends there. */
export type Side = {
  column: number;
  row: number;
  way: string;
  name: string;
  kind: string;
  duct: boolean;
};

/** A tile of the map, with all that lies or stands on it. */
export type TileSeen = {
  name: string;
  column: number;
  row: number;
  columns: number;
  rows: number;
  sides: Side[];
  vent: boolean;
  icons: string[];
  players: string[];
  enemies: string[];
  stunned: string[];
  items: string[];
  accessed: boolean;
  near: string[];
  ducts_to: string[];
};

/** A character's sheet; of a hand the others see how many cards it holds. */
export type PrisonerSeen = {
  seat: string;
  at: string;
  fear: number;
  vitality: number;
  threat: number;
  cards: number;
  hand: string[];
  items: string[];
  hands: number;
  skills: string[];
  stats: Record<string, number>;
};

/** All that a seat sees. */
export type View = {
  seat: string;
  scenario: string;
  turn: string;
  phase: string;
  moves: number;
  event: string;
  section: string;
  tiles: TileSeen[];
  people: PrisonerSeen[];
  stacks: number[];
  under: string[][];
  aside: string;
  drawn: string;
  reserves: Record<string, number[]>;
  limits: Record<string, number>;
  group: number;
  values: Record<string, number>;
  threat_pool: number;
  lockdown: boolean;
  lockdown_pool: number;
  swarm: number;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  deeds: [string, string, string][];
  now: Record<string, string | number>;
};

/** The side of a tile that a door is on; where it is longer than one space, which of them, from north or west. */
export type DoorSide = "north" | "east" | "south" | "west" | "north 1" | "north 2" | "east 1" | "east 2" | "south 1" | "south 2" | "west 1" | "west 2";

/** The kinds of enemies. */
export type Kind = "guard" | "clone" | "hybrid" | "cronos";

/** One of the numbered markers. */
export type Enemy = ["enemy", { kind: Kind; number: number }];

/** Who would act by a card. */
export type Listeners = "guards" | "clones";

/** What a die shows. */
export type Face = "intelligence" | "intelligence-2" | "strength" | "strength-2" | "speed";

/** A step on the fear track. */
export type FearStep = "less fear" | "more fear";

/** The two sides that the enemies are on. */
export type Camp = "guards" | "aliens";

/** What a character can do. */
export type Stat = "intelligence" | "strength" | "speed" | "toughness";

/** What a card can do besides what all cards can. */
export type Ability = "its ability";

/** Not the first of the doors on the side of a large tile that meets the door used. */
export type OtherDoor = ["other-door", { number: number }];

/** For guards this player has the most threat; one on an adjacent tile counts one more. */
export type MostThreat = ["most-threat", { who: string; threat: number; adjacent: boolean }];

/** For aliens this player has the most fear; one on an adjacent tile counts one more. */
export type MostFear = ["most-fear", { who: string; fear: number; adjacent: boolean }];

/** For Dr. Cronos this player is the weakest. */
export type FewestCards = ["fewest-cards", { who: string; cards: number }];

/** Of all targets this enemy of the other side is worth most. */
export type AtWar = ["at-war", { enemy: Enemy; worth: number }];

/** What is printed on a tile (E6.2). */
export type Icon = "fear" | "fear again" | "security" | "security again" | "facility" | "medical supplies" | "crate" | "lab" | "control panel" | "generator" | "elevator" | "darkness" | "clone nest" | "guard post" | "swarm";

/** When an event card is drawn of which no section counts. */
export type TurnEnd = "turn end";

/** What dice are rolled for. */
export type Purpose = "attack" | "bull rush" | "outwit" | "unlock" | "access" | "light" | "event" | "reroll";

/** An enemy's attack on a player, with so many dice. */
export type AboutAttack = { who: string; enemy: Enemy; dice: number };

/** An event card. */
export type AboutCard = { card: string };

/** A challenge: whose, for what, and how many icons of which stat it needs. */
export type AboutChallenge = { who: string; purpose: Purpose; against: Enemy | DoorSide | Camp | null; stat: Stat; rating: number };

/** A challenge before the roll, with as many dice as there are now. */
export type AboutChallengeToCome = { who: string; purpose: Purpose; against: Enemy | DoorSide | Camp | null; stat: Stat; rating: number; dice: number };

/** An enemy that goes somewhere. */
export type AboutEnemy = { enemy: Enemy };

/** The kind of an enemy that appears. */
export type AboutKind = { kind: Kind };

/** The tile that is laid, and the door of another beyond which it lies. */
export type AboutLaying = { tile: string; beyond: string; side: DoorSide };

/** How many cards are yet to be lost. */
export type AboutLoss = { left: number };

/** Another player, with whom or for whom something is done. */
export type AboutPerson = { who: string };

/** The tile, or the player, from whom something is taken. */
export type AboutPlace = { where: string };

/** A door of the player's tile. */
export type AboutSide = { side: DoorSide };

/** A tile that was drawn, or whose door is meant. */
export type AboutTile = { tile: string };

/** Who offers which items for which. */
export type AboutTrade = { who: string; gives: string[]; takes: string[] };

/** Every option, as a value. */
export type Option =
  | { text: string; tag: "accept"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "access-panel"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "accuse"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "another"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "at-door"; pointsAt: Thing | null; fields: { tile: string; side: DoorSide } }
  | { text: string; tag: "attack-enemy"; pointsAt: Thing | null; fields: { enemy: Enemy } }
  | { text: string; tag: "be-injected"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "bull-rush"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "come"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "crawl"; pointsAt: Thing | null; fields: { tile: string } }
  | { text: string; tag: "decline"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "done"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "draw-cards"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "drown-out"; pointsAt: Thing | null; fields: { whom: Listeners } }
  | { text: string; tag: "end-turn"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "enough"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "escape"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "explore"; pointsAt: Thing | null; fields: { side: DoorSide } }
  | { text: string; tag: "find-item"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "gain-fear"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "gain-threat"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "guards-come"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "keep"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "lay-down-item"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "leave"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "leave-open"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "light-incinerator"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "lock"; pointsAt: Thing | null; fields: { side: DoorSide } }
  | { text: string; tag: "lock-behind"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "lock-door"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "lose-cards"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "lose-item"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "move"; pointsAt: Thing | null; fields: { tile: string } }
  | { text: string; tag: "name-card"; pointsAt: Thing | null; fields: { card: string } }
  | { text: string; tag: "name-die"; pointsAt: Thing | null; fields: { face: Face } }
  | { text: string; tag: "name-enemy"; pointsAt: Thing | null; fields: { enemy: Enemy } }
  | { text: string; tag: "name-fear"; pointsAt: Thing | null; fields: { step: FearStep } }
  | { text: string; tag: "name-item"; pointsAt: Thing | null; fields: { item: string } }
  | { text: string; tag: "name-person"; pointsAt: Thing | null; fields: { person: string } }
  | { text: string; tag: "name-side"; pointsAt: Thing | null; fields: { side: DoorSide } }
  | { text: string; tag: "name-skill"; pointsAt: Thing | null; fields: { skill: string } }
  | { text: string; tag: "name-tile"; pointsAt: Thing | null; fields: { tile: string } }
  | { text: string; tag: "open-lock"; pointsAt: Thing | null; fields: { side: DoorSide } }
  | { text: string; tag: "outwit"; pointsAt: Thing | null; fields: { whom: Camp } }
  | { text: string; tag: "pass"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "pick-up"; pointsAt: Thing | null; fields: { item: string } }
  | { text: string; tag: "play"; pointsAt: Thing | null; fields: { card: string; for_: Stat | FearStep | Ability } }
  | { text: string; tag: "revive"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "send"; pointsAt: Thing | null; fields: { enemy: Enemy; to: string } }
  | { text: string; tag: "shut"; pointsAt: Thing | null; fields: { side: DoorSide } }
  | { text: string; tag: "spawn"; pointsAt: Thing | null; fields: { kind: Kind } }
  | { text: string; tag: "stay"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "take"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "trade"; pointsAt: Thing | null; fields: { with_: string } }
  | { text: string; tag: "turned"; pointsAt: Thing | null; fields: { degrees: number; door: OtherDoor | null } }
  | { text: string; tag: "unlock"; pointsAt: Thing | null; fields: { side: DoorSide; by: Stat } }
  | { text: string; tag: "use"; pointsAt: Thing | null; fields: { gear: string } };

/** What is told, by its key. */
export type Events = {
  "accessed": { who: string; tile: string };
  "all-down": Record<string, never>;
  "assisted": { who: string; whom: string; card: string };
  "attacked": { enemy: Enemy; target: Enemy | string; dice: Face[] };
  "crawled": { who: string; to: string };
  "cronos-died": Record<string, never>;
  "cronos-wounded": { wounds: number };
  "darkness-felt": { who: string; tile: string };
  "discarded": { who: string; card: string };
  "drew": { card: string };
  "enemy-moved": { enemy: Enemy; to: string; over: string[]; start: string; because: MostThreat | MostFear | FewestCards | AtWar | null };
  "escaped": { who: string };
  "event-drawn": { card: string; section: Icon | TurnEnd };
  "failed": { who: string; purpose: Purpose; against: Enemy | DoorSide | Camp | null };
  "fear-changed": { who: string; fear: number };
  "fire-lit": { who: string };
  "has-drawn": { who: string; cards: number };
  "hurt": { who: string; cards: number };
  "hybrids-rolled": { die: Face };
  "item-found": { who: string; item: string };
  "item-laid-down": { who: string; item: string; tile: string };
  "item-lost": { who: string; item: string };
  "item-picked-up": { who: string; item: string };
  "item-taken": { who: string; whom: string; item: string };
  "killed": { who: string };
  "knocked-out": { who: string };
  "lab-opened": { who: string; tile: string };
  "left-infirmary": { who: string; to: string };
  "lift-heard": { left: number };
  "lock-eaten": { tile: string; side: DoorSide };
  "lock-placed": { tile: string; side: DoorSide };
  "lock-removed": { tile: string; side: DoorSide };
  "lockdown-began": Record<string, never>;
  "lockdown-counted": { left: number };
  "lost": { who: string };
  "moved": { who: string; to: string };
  "night-passed": { left: number };
  "no-room": { tile: string };
  "passed": { who: string; purpose: Purpose; against: Enemy | DoorSide | Camp | null };
  "peeked": { who: string; die: Face };
  "perished": { who: string; fate: string };
  "played": { who: string; card: string; what: Stat | FearStep | Ability };
  "recovered": { enemy: Enemy };
  "removed": { enemy: Enemy };
  "rolled": { who: string; purpose: Purpose | string; against: Enemy | DoorSide | Camp | null; dice: Face[] };
  "skill-used": { who: string; card: string };
  "sleeper-saved": { who: string; left: number };
  "sleeper-taken": { enemy: Enemy; left: number };
  "spawned": { enemy: Enemy; tile: string };
  "stunned": { enemy: Enemy };
  "swarm-slept": Record<string, never>;
  "swarmed": { tile: string; left: number };
  "threat-gained": { who: string; threat: number };
  "threat-lost": { who: string; threat: number };
  "tile-drawn": { tile: string };
  "tile-laid": { tile: string };
  "trade-offered": { who: string; whom: string; gives: string[]; takes: string[] };
  "trade-refused": { who: string };
  "traded": { who: string; whom: string; gave: string[]; took: string[] };
  "turn-began": { who: string };
  "vitality-changed": { who: string; vitality: number };
  "watch-read": { left: number };
  "withstood": { enemy: Enemy };
};

/** Something that is told: its number, its key, its facts. */
export type Told = { [Key in keyof Events]: [number, Key, Events[Key]] }[keyof Events];
