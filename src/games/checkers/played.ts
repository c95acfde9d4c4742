import { drawAfter } from "../../engine/games/checkers/position.ts";
import type { PlayedFace } from "../face/playedFace.ts";

export const checkers: PlayedFace = {
  moveForm: "two squares such as 11-15, or a capture such as 22x15x8",
  typed(text) {
    const squares = text.split(/[^\d]+/).filter((square) => square !== "");
    return [squares.join("-"), squares.join("x")];
  },
  hintNodes: 60_000,
  quiet: {
    drawAfter,
    plies: (written) => Number(/:H(\d+)$/.exec(written)?.[1] ?? 0),
    without: "a capture or a man’s move",
  },
};
