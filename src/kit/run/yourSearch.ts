import type { Game, Result, Search } from "../../engine/index.ts";
import { type Recording, Trace, tellAgain } from "../../trace/index.ts";
import * as words from "./words.ts";

/** What a reader's program told of each thing that it was run on, by `nameOf`. */
const kept = new Map<string, Recording<unknown>>();

const nameOf = <Position, Move>(game: Game<Position, Move>, position: Position, depth: number): string =>
  `${game.write(position)} ${depth}`;

/** Keeps what a reader's program told of a position, in place of what it told before, so that figures can show it. */
export function keepYourSearch<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
  recording: Recording<Move>,
): void {
  kept.set(nameOf(game, position, depth), recording as Recording<unknown>);
}

/**
 * A reader's program as a search: it tells again what was kept of it. Programs run in a sandbox alone, so nothing is
 * searched here; throws an error that says so where the program was not run on this position to this depth.
 */
export const yourSearch: Search = (game, position, { depth = Infinity } = {}, observer) => {
  const recording = kept.get(nameOf(game, position, depth));
  if (recording === undefined) throw new Error(words.notRun);
  const trace = new Trace(recording);
  if (observer) tellAgain(trace, observer as never);
  return resultOf(trace) as Result<never>;
};

/** The root's value, and the move whose child last improved it; no line where the program broke off before. */
function resultOf(trace: Trace<unknown>): Result<unknown> {
  let value = Number.NaN;
  let line: readonly unknown[] = [];
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    if (event.node !== 0) continue;
    if (event.kind === "improve") line = [event.move];
    if (event.kind === "leave") value = event.value;
  }
  return { value, line };
}
