/** What Deep adds to a view: the mirror of `src/unlit/alone/deep/module.py`. */

import type { Stats } from "../box";

/** A special creature beside the screen. */
export type Beside = { name: string; symbol: string; stats: Stats; state: "waiting" | "hunting" | "gone" };

/** A room and its special action. */
export type RoomAction = { room: string; action: string; state: "free" | "mission" | "spent" };

export type DeepView = { specials: Beside[]; rooms: RoomAction[] };
