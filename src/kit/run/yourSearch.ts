import type { AnyGame } from "../../engine/game.ts";
import type { Result } from "../../engine/index.ts";
import type { ChanceSearch } from "../../engine/search.ts";
import { titles } from "../../listing/words.ts";
import { type Recording, Trace, tellAgain } from "../../trace/index.ts";
import * as words from "./words.ts";

type Kept = Map<string, Recording<unknown>>;
/** What a reader's program told of each thing that it was run on, by `nameOf`. */
const kept: Kept = new Map();
/** What was told of the search of its task, where figures have no such search. */
const keptOfTask: Kept = new Map();

const nameOf = <Position, Move>(game: AnyGame<Position, Move>, position: Position, depth: number): string =>
  `${game.write(position)} ${depth}`;

/** Keeps what a reader's program told of a position, in place of what it told before, so that figures can show it. */
export function keepYourSearch<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  depth: number,
  recording: Recording<Move>,
): void {
  kept.set(nameOf(game, position, depth), recording as Recording<unknown>);
}

/** Keeps what the search of a task told, to be shown beside a reader's program. */
export function keepTaskSearch<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  depth: number,
  recording: Recording<Move>,
): void {
  keptOfTask.set(nameOf(game, position, depth), recording as Recording<unknown>);
}

/** Whose program is shown on this page: the reader's own, where it is not said. */
let whose: string | undefined;
export const sayWhose = (title: string | undefined): void => {
  whose = title;
};
export const yourTitle = (): string => whose ?? titles.yourSearch;

/** What a program is to be run on: as much of a figure's setup as it can be told. */
export interface Asked {
  readonly algorithm: string;
  readonly tree?: string | undefined;
  readonly game?: string | undefined;
  readonly position?: string | undefined;
  readonly depth?: number | undefined;
  readonly sooner?: boolean | undefined;
}

/** Runs the program that is shown on this page, and keeps what it tells. */
let run: ((asked: Asked) => Promise<void>) | undefined;

/** Says by what a program is run where a figure is to show another tree of it; nothing runs it any more with `undefined`. */
export function runYourSearchBy(runs: typeof run): void {
  run = runs;
}

/** Whether a figure must wait for a reader's program before it can show a setup. */
export const isToRun = ({ algorithm }: Asked): boolean =>
  run !== undefined && (algorithm === "yourSearch" || algorithm === "yourPruningSearch");

/** Runs the reader's program on a setup. */
export const runYours = async (asked: Asked): Promise<void> => await run?.(asked);

/**
 * A reader's program as a search: it tells again what was kept of it. Programs run in a sandbox alone, so nothing is
 * searched here; throws an error that says so where the program was not run on this position to this depth.
 */
export const yourSearch = toldAgain(kept);
/** The search of its task, told again in the same way. */
export const taskSearch = toldAgain(keptOfTask);

function toldAgain(kept: Kept): ChanceSearch {
  return (game, position, { depth = Infinity } = {}, observer) => {
    const recording = kept.get(nameOf(game, position, depth));
    if (recording === undefined) throw new Error(words.notRun);
    const trace = new Trace(recording);
    if (observer) tellAgain(trace, observer as never);
    return resultOf(trace) as Result<never>;
  };
}

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
