import type { Side } from "../engine/game.ts";
import { faceOf } from "./faces.ts";

/** What a side is called by its pieces: Black and White, or X and O. */
export const sideName = (game: string, side: Side): string =>
  faceOf(game)?.sides?.[side].name ?? (side === "max" ? "X" : "O");
