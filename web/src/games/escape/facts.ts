// Written by checks/page_types.py out of the game's own classes.

/** The side of a tile that a door is on; on a long side with the number of the space, from the north or west. */
export type DoorSide = "north" | "east" | "south" | "west" | "north 1" | "north 2" | "east 1" | "east 2" | "south 1" | "south 2" | "west 1" | "west 2";

/** What an outer side of a tile is. */
export type SideKind = "wall" | "door" | "locked";

/** An outer side of a tile, by its space within the tile, and whether a duct ends there. */
export type Side = {
  way: "north" | "east" | "south" | "west";
  name: DoorSide;
  column?: number;
  row?: number;
  kind?: SideKind;
  duct?: boolean;
};

/** What is printed on a tile (E6.2). */
export type Icon = "fear" | "fear again" | "security" | "security again" | "facility" | "medical supplies" | "crate" | "lab" | "control panel" | "generator" | "elevator" | "darkness" | "clone nest" | "guard post" | "swarm";

/** The kinds of enemies. */
export type Kind = "guard" | "clone" | "hybrid" | "cronos";

/** An enemy on a tile. */
export type EnemySeen = {
  kind: Kind;
  number: number;
  stunned?: boolean;
};

/** A tile of the map, with everything that lies or stands on it. */
export type TileSeen = {
  name: string;
  column: number;
  row: number;
  sides: Side[];
  columns?: number;
  rows?: number;
  vent?: boolean;
  icons?: Icon[];
  players?: string[];
  enemies?: EnemySeen[];
  items?: string[];
  accessed?: boolean;
  ducts_to?: string[];
};

/** What a character can do. */
export type Stat = "intelligence" | "strength" | "speed" | "toughness";

/** How a player can leave the game; the last two occur in one scenario each. */
export type FateName = "escaped" | "killed" | "lost" | "taken" | "devoured";

/** A character's sheet; of a hand, the others only see how many cards it holds. */
export type PrisonerSeen = {
  seat: string;
  fear: number;
  vitality: number;
  threat: number;
  cards: number;
  hands: number;
  skills: string[];
  stats: Partial<Record<Stat, number>>;
  tile?: string;
  fate?: FateName;
  hand?: string[];
  items?: string[];
};

/** What a clone is worth to guards, and a guard to aliens; above 0, they are at war. */
export type Worth = {
  clone?: number;
  guard?: number;
};

/** What one player did to another, and how often. */
export type DeedSeen = {
  who: string;
  whom: string;
  what: "gave" | "helped" | "blamed" | "robbed" | "sacrificed" | "left behind";
  times?: number;
};

/** How many sleepers are left, and whether the lift runs. */
export type Sleepers = {
  state: "waits" | "runs";
  sleepers: number;
  pool: number;
};

/** Whom Dr. Cronos is after, his wounds, and how far he is from the lift. */
export type Doctor = {
  state: "dead" | "stunned" | "idle" | "up";
  hunted: string;
  wounds: number;
  deadly: number;
  away: number;
  needed: number;
};

/** Everything that a seat sees. */
export type View = {
  seat: string;
  scenario: string;
  turn: string;
  phase: "begin" | "act" | "spawn" | "text" | "activation" | "hybrids" | "end";
  moves: number;
  tiles: TileSeen[];
  people: PrisonerSeen[];
  stacks: number[];
  under: string[][];
  reserves: Partial<Record<Kind, number[]>>;
  limits: Partial<Record<Kind, number>>;
  group: number;
  worth: Worth;
  threat_pool: number;
  decks: Partial<Record<"adrenaline" | "items" | "events", number>>;
  discards: Partial<Record<"adrenaline" | "items" | "events", string[]>>;
  event?: string;
  section?: Icon;
  aside?: string;
  drawn?: string;
  lockdown?: boolean;
  lockdown_pool?: number;
  swarm?: number;
  deeds?: DeedSeen[];
  now?: Sleepers | Doctor;
};

/** The numbers of an adrenaline card. */
export type AdrenalinePrinted = {
  stat: Stat;
  bonus: number;
  fear: number;
};

/** How many hands an item takes, and whether it is a weapon. */
export type ItemPrinted = {
  hands: number;
  weapon: boolean;
};

/** Which enemies an event card's box makes act (E15.1). */
export type Acting = "nobody" | "guards" | "clones" | "guards then clones" | "clones then guards";

/** Which enemy an event card spawns, and which enemies act for each number of players. */
export type EventPrinted = {
  spawns: Kind | null;
  acting: Acting[];
};

/** The numbers of a kind of enemy. */
export type EnemyPrinted = {
  attack: number;
  toughness: number;
  counts: number;
};

/** A tile as printed, not turned, with its sides in the same form as in a view. */
export type TilePrinted = {
  columns: number;
  rows: number;
  sides: Side[];
  vent: boolean;
  icons: Icon[];
};

/** What never changes in a box. */
export type Box = {
  fear: Partial<Record<Stat, number>>[];
  terror: number;
  smelled: number;
  watched: number;
  vitality: number;
  adrenaline: Record<string, AdrenalinePrinted>;
  items: Record<string, ItemPrinted>;
  events: Record<string, EventPrinted>;
  enemies: Partial<Record<Kind, EnemyPrinted>>;
  scenarios: Record<string, string>;
  tiles: Record<string, TilePrinted>;
};

/** A sign on the player's tile. */
export type SignHere = ["sign-here", { sign: Icon }];

/** A door of any tile. */
export type DoorOf = ["door-of", { tile: string; side: DoorSide }];

/** One of the numbered markers. */
export type Enemy = ["enemy", { kind: Kind; number: number }];

/** An enemy. */
export type Marker = ["marker", { enemy: Enemy }];

/** The vent of a tile. */
export type VentOf = ["vent-of", { tile: string }];

/** The kinds of enemies that an event card can make act. */
export type Listeners = "guards" | "clones";

/** A door of the tile that the question is about, usually the player's own. */
export type DoorHere = ["door-here", { side: DoorSide }];

/** A tile of the map. */
export type OnMap = ["on-map", { tile: string }];

/** An adrenaline card in the player's hand. */
export type InHand = ["in-hand", { card: string }];

/** What a die shows. */
export type Face = "intelligence" | "intelligence-2" | "strength" | "strength-2" | "speed";

/** A die that shows this face. */
export type DieShown = ["die-shown", { face: Face }];

/** Someone's item or skill. */
export type OnSheet = ["on-sheet", { gear: string }];

/** A player, on the map or on its sheet. */
export type Figure = ["figure", { person: string }];

/** The two sides that the enemies are on. */
export type Camp = "guards" | "aliens";

/** An item on the floor of the player's tile. */
export type ItemHere = ["item-here", { item: string }];

/** A step on the fear track. */
export type FearStep = "less fear" | "more fear";

/** What a card can do that other cards cannot. */
export type Ability = "its ability";

/** An enemy's way to a tile. */
export type WayTo = ["way-to", { enemy: Enemy; tile: string }];

/** The tile that was drawn and is being laid. */
export type DrawnTile = ["drawn-tile", Record<string, never>];

/** A door other than the first on the side of a large tile that meets the door used. */
export type OtherDoor = ["other-door", { number: number }];

/** To guards, this player has the most threat; a player on an adjacent tile counts as having one more. */
export type MostThreat = ["most-threat", { who: string; threat: number; adjacent: boolean }];

/** To aliens, this player has the most fear; a player on an adjacent tile counts as having one more. */
export type MostFear = ["most-fear", { who: string; fear: number; adjacent: boolean }];

/** To Dr. Cronos, this player is the weakest. */
export type FewestCards = ["fewest-cards", { who: string; cards: number }];

/** Of all targets, this enemy of the other camp is worth most. */
export type AtWar = ["at-war", { enemy: Enemy; worth: number }];

/** When an event card is drawn without any of its sections counting. */
export type TurnEnd = "turn end";

/** What dice are rolled for. */
export type Purpose = "attack" | "bull rush" | "outwit" | "unlock" | "access" | "light" | "event" | "reroll";

/** An enemy's attack on a player, with its number of dice. */
export type AboutAttack = { who: string; enemy: Enemy; dice: number };

/** An event card. */
export type AboutCard = { card: string };

/** A challenge: whose, for what, and how many icons of which stat it needs. */
export type AboutChallenge = { who: string; purpose: Purpose; against: Enemy | DoorSide | Camp | ""; stat: Stat; rating: number };

/** A challenge before the roll, with its current number of dice. */
export type AboutChallengeToCome = { who: string; purpose: Purpose; against: Enemy | DoorSide | Camp | ""; stat: Stat; rating: number; dice: number };

/** An enemy that goes somewhere. */
export type AboutEnemy = { enemy: Enemy };

/** The kind of enemy that appears. */
export type AboutKind = { kind: Kind };

/** The tile being laid, and the door of another tile beyond which it will lie. */
export type AboutLaying = { tile: string; beyond: string; side: DoorSide };

/** How many cards the player still has to lose. */
export type AboutLoss = { left: number };

/** Another player who takes part in something, or is helped by it. */
export type AboutPerson = { who: string };

/** The tile or the player that something is taken from. */
export type AboutPlace = { where: string };

/** A door of the player's tile. */
export type AboutSide = { side: DoorSide };

/** A tile that was drawn, or that has the door in question. */
export type AboutTile = { tile: string };

/** Who offers which items in exchange for which. */
export type AboutTrade = { who: string; gives: string[]; takes: string[] };

/** Every option, as a value. */
export type Option =
  | { text: string; tag: "accept"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "access-panel"; pointsAt: SignHere; fields: Record<string, never> }
  | { text: string; tag: "accuse"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "another"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "at-door"; pointsAt: DoorOf; fields: { tile: string; side: DoorSide } }
  | { text: string; tag: "attack-enemy"; pointsAt: Marker; fields: { enemy: Enemy } }
  | { text: string; tag: "be-injected"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "bull-rush"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "come"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "crawl"; pointsAt: VentOf; fields: { tile: string } }
  | { text: string; tag: "decline"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "done"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "draw-cards"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "drown-out"; pointsAt: null; fields: { whom: Listeners } }
  | { text: string; tag: "end-turn"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "enough"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "escape"; pointsAt: SignHere; fields: Record<string, never> }
  | { text: string; tag: "explore"; pointsAt: DoorHere; fields: { side: DoorSide } }
  | { text: string; tag: "find-item"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "gain-fear"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "gain-threat"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "guards-come"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "keep"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "lay-down-item"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "leave"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "leave-open"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "less-fear"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "light-incinerator"; pointsAt: SignHere; fields: Record<string, never> }
  | { text: string; tag: "lock"; pointsAt: DoorHere; fields: { side: DoorSide } }
  | { text: string; tag: "lock-behind"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "lock-door"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "lose-cards"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "lose-item"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "more-fear"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "move"; pointsAt: OnMap; fields: { tile: string } }
  | { text: string; tag: "name-card"; pointsAt: InHand; fields: { card: string } }
  | { text: string; tag: "name-die"; pointsAt: DieShown; fields: { face: Face } }
  | { text: string; tag: "name-enemy"; pointsAt: Marker; fields: { enemy: Enemy } }
  | { text: string; tag: "name-item"; pointsAt: OnSheet; fields: { item: string } }
  | { text: string; tag: "name-person"; pointsAt: Figure; fields: { person: string } }
  | { text: string; tag: "name-side"; pointsAt: DoorHere; fields: { side: DoorSide } }
  | { text: string; tag: "name-skill"; pointsAt: OnSheet; fields: { skill: string } }
  | { text: string; tag: "name-tile"; pointsAt: OnMap; fields: { tile: string } }
  | { text: string; tag: "open-lock"; pointsAt: DoorHere; fields: { side: DoorSide } }
  | { text: string; tag: "outwit"; pointsAt: null; fields: { whom: Camp } }
  | { text: string; tag: "pass"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "pick-up"; pointsAt: ItemHere; fields: { item: string } }
  | { text: string; tag: "play"; pointsAt: InHand; fields: { card: string; for_: Stat | FearStep | Ability } }
  | { text: string; tag: "revive"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "send"; pointsAt: WayTo; fields: { enemy: Enemy; to: string } }
  | { text: string; tag: "shut"; pointsAt: DoorHere; fields: { side: DoorSide } }
  | { text: string; tag: "spawn"; pointsAt: null; fields: { kind: Kind } }
  | { text: string; tag: "stay"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "take"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "trade"; pointsAt: Figure; fields: { with_: string } }
  | { text: string; tag: "turned"; pointsAt: DrawnTile; fields: { degrees: number; door: OtherDoor | "" } }
  | { text: string; tag: "unlock"; pointsAt: DoorHere; fields: { side: DoorSide; by: Stat } }
  | { text: string; tag: "use"; pointsAt: OnSheet; fields: { gear: string } };

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
  "enemy-moved": { enemy: Enemy; to: string; over: string[]; start: string; because: MostThreat | MostFear | FewestCards | AtWar | "" };
  "escaped": { who: string };
  "event-drawn": { card: string; section: Icon | TurnEnd };
  "failed": { who: string; purpose: Purpose; against: Enemy | DoorSide | Camp | "" };
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
  "passed": { who: string; purpose: Purpose; against: Enemy | DoorSide | Camp | "" };
  "peeked": { who: string; die: Face };
  "perished": { who: string; fate: FateName };
  "played": { who: string; card: string; what: Stat | FearStep | Ability };
  "recovered": { enemy: Enemy };
  "removed": { enemy: Enemy };
  "rolled": { who: string; purpose: Purpose | string; against: Enemy | DoorSide | Camp | ""; dice: Face[] };
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
