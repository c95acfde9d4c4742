import { drawAfter } from "../../engine/games/checkers/position.ts";
import type { PlayedFace } from "../face/face.ts";
import * as words from "./words.ts";

export const checkers: PlayedFace = {
  programPlies: 3,
  moveForm: words.moveForm,
  typed(text) {
    const squares = text.split(/[^\d]+/).filter((square) => square !== "");
    return [squares.join("-"), squares.join("x")];
  },
  hintNodes: 60_000,
  quiet: {
    drawAfter,
    plies: (written) => Number(/:H(\d+)$/.exec(written)?.[1] ?? 0),
    without: words.quiet,
  },
};
