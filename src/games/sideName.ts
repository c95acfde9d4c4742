import type { Side } from "../engine/game.ts";
import { sides } from "./sides.ts";

/** What a side is called by its pieces: Black and White, or X and O. */
export const sideName = (game: string, side: Side): string =>
  sides[game]?.[side].name ?? (side === "max" ? "X" : "O");
