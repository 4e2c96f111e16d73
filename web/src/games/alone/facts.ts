// Written by checks/page_types.py out of the game's own classes.

/** A revealed sector by the hero's number, where it lies in the labyrinth, its sides, and all that it holds. */
export type Place = {
  number: number;
  group: number;
  column: number;
  row: number;
  shape: string;
  sides: string;
  holds: string;
  hero: boolean;
};

/** A sector of the map as evil sees it: its name, the hero's number for it or 0, and its steps from the hero. */
export type Cell = {
  name: string;
  shape: string;
  sides: string;
  holds: string;
  number: number;
  steps: number;
  hero: boolean;
};

/** The labyrinth and the hero's sheet, open to all; to evil the map; one's own hand; what modules add. */
export type View = {
  seat: string;
  phase: string;
  sheets: string[];
  labyrinth: Place[];
  map: Cell[];
  creatures_left: [string, number][];
  character: string;
  life: number;
  control: number;
  cap: number;
  adrenaline: number;
  round: number;
  rounds_kept: number;
  nightmare: boolean;
  turn: number;
  actions: number;
  bullet_time: boolean;
  recovered: boolean;
  performed: [string, boolean][];
  experience: [string, number][];
  items: string[];
  item_deck: number;
  item_discards: string[];
  companions: [string, number][];
  missions: [string, string, number, number, boolean][];
  triggered: boolean;
  scavenged: string[];
  notes: string[];
  leader: string;
  decks: [string, number][];
  owned: [string, string][];
  hand: string[];
  hands: [string, string][];
  track: string[];
  spaces: number[];
  discards: string[];
  cards_played: number;
  danger_aside: number;
  modules?: Record<string, unknown>;
};

/** A3.3: what a hero can do in a turn. */
export type Action = "move" | "explore" | "fight" | "locate" | "scavenge" | "interact";

/** A direction: north, east, south, west, or by the stairs of the sector. */
export type Way = "north" | "east" | "south" | "west" | "stairs";

/** The four reaction decks. */
export type Deck = "fury" | "speed" | "terror" | "traps";

/** What a die shows. */
export type Face = "hit" | "bar" | "miss";

/** A17.2: what the hero learns by killing, in the order of the creature table. */
export type Ability = "courage" | "cold blood" | "acute sight" | "precision" | "dexterity";

/** A sector of the line that the hero looks along, its own included. */
export type InLine = "here" | "first" | "second" | "third";

/** What the hero may ask for that is neither a room nor a kind of creatures. */
export type Landmark = "any room" | "corridor" | "curve" | "junction" | "cross" | "door" | "blocked door" | "red stairs" | "blue stairs" | "light control unit" | "any creature" | "lighted sector" | "danger token" | "condition token" | "mission token";

/** The level of a sector, as the hero is told it. */
export type Level = "same-level" | "other-level";

/** The two kinds of damage, which also are icons of reaction cards. */
export type Damage = "life" | "self-control";

/** The eight rooms. */
export type Room = "infirmary" | "control room" | "laboratory" | "ventilation room" | "generator room" | "escape pods" | "canteen" | "archive";

/** Every option, as a value. */
export type Option =
  | { text: string; tag: "act"; pointsAt: null; fields: { action: Action } }
  | { text: string; tag: "activate"; pointsAt: null; fields: { avatar: string } }
  | { text: string; tag: "approve"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "at"; pointsAt: null; fields: { sector: string } }
  | { text: string; tag: "avatar-moves"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "avatar-spawns"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "avatar-teleports"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "avatar-waits"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "being"; pointsAt: null; fields: { wounded: boolean; kind: string } }
  | { text: string; tag: "being-ahead"; pointsAt: null; fields: { wounded: boolean; kind: string; way: Way; far: number } }
  | { text: string; tag: "being-at"; pointsAt: null; fields: { wounded: boolean; kind: string; at: string } }
  | { text: string; tag: "block"; pointsAt: null; fields: { way: Way } }
  | { text: string; tag: "block-none"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "character"; pointsAt: null; fields: { character: string } }
  | { text: string; tag: "dangerous"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "deck-named"; pointsAt: null; fields: { deck: Deck } }
  | { text: string; tag: "die-showing"; pointsAt: null; fields: { face: Face } }
  | { text: string; tag: "do-mission"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "done"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "door-between"; pointsAt: null; fields: { one: string; other: string } }
  | { text: string; tag: "draw-one"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "end-turn"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "face-down"; pointsAt: null; fields: { card: string } }
  | { text: string; tag: "free"; pointsAt: null; fields: { way: Way } }
  | { text: string; tag: "item-card"; pointsAt: null; fields: { item: string } }
  | { text: string; tag: "item-held"; pointsAt: null; fields: { charges: number; item: string; upgraded: boolean } }
  | { text: string; tag: "learn"; pointsAt: null; fields: { ability: Ability } }
  | { text: string; tag: "leave-danger"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "lose-token"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "make-safe"; pointsAt: null; fields: { where: InLine | Way } }
  | { text: string; tag: "move"; pointsAt: null; fields: { wounded: boolean; kind: string; at: string } }
  | { text: string; tag: "move-creature"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "nearest"; pointsAt: null; fields: { landmark: Landmark } }
  | { text: string; tag: "no-light"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "no-more"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "no-power"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "no-swap"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "none-there"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "nothing"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "number"; pointsAt: null; fields: { number: number } }
  | { text: string; tag: "on-level"; pointsAt: null; fields: { level: Level } }
  | { text: string; tag: "pass"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "pay"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "player"; pointsAt: null; fields: { seat: string } }
  | { text: string; tag: "power"; pointsAt: null; fields: { power: string } }
  | { text: string; tag: "purge-token"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "reaction-card"; pointsAt: null; fields: { card: string } }
  | { text: string; tag: "recover"; pointsAt: null; fields: { track: Damage } }
  | { text: string; tag: "refuse"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "repair-light"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "room-action"; pointsAt: null; fields: { special: string } }
  | { text: string; tag: "room-named"; pointsAt: null; fields: { room: Room } }
  | { text: string; tag: "sacrifice"; pointsAt: null; fields: { character: string } }
  | { text: string; tag: "safe"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "show"; pointsAt: null; fields: { card: string } }
  | { text: string; tag: "spare-token"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "spawn"; pointsAt: null; fields: { kind: string } }
  | { text: string; tag: "stay"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "stop"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "take"; pointsAt: null; fields: { sector: string } }
  | { text: string; tag: "toward"; pointsAt: null; fields: { way: Way } }
  | { text: string; tag: "upgrade"; pointsAt: null; fields: { item: string; by: string } }
  | { text: string; tag: "upgrade-card"; pointsAt: null; fields: { upgrade: string } }
  | { text: string; tag: "use-ability"; pointsAt: null; fields: { ability: Ability } }
  | { text: string; tag: "use-bullet-time"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "use-power"; pointsAt: null; fields: Record<string, never> };

/** What is told, by its key. */
export type Events = {
  "adrenaline-filled": { adrenaline: number };
  "adrenaline-gained": { amount: number };
  "adrenaline-lost": { amount: number };
  "appeared": { creature: string; sector: string };
  "attacked": { creature: string };
  "avatar-activated": { seat: string; avatar: string; tokens: number };
  "avatar-chosen": { seat: string; avatar: string };
  "avatar-power-used": { avatar: string };
  "avatar-upgraded": { avatar: string; upgrade: string };
  "bullet-time": Record<string, never>;
  "came-to-nothing": Record<string, never>;
  "card-face-down": { seat: string; deck: string };
  "card-played": { seat: string; card: string };
  "card-refused": { seat: string };
  "charges-lost": { item: string; charges: number };
  "companion-gone": { companion: string };
  "companion-joined": { companion: string };
  "companion-used": { companion: string };
  "condition-hidden": { condition: string; sector: string };
  "condition-placed": { condition: string; sector: string };
  "crept": { creature: string; sector: string; to: string };
  "danger-changed": { sector: string; state: string };
  "danger-gone": { sector: string };
  "danger-placed": { sector: string };
  "dangerous-card": { card: string };
  "deck-chosen": { deck: string };
  "deck-owned": { seat: string; deck: string };
  "declared": { action: string; named: string };
  "discarded": { card: string };
  "door-blocked": { sector: string; way: string };
  "door-changed": { one: string; other: string; state: string };
  "door-freed": { sector: string; way: string };
  "drew": { card: string };
  "faded": { creature: string; sector: string };
  "final-mission": { mission: string };
  "has-discarded": { seat: string; deck: string };
  "has-drawn": { seat: string; deck: string };
  "hero-chosen": { character: string };
  "hero-moved": { way: string };
  "hero-power-used": { power: string; cost: number };
  "item-drawn": { item: string; charges: number };
  "item-gone": { item: string };
  "item-upgraded": { item: string; component: string };
  "item-used": { item: string; charges: number };
  "killed": { creature: string };
  "knocked-down": { avatar: string; tokens: number };
  "leader-passed": { seat: string };
  "learned": { ability: string; points: number };
  "left": { creature: string; sector: string; way: string };
  "lie-told": { target: string };
  "light-changed": { sector: string; state: string };
  "light-off": { sector: string };
  "light-on": { sector: string };
  "lights-switched-on": Record<string, never>;
  "located": { target: string; distance: number; level: string };
  "looked": { way: string };
  "made-room": { boss: string };
  "marker-moved": { cap: number };
  "met": { creature: string };
  "missed": Record<string, never>;
  "mission-completed": { mission: string };
  "mission-drawn": { colour: string; mission: string; room: string };
  "mission-step": { mission: string; steps: number };
  "nightmare-began": Record<string, never>;
  "noise": { way: string };
  "not-there": { target: string };
  "paid": { kind: string; amount: number };
  "passed": { creature: string; sector: string; to: string };
  "recovered": { kind: string; amount: number };
  "rolled": { by: string; purpose: string; dice: string };
  "room-used": { room: string; card: string };
  "round-effect": { cause: string };
  "round-ended": { danger: number };
  "round-gained": Record<string, never>;
  "sector-gone": { sector: string };
  "sector-revealed": { sector: string; shape: string; holds: string };
  "sensed": { distance: number; creatures: number };
  "shielded": { companion: string; amount: number };
  "spawned": { creature: string; sector: string };
  "special-called": { seat: string; by: string; card: string };
  "special-drawn": { card: string };
  "special-gone": { special: string };
  "stopped": Record<string, never>;
  "suffered": { kind: string; amount: number; life: number; control: number };
  "targeted": { target: string };
  "teleported": { creature: string; sector: string };
  "turn-began": { turn: number };
  "unanswered": { target: string };
  "unharmed": { creature: string };
  "vanished": { creature: string; sector: string };
  "wounded": { creature: string };
};

/** Something that is told: its number, its key, its facts. */
export type Told = { [Key in keyof Events]: [number, Key, Events[Key]] }[keyof Events];
