import { faceOf } from "./faces.ts";

/** A move as a sentence names it, by how the game writes it: "the centre", "top left", "column 4", "d3". */
export const moveWords = (game: string | undefined, written: string): string =>
  faceOf(game)?.moveName?.(written) ?? written;
