import type { Side } from "../engine/game.ts";
import { faceOf } from "./faces.ts";

/** A move as a sentence names it, by how the game writes it: "the centre", "top left", "column 4", "d3". */
export const moveName = (game: string | undefined, written: string): string =>
  faceOf(game)?.moveName?.(written) ?? written;

/** The same as a label names it: "centre", and as it is written where that says enough: "4", "d3". */
export const moveLabel = (game: string | undefined, written: string): string =>
  faceOf(game)?.moveLabel?.(written) ?? written;

/** What a game is called; of what is none, its name. */
export const gameTitle = (game: string): string => faceOf(game)?.title ?? game;

/** What a side is called by its pieces: Black and White, or X and O. */
export const sideName = (game: string, side: Side): string =>
  faceOf(game)?.sides?.[side].name ?? (side === "max" ? "X" : "O");
