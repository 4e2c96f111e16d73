// Written by checks/page_types.py out of the game's own classes.

/** The eight rooms. */
export type Room = "infirmary" | "control room" | "laboratory" | "ventilation room" | "generator room" | "escape pods" | "canteen" | "archive";

/** A2.8: what a sector is, seen from above. */
export type Shape = "room" | "corridor" | "curve" | "junction" | "cross";

/** What stands in the middle of a side of a sector. */
export type Side = "wall" | "open" | "door" | "blocked";

/** Stairs by colour; they have none until evil has said which are red. */
export type Stairs = "red-stairs" | "blue-stairs" | "stairs";

/** The token of a mission that is not completed, in its room. */
export type MissionToken = "blue-mission" | "green-mission" | "red-mission";

/** A creature as it looks. */
export type CreatureShown = {
  kind: string;
  wounded?: boolean;
};

/** Everything in a sector except the hero; its doors belong to its sides. */
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

/** One of the hero's items. */
export type ItemShown = {
  item: string;
  charges: number;
  upgraded?: boolean;
};

/** Someone who accompanies the hero. */
export type CompanionShown = {
  character: string;
  charges: number;
};

/** A mission, its room, the steps it needs and those completed. */
export type MissionShown = {
  mission: string;
  room: Room;
  needed: number;
  steps?: number;
  completed?: boolean;
};

/** A direction: north, east, south, west, or the stairs of the sector. */
export type Way = "north" | "east" | "south" | "west" | "stairs";

/** A7.4, A7.5: where a noise without a direction comes from. */
export type Whence = "here" | "other-level" | "nowhere";

/** A noise of this round, and where it came from. */
export type NoiseShown = {
  type: "noise";
  turn: number;
  way: Way | Whence;
};

/** What the hero may ask for, other than a room or a kind of creature. */
export type Landmark = "any room" | "corridor" | "curve" | "junction" | "cross" | "door" | "blocked door" | "red stairs" | "blue stairs" | "light control unit" | "any creature" | "lighted sector" | "danger token" | "condition token" | "mission token";

/** A kind of creature: its name, its letter, and whether it is the only one; its numbers are in the box. */
export type Kind = "spores" | "parasite" | "cultist" | "mutant" | "worm" | "keeper" | "queen" | "harrier" | "ravager" | "sentinel" | "trapper" | "whisperer" | "herald" | "snuffer" | "brute" | "howler" | "leech" | "skitterer" | "bloom" | "pall" | "maw" | "gnawer";

/** The level of a sector, as the hero hears it. */
export type Level = "same-level" | "other-level";

/** What the hero was told about something: how far away it is, and on which level. */
export type AnswerShown = {
  type: "answer";
  turn: number;
  target: Room | Landmark | Way | Kind;
  distance: number;
  level: Level;
};

/** Something that the hero was told is not on the map. */
export type NothingShown = {
  type: "nothing";
  turn: number;
  target: Room | Landmark | Way | Kind;
};

/** How many creatures the motion sensor showed. */
export type SensorShown = {
  type: "sensor";
  turn: number;
  creatures: number;
};

/** The four reaction decks. */
export type Deck = "fury" | "speed" | "terror" | "traps";

/** A card on the reaction track: its name if known, its deck if it is face down, and the spaces it covers. */
export type OnTrack = {
  card?: string;
  down?: Deck;
  spaces?: number;
};

/** A card that lies face down in a pile; only the player who laid it there knows its name. */
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

/** An avatar's card: whose it is, the upgrades with a token, and where its figure lies if it is down. */
export type AvatarCard = {
  name: string;
  owner: string;
  stats: Numbers;
  upgrades: string[];
  free: string[];
  down: number;
  activated: number;
};

/** A power on the hero's card: what it costs, and whether it bears a bolt. */
export type PowerOffered = {
  name: string;
  cost: number;
  bolt: boolean;
};

/** What everyone is shown of the module; where an avatar is shows on the map or not at all. */
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

/** What everyone is shown of Deep. */
export type DeepView = {
  specials: Beside[];
  rooms: RoomView[];
};

/** The labyrinth and the hero's sheet, open to all; the map for evil; the seat's own hand; what modules add. */
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
  notes: (NoiseShown | AnswerShown | NothingShown | SensorShown)[];
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

/** The two kinds of damage, which are also icons on reaction cards. */
export type Damage = "life" | "self-control";

/** A kind in the creature table: its numbers before and in the nightmare, its tokens, and what it teaches. */
export type CreaturePrinted = {
  calm: Numbers;
  nightmare: Numbers;
  tokens: number;
  teaches?: Ability;
};

/** What an item is made of, and what it needs to be upgraded. */
export type Matrix = "chemical" | "electrical" | "mechanical";

/** An item: what it is made of, what it needs to be upgraded, how many there are, and the action it is for. */
export type ItemPrinted = {
  matrix: Matrix;
  required: Matrix;
  copies: number;
  action?: Action;
};

/** The colours of missions: a hindrance, some help, the way out. */
export type Colour = "blue" | "green" | "red";

/** A mission: its colour, its room, and the steps it needs. */
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

/** A power on the hero's card: what it costs, and whether it bears a bolt. */
export type PowerPrinted = {
  cost: number;
  bolt: boolean;
};

/** The printed avatars and powers. */
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

/** The special creatures, and the room of each room action. */
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

/** A sector of the map. */
export type MapSector = ["map-sector", { sector: string }];

/** A creature in the hero's sector; where evil names a kind, a creature that is not on the map yet. */
export type CreatureHere = ["creature-here", { wounded: boolean; kind: Kind }];

/** A creature this many sectors away from the hero. */
export type CreatureAhead = ["creature-ahead", { wounded: boolean; kind: Kind; way: Way; far: number }];

/** A creature on the map. */
export type CreatureAt = ["creature-at", { wounded: boolean; kind: Kind; at: string }];

/** A door on a side of the sector. */
export type DoorHere = ["door-here", { way: Way }];

/** What a die shows. */
export type Face = "hit" | "bar" | "miss";

/** What lies in a sector. */
export type Lies = "stairs" | "mission" | "light-control-unit" | "danger";

/** What lies in the sector. */
export type ThingHere = ["thing-here", { thing: Lies }];

/** The door between two sectors of the map. */
export type MapDoor = ["map-door", { one: string; other: string }];

/** A sector in the line that the hero looks along, including the hero's own. */
export type InLine = "here" | "first" | "second" | "third";

/** The hero. */
export type HeroHere = ["hero-here", Record<string, never>];

/** The sector of the map that holds this room. */
export type MapRoom = ["map-room", { room: Room }];

/** The sector itself. */
export type Here = ["here", Record<string, never>];

/** What lies in a sector of the map. */
export type MapThing = ["map-thing", { thing: Lies; sector: string }];

/** A side of the sector. */
export type SideHere = ["side-here", { way: Way }];

/** A creature as everyone names it, or its kind. */
export type Being = ["being", { wounded: boolean; kind: Kind }];

/** A2.14: whether a danger token lies in a sector. */
export type Safety = "danger" | "safe";

/** Charges of an item that the hero intends to spend. */
export type Charged = ["charged", { charges: number; item: string }];

/** A creature that the hero sees at a distance: in which direction, and how many sectors away. */
export type BeingAhead = ["being-ahead", { wounded: boolean; kind: Kind; way: Way; far: number }];

/** Unblock a door of the sector. */
export type Free = ["free", { way: Way }];

/** Block a door of the sector. */
export type Block = ["block", { way: Way }];

/** Leave the doors as they are. */
export type BlockNone = ["block-none", Record<string, never>];

/** Repair the light control unit. */
export type RepairLight = ["repair-light", Record<string, never>];

/** Do a step of the mission. */
export type DoMission = ["do-mission", Record<string, never>];

/** A6.14: the state of a door. */
export type DoorState = "blocked" | "open";

/** A5.12: how bright a sector is. */
export type Lighting = "light" | "dark";

/** What dice are rolled for. */
export type Purpose = "fight" | "attack" | "opportunity" | "courage";

/** A2.9: what a sector holds, except creatures and condition tokens; its doors belong to its sides. */
export type Element = "red-stairs" | "blue-stairs" | "light-control-unit" | "light" | "danger" | "blue-mission" | "green-mission" | "red-mission";

/** An action. */
export type AboutAction = { action: Action };

/** A number of points on a track. */
export type AboutAmount = { amount: number };

/** What the hero may react to: a moment, and what happens then. */
export type AboutAnswer = { moment: string; to: ["about-fright", AboutFright] | ["about-dice", AboutDice] | ["about-damage", AboutDamage] | ["about-step", AboutStep] | ["about-item", AboutItem] | ["about-card", AboutCard] };

/** Who asks the leader for approval, and for what. */
export type AboutApproval = { seat: string; what: string };

/** An avatar. */
export type AboutAvatar = { avatar: string };

/** A card that takes effect. */
export type AboutCard = { card: string };

/** A creature and its place, as evil names it. */
export type BeingAt = ["being-at", { wounded: boolean; kind: Kind; at: string }];

/** A creature as everyone names it, or with its place as evil names it. */
export type AboutCreature = { creature: Being | BeingAt };

/** Damage that the hero takes. */
export type AboutDamage = { amount: number; kind: Damage };

/** Danger tokens still to be placed. */
export type AboutDangers = { left: number };

/** An action and what the hero named with it. */
export type AboutDeed = { action: Action; named: (Charged | Way | Being | BeingAhead | Room | Landmark | Free | Block | BlockNone | RepairLight | DoMission)[] };

/** What the dice show, what they were rolled for, and the attacker if it is a single creature. */
export type AboutDice = { purpose: Purpose; dice: Face[]; attacker: Being | "" };

/** Cards still to be drawn, and the card or mission that requires it. */
export type AboutDraws = { cause: string; left: number };

/** A danger token of the set-up: one for a mission, or one for a level, counted from 1. */
export type AboutFirstDanger = { mission: string; level: number };

/** A creature, and the self-control that meeting it costs. */
export type AboutFright = { creature: Being; amount: number };

/** An item that is activated. */
export type AboutItem = { item: string };

/** Items that were drawn. */
export type AboutItems = { items: string[] };

/** A creature that was hit. */
export type AboutKind = { kind: Kind };

/** How many sectors are lit. */
export type AboutLight = { sectors: number };

/** A mission. */
export type AboutMission = { mission: string };

/** Where something is heard. */
export type AboutNoise = { sector: string };

/** Which of several targets it is, counted from 1. */
export type AboutNumber = { number: number };

/** A room that swaps places with another. */
export type AboutRoom = { room: Room };

/** Someone at the table. */
export type AboutSeat = { seat: string };

/** A sector that is being revealed. */
export type AboutSector = { sector: number };

/** A step that the hero takes. */
export type AboutStep = { way: Way };

/** What the hero asked for. */
export type AboutTarget = { target: Room | Landmark | Way | Kind };

/** What the hero asked for and the true answer: its distance and levels, or none if it is not on the map. */
export type AboutTruth = { target: Room | Landmark | Way | Kind; distance: number | ""; levels: Level[] };

/** A turn of the round. */
export type AboutTurn = { turn: number };

/** Every option, as a value. */
export type Option =
  | { text: string; tag: "act"; pointsAt: null; fields: { action: Action } }
  | { text: string; tag: "activate"; pointsAt: null; fields: { avatar: string } }
  | { text: string; tag: "approve"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "at"; pointsAt: MapSector; fields: { sector: string } }
  | { text: string; tag: "avatar-moves"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "avatar-spawns"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "avatar-teleports"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "avatar-waits"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "being"; pointsAt: CreatureHere; fields: { wounded: boolean; kind: Kind } }
  | { text: string; tag: "being-ahead"; pointsAt: CreatureAhead; fields: { wounded: boolean; kind: Kind; way: Way; far: number } }
  | { text: string; tag: "being-at"; pointsAt: CreatureAt; fields: { wounded: boolean; kind: Kind; at: string } }
  | { text: string; tag: "block"; pointsAt: DoorHere; fields: { way: Way } }
  | { text: string; tag: "block-none"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "character"; pointsAt: null; fields: { character: string } }
  | { text: string; tag: "dangerous"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "deck-named"; pointsAt: null; fields: { deck: Deck } }
  | { text: string; tag: "die-showing"; pointsAt: null; fields: { face: Face } }
  | { text: string; tag: "do-mission"; pointsAt: ThingHere; fields: Record<string, never> }
  | { text: string; tag: "done"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "door-between"; pointsAt: MapDoor; fields: { one: string; other: string } }
  | { text: string; tag: "draw-one"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "end-turn"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "face-down"; pointsAt: null; fields: { card: string } }
  | { text: string; tag: "free"; pointsAt: DoorHere; fields: { way: Way } }
  | { text: string; tag: "item-card"; pointsAt: null; fields: { item: string } }
  | { text: string; tag: "item-held"; pointsAt: null; fields: { charges: number; item: string; upgraded: boolean } }
  | { text: string; tag: "learn"; pointsAt: null; fields: { ability: Ability } }
  | { text: string; tag: "leave-danger"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "lose-token"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "make-safe"; pointsAt: ThingHere | null; fields: { where: InLine | Way } }
  | { text: string; tag: "move"; pointsAt: CreatureAt; fields: { wounded: boolean; kind: Kind; at: string } }
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
  | { text: string; tag: "player"; pointsAt: HeroHere | null; fields: { seat: string } }
  | { text: string; tag: "power"; pointsAt: null; fields: { power: string } }
  | { text: string; tag: "purge-token"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "reaction-card"; pointsAt: null; fields: { card: string } }
  | { text: string; tag: "recover"; pointsAt: null; fields: { track: Damage } }
  | { text: string; tag: "refuse"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "repair-light"; pointsAt: ThingHere; fields: Record<string, never> }
  | { text: string; tag: "room-action"; pointsAt: null; fields: { special: string } }
  | { text: string; tag: "room-named"; pointsAt: MapRoom; fields: { room: Room } }
  | { text: string; tag: "sacrifice"; pointsAt: null; fields: { character: string } }
  | { text: string; tag: "safe"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "show"; pointsAt: null; fields: { card: string } }
  | { text: string; tag: "spare-token"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "spawn"; pointsAt: null; fields: { kind: Kind } }
  | { text: string; tag: "stay"; pointsAt: null; fields: Record<string, never> }
  | { text: string; tag: "stop"; pointsAt: Here; fields: Record<string, never> }
  | { text: string; tag: "take"; pointsAt: MapThing; fields: { sector: string } }
  | { text: string; tag: "toward"; pointsAt: SideHere | ThingHere; fields: { way: Way } }
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
  "appeared": { creature: Being; sector: number };
  "attacked": { creature: Being };
  "avatar-activated": { seat: string; avatar: string; tokens: number };
  "avatar-chosen": { seat: string; avatar: string };
  "avatar-power-used": { avatar: string };
  "avatar-upgraded": { avatar: string; upgrade: string };
  "bullet-time": Record<string, never>;
  "came-to-nothing": Record<string, never>;
  "card-face-down": { seat: string; deck: Deck };
  "card-played": { seat: string; card: string };
  "card-refused": { seat: string };
  "charges-lost": { item: string; charges: number };
  "companion-gone": { companion: string };
  "companion-joined": { companion: string };
  "companion-used": { companion: string };
  "condition-hidden": { condition: string; sector: string };
  "condition-placed": { condition: string; sector: number };
  "crept": { creature: Being; sector: string; to: string };
  "danger-changed": { sector: string; state: Safety };
  "danger-gone": { sector: number };
  "danger-placed": { sector: number };
  "dangerous-card": { card: string };
  "deck-chosen": { deck: Deck };
  "deck-owned": { seat: string; deck: Deck[] };
  "declared": { action: Action; named: (Charged | Way | Being | BeingAhead | Room | Landmark | Free | Block | BlockNone | RepairLight | DoMission)[] };
  "discarded": { card: string };
  "door-blocked": { sector: number; way: Way };
  "door-changed": { one: string; other: string; state: DoorState };
  "door-freed": { sector: number; way: Way };
  "drew": { card: string };
  "faded": { creature: Kind; sector: string };
  "final-mission": { mission: string };
  "has-discarded": { seat: string; deck: Deck };
  "has-drawn": { seat: string; deck: Deck };
  "hero-chosen": { character: string };
  "hero-moved": { way: Way };
  "hero-power-used": { power: string; cost: number };
  "item-drawn": { item: string; charges: number };
  "item-gone": { item: string };
  "item-upgraded": { item: string; component: string };
  "item-used": { item: string; charges: number };
  "killed": { creature: Kind };
  "knocked-down": { avatar: string; tokens: number };
  "leader-passed": { seat: string };
  "learned": { ability: Ability; points: number };
  "left": { creature: Being; sector: number; way: Way };
  "lie-told": { target: Room | Landmark | Way | Kind };
  "light-changed": { sector: string; state: Lighting };
  "light-off": { sector: number };
  "light-on": { sector: number };
  "lights-switched-on": Record<string, never>;
  "located": { target: Room | Landmark | Way | Kind; distance: number; level: Level };
  "looked": { way: Way };
  "made-room": { boss: Kind };
  "marker-moved": { cap: number };
  "met": { creature: Being };
  "missed": Record<string, never>;
  "mission-completed": { mission: string };
  "mission-drawn": { colour: Colour; mission: string; room: Room };
  "mission-step": { mission: string; steps: number };
  "nightmare-began": Record<string, never>;
  "noise": { way: Way | Whence };
  "not-there": { target: Room | Landmark | Way | Kind };
  "paid": { kind: Damage; amount: number };
  "passed": { creature: Being; sector: number; to: number };
  "recovered": { kind: Damage; amount: number };
  "rolled": { by: string; purpose: Purpose; dice: Face[] };
  "room-used": { room: Room; card: string };
  "round-effect": { cause: string };
  "round-ended": { danger: number };
  "round-gained": Record<string, never>;
  "sector-gone": { sector: number };
  "sector-revealed": { sector: number; shape: Shape | Room; holds: (Element | Being | string)[] };
  "sensed": { distance: number; creatures: number };
  "shielded": { companion: string; amount: number };
  "spawned": { creature: Kind; sector: string };
  "special-called": { seat: string; by: string; card: string };
  "special-drawn": { card: string };
  "special-gone": { special: string };
  "stopped": Record<string, never>;
  "suffered": { kind: Damage; amount: number; life: number; control: number };
  "targeted": { target: Room | Landmark | Way | Kind };
  "teleported": { creature: Being; sector: string };
  "turn-began": { turn: number };
  "unanswered": { target: Room | Landmark | Way | Kind };
  "unharmed": { creature: Being };
  "vanished": { creature: Being; sector: number };
  "wounded": { creature: Kind };
};

/** Something that is told: its number, its key, its facts. */
export type Told = { [Key in keyof Events]: [number, Key, Events[Key]] }[keyof Events];
