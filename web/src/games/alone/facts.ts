// Written by checks/page_types.py out of the game's own classes.

import type { Thing } from "../../lib/facts";

/** The eight rooms. */
export type Room = "infirmary" | "control room" | "laboratory" | "ventilation room" | "generator room" | "escape pods" | "canteen" | "archive";

/** A2.8: what a sector is, seen from above. */
export type Shape = "room" | "corridor" | "curve" | "junction" | "cross";

/** What stands in the middle of a side of a sector. */
export type Side = "wall" | "open" | "door" | "blocked";

/** Stairs by their colour; before evil has said which are red they have none. */
export type Stairs = "red-stairs" | "blue-stairs" | "stairs";

/** The token of a mission that is not completed, in its room. */
export type MissionToken = "blue-mission" | "green-mission" | "red-mission";

/** A creature as it looks. */
export type CreatureShown = {
  kind: string;
  wounded?: boolean;
};

/** All that is in a sector but the hero; its doors are its sides. */
export type Holds = {
  stairs?: Stairs;
  control_unit?: boolean;
  light?: boolean;
  danger?: boolean;
  condition?: string;
  missions?: MissionToken[];
  creatures?: CreatureShown[];
};

/** A revealed sector by the hero's number, where it lies in the labyrinth, its sides, and all that it holds. */
export type Place = {
  number: number;
  group: number;
  column: number;
  row: number;
  shape: Room | Shape;
  sides: [Side, Side, Side, Side];
  holds?: Holds;
  hero?: boolean;
};

/** A sector of the map as evil sees it: its name, the hero's number for it or 0, and its steps from the hero. */
export type Cell = {
  name: string;
  hero?: boolean;
  number?: number;
  steps?: number;
  holds?: Holds;
  shape: Room | Shape;
  sides: [Side, Side, Side, Side];
};

/** A3.3: what a hero can do in a turn. */
export type Action = "move" | "explore" | "fight" | "locate" | "scavenge" | "interact";

/** An action of this turn, and whether it was dangerous. */
export type Performed = {
  action: Action;
  danger?: boolean;
};

/** A17.2: what the hero learns by killing, in the order of the creature table. */
export type Ability = "courage" | "cold blood" | "acute sight" | "precision" | "dexterity";

/** An item of the hero's. */
export type ItemShown = {
  item: string;
  charges: number;
  upgraded?: boolean;
};

/** Somebody who goes with the hero. */
export type CompanionShown = {
  character: string;
  charges: number;
};

/** A mission, its room, the steps that it needs and those that are done. */
export type MissionShown = {
  mission: string;
  room: Room;
  needed: number;
  steps?: number;
  completed?: boolean;
};

/** The four reaction decks. */
export type Deck = "fury" | "speed" | "terror" | "traps";

/** A card on the reaction track: its name, where it is known, its deck, if it lies face down, and its spaces. */
export type OnTrack = {
  card?: string;
  down?: Deck;
  spaces?: number;
};

/** A card of a pile that lies face down; only who laid it there knows its name. */
export type FaceDown = {
  card?: string;
};

/** A creature's numbers: life to wound and to kill, dice in the dark and in the light, fright, spawn distance. */
export type Numbers = {
  wound: number;
  kill: number;
  dark: number;
  light: number;
  fright: number;
  spawn: number;
};

/** An avatar's card: whose it is, the upgrades that bear a token, and where its figure lies, if it does. */
export type AvatarCard = {
  name: string;
  owner: string;
  stats: Numbers;
  upgrades: string[];
  free: string[];
  down: number;
  activated: number;
};

/** A power of the hero's card: what it costs, and whether it bears a bolt. */
export type PowerOffered = {
  name: string;
  cost: number;
  bolt: boolean;
};

/** What shows of the module; the same to everybody, for where an avatar is shows on the map or not at all. */
export type AvatarView = {
  tokens: number;
  avatars: AvatarCard[];
  powers: PowerOffered[];
};

/** What became of a special creature: it waits beside the screen, is on the map, or was killed. */
export type SpecialState = "waiting" | "hunting" | "gone";

/** A special creature beside the screen: whose symbol it bears, its numbers now, and what became of it. */
export type Beside = {
  name: string;
  symbol: string;
  stats: Numbers;
  state: SpecialState;
};

/** Whether the special action of a room can be used, is barred by a mission, or is spent. */
export type RoomState = "free" | "mission" | "spent";

/** A room, its special action, and whether that is free, barred by a mission, or spent. */
export type RoomView = {
  room: Room;
  action: string;
  state: RoomState;
};

/** Open to all. */
export type DeepView = {
  specials: Beside[];
  rooms: RoomView[];
};

/** The labyrinth and the hero's sheet, open to all; to evil the map; one's own hand; what modules add. */
export type View = {
  seat: string;
  phase: string;
  sheets: (string | number)[];
  labyrinth: Place[];
  map?: Cell[];
  creatures_left?: Record<string, number>;
  character: string;
  life: number;
  control: number;
  cap: number;
  adrenaline: number;
  round: number;
  rounds_kept?: number;
  nightmare?: boolean;
  turn: number;
  actions: number;
  bullet_time?: boolean;
  recovered?: boolean;
  performed?: Performed[];
  experience?: Partial<Record<Ability, number>>;
  items: ItemShown[];
  item_deck: number;
  item_discards?: string[];
  companions?: CompanionShown[];
  missions: MissionShown[];
  triggered?: boolean;
  scavenged?: Room[];
  notes: string[];
  leader: string;
  decks: Partial<Record<Deck, number>>;
  owned: Record<string, Deck[]>;
  hand?: string[];
  hands: Record<string, Partial<Record<Deck, number>>>;
  track: OnTrack[];
  discards: Partial<Record<Deck, (string | FaceDown)[]>>;
  cards_played: number;
  danger_aside?: number;
  modules?: { avatar?: AvatarView; deep?: DeepView };
};

/** The two kinds of damage, which also are icons of reaction cards. */
export type Damage = "life" | "self-control";

/** A kind of the creature table: its numbers before and in the nightmare, its tokens, and what it teaches. */
export type CreaturePrinted = {
  calm: Numbers;
  nightmare: Numbers;
  tokens: number;
  teaches?: Ability;
};

/** What an item is made of, and what it needs to be upgraded. */
export type Matrix = "chemical" | "electrical" | "mechanical";

/** An item: what it is made of, what it needs to be upgraded, how many there are, and the action that it is for. */
export type ItemPrinted = {
  matrix: Matrix;
  required: Matrix;
  copies: number;
  action?: Action;
};

/** The colours of missions: a hindrance, a help, the way out. */
export type Colour = "blue" | "green" | "red";

/** A mission: its colour, its room, and the steps that it needs. */
export type MissionPrinted = {
  colour: Colour;
  room: Room;
  steps: number;
};

/** The card of an avatar: its deck, if it has one, its upgrades, its numbers before and in the nightmare. */
export type AvatarPrinted = {
  deck: Deck | null;
  upgrades: string[];
  calm: Numbers;
  nightmare: Numbers;
};

/** A power of the hero's card: what it costs, and whether it bears a bolt. */
export type PowerPrinted = {
  cost: number;
  bolt: boolean;
};

/** Avatars and powers. */
export type AvatarBox = {
  avatars: Record<string, AvatarPrinted>;
  powers: Record<string, PowerPrinted>;
};

/** The card of a special creature: whose symbol it bears, its numbers before and in the nightmare, its missions. */
export type SpecialPrinted = {
  symbol: string;
  calm: Numbers;
  nightmare: Numbers;
  missions: string[];
  number: number;
};

/** The special creatures, and which action belongs to which room. */
export type DeepBox = {
  specials: Record<string, SpecialPrinted>;
  rooms: Record<string, Room>;
};

/** What never changes in a box. */
export type Box = {
  top: number;
  turns: number;
  caps: number[];
  adrenaline: number[];
  track: number;
  track_danger: number;
  most_items: number;
  unlocked: number;
  rooms: Room[];
  decks: Partial<Record<Deck, string[]>>;
  icons: Record<string, Action | Damage>;
  symbols: Record<string, string>;
  creatures: Record<string, CreaturePrinted>;
  items: Record<string, ItemPrinted>;
  missions: Record<string, MissionPrinted>;
  characters: string[];
  modules: { avatar?: AvatarBox; deep?: DeepBox };
};

/** A direction: north, east, south, west, or by the stairs of the sector. */
export type Way = "north" | "east" | "south" | "west" | "stairs";

/** What a die shows. */
export type Face = "hit" | "bar" | "miss";

/** A sector of the line that the hero looks along, its own included. */
export type InLine = "here" | "first" | "second" | "third";

/** What the hero may ask for that is neither a room nor a kind of creatures. */
export type Landmark = "any room" | "corridor" | "curve" | "junction" | "cross" | "door" | "blocked door" | "red stairs" | "blue stairs" | "light control unit" | "any creature" | "lighted sector" | "danger token" | "condition token" | "mission token";

/** The level of a sector, as the hero is told it. */
export type Level = "same-level" | "other-level";

/** Every option, as a value. */
export type Option =
  | { text: string; tag: "act"; pointsAt: Thing | null; fields: { action: Action } }
  | { text: string; tag: "activate"; pointsAt: Thing | null; fields: { avatar: string } }
  | { text: string; tag: "approve"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "at"; pointsAt: Thing | null; fields: { sector: string } }
  | { text: string; tag: "avatar-moves"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "avatar-spawns"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "avatar-teleports"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "avatar-waits"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "being"; pointsAt: Thing | null; fields: { wounded: boolean; kind: string } }
  | { text: string; tag: "being-ahead"; pointsAt: Thing | null; fields: { wounded: boolean; kind: string; way: Way; far: number } }
  | { text: string; tag: "being-at"; pointsAt: Thing | null; fields: { wounded: boolean; kind: string; at: string } }
  | { text: string; tag: "block"; pointsAt: Thing | null; fields: { way: Way } }
  | { text: string; tag: "block-none"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "character"; pointsAt: Thing | null; fields: { character: string } }
  | { text: string; tag: "dangerous"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "deck-named"; pointsAt: Thing | null; fields: { deck: Deck } }
  | { text: string; tag: "die-showing"; pointsAt: Thing | null; fields: { face: Face } }
  | { text: string; tag: "do-mission"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "done"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "door-between"; pointsAt: Thing | null; fields: { one: string; other: string } }
  | { text: string; tag: "draw-one"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "end-turn"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "face-down"; pointsAt: Thing | null; fields: { card: string } }
  | { text: string; tag: "free"; pointsAt: Thing | null; fields: { way: Way } }
  | { text: string; tag: "item-card"; pointsAt: Thing | null; fields: { item: string } }
  | { text: string; tag: "item-held"; pointsAt: Thing | null; fields: { charges: number; item: string; upgraded: boolean } }
  | { text: string; tag: "learn"; pointsAt: Thing | null; fields: { ability: Ability } }
  | { text: string; tag: "leave-danger"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "lose-token"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "make-safe"; pointsAt: Thing | null; fields: { where: InLine | Way } }
  | { text: string; tag: "move"; pointsAt: Thing | null; fields: { wounded: boolean; kind: string; at: string } }
  | { text: string; tag: "move-creature"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "nearest"; pointsAt: Thing | null; fields: { landmark: Landmark } }
  | { text: string; tag: "no-light"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "no-more"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "no-power"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "no-swap"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "none-there"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "nothing"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "number"; pointsAt: Thing | null; fields: { number: number } }
  | { text: string; tag: "on-level"; pointsAt: Thing | null; fields: { level: Level } }
  | { text: string; tag: "pass"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "pay"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "player"; pointsAt: Thing | null; fields: { seat: string } }
  | { text: string; tag: "power"; pointsAt: Thing | null; fields: { power: string } }
  | { text: string; tag: "purge-token"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "reaction-card"; pointsAt: Thing | null; fields: { card: string } }
  | { text: string; tag: "recover"; pointsAt: Thing | null; fields: { track: Damage } }
  | { text: string; tag: "refuse"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "repair-light"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "room-action"; pointsAt: Thing | null; fields: { special: string } }
  | { text: string; tag: "room-named"; pointsAt: Thing | null; fields: { room: Room } }
  | { text: string; tag: "sacrifice"; pointsAt: Thing | null; fields: { character: string } }
  | { text: string; tag: "safe"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "show"; pointsAt: Thing | null; fields: { card: string } }
  | { text: string; tag: "spare-token"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "spawn"; pointsAt: Thing | null; fields: { kind: string } }
  | { text: string; tag: "stay"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "stop"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "take"; pointsAt: Thing | null; fields: { sector: string } }
  | { text: string; tag: "toward"; pointsAt: Thing | null; fields: { way: Way } }
  | { text: string; tag: "upgrade"; pointsAt: Thing | null; fields: { item: string; by: string } }
  | { text: string; tag: "upgrade-card"; pointsAt: Thing | null; fields: { upgrade: string } }
  | { text: string; tag: "use-ability"; pointsAt: Thing | null; fields: { ability: Ability } }
  | { text: string; tag: "use-bullet-time"; pointsAt: Thing | null; fields: Record<string, never> }
  | { text: string; tag: "use-power"; pointsAt: Thing | null; fields: Record<string, never> };

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
