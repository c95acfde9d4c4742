import { alphaBetaWithTable, Silent } from "../../engine/index.ts";
import type { SamplingRun } from "./samplingRun.ts";

/** More nodes than this are not read for an exact value. */
const mostNodes = 15_000;

class Patience extends Silent<unknown> {
  #left = mostNodes;

  override enter(): void {
    if (this.#left-- === 0) throw this;
  }
}

/** Minimax's value of every move at the root, in the game's order; undefined where that takes too long to find. */
export function exactValues({
  game,
  position,
}: Pick<SamplingRun, "game" | "position">): readonly number[] | undefined {
  const patience = new Patience();
  try {
    return game
      .moves(position)
      .map((move) => alphaBetaWithTable(game, game.play(position, move), {}, patience).value);
  } catch (stopped) {
    if (stopped === patience) return undefined;
    throw stopped;
  }
}
