import type { Side } from "../../engine/index.ts";
import { lookOf } from "./looks.ts";

/** What a side is called by its pieces: Black and White, or X and O. */
export const sideName = (game: string, side: Side): string =>
  lookOf(game).sides?.[side].name ?? (side === "max" ? "X" : "O");
