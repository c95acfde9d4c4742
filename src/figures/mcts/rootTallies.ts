import { type MoveTally, moveTallies } from "./moveTallies.ts";
import type { SamplingRun } from "./samplingRun.ts";

/** A move of the root, and what is known of it at a step: nothing before it was tried. */
export interface RootTally {
  readonly move: unknown;
  readonly tally: MoveTally | undefined;
}

/** Every move of the root, in the game's order. */
export function rootTallies(run: SamplingRun, step: number): RootTally[] {
  const { game, position } = run;
  // By their text: a game may make the objects of its moves anew each time that it is asked.
  const tried = new Map(
    moveTallies(run, 0, step).map((tally) => [game.writeMove(position, tally.move), tally]),
  );
  return game.moves(position).map((move) => ({ move, tally: tried.get(game.writeMove(position, move)) }));
}
