import { fetchGame } from "../../games/namedGame.ts";
import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import { finishRun, type Run } from "../../kit/run/run.ts";
import { fetchSearch } from "../../kit/run/spoiledSearch.ts";
import { backOver, findStep, out, over, StepPairs } from "../../trace/index.ts";
import { fetchChance } from "./lateChance.ts";
import type { LaneOrder, LockstepSetup } from "./lockstepSetup.ts";
import { type MarkedNode, markedNodes, type Twins } from "./marks.ts";
import { fetchOrders } from "./orderMoves.ts";
import { type FoundPair, type LaneSubject, readPair, searchPair } from "./searchPair.ts";
import * as words from "./words.ts";

/** One of two runs side by side. */
export interface Lane {
  readonly run: Run;
  readonly algorithm: AlgorithmName;
  readonly order: LaneOrder;
  /** What is drawn, and when either run comes there. */
  readonly twins: Twins;
  readonly marked: readonly MarkedNode[];
}

/** Two runs and how their steps go together. */
export interface PairOfRuns {
  readonly setup: LockstepSetup;
  readonly lanes: readonly [Lane, Lane];
  readonly pairs: StepPairs;
}

/** Fetches what must be here before such a pair is searched, where it is not yet: rules, searches, orders. */
export const fetchPair = ({ tree, game, algorithm, against, order, againstOrder }: Partial<LockstepSetup>) =>
  Promise.all([
    fetchChance(tree, algorithm, against),
    fetchGame(game),
    fetchSearch(algorithm),
    fetchSearch(against),
    fetchOrders(order, againstOrder),
  ]);

/** Searches twice and aligns the steps. Throws an error that says what is wrong with the setup. */
export function runPair(setup: LockstepSetup): PairOfRuns {
  const lanes = readPair(setup);
  return finishPair(setup, lanes, searchPair(lanes));
}

export function finishPair(
  setup: LockstepSetup,
  lanes: readonly [LaneSubject, LaneSubject],
  { runs, columns, partings, twins }: FoundPair,
): PairOfRuns {
  const pairs = new StepPairs(columns, partings);
  const lane = (side: 0 | 1, algorithm: AlgorithmName, order: LaneOrder): Lane => {
    const { recording, result, indices } = runs[side];
    const run = finishRun(lanes[side].subject, recording, result, indices);
    return { run, algorithm, order, twins: twins[side], marked: markedNodes(twins[side], pairs, side) };
  };
  return {
    setup,
    lanes: [lane(0, setup.algorithm, setup.order), lane(1, setup.against, setup.againstOrder)],
    pairs,
  };
}

/**
 * The pair of steps that a chapter or a link speaks of:
 *
 * - `start`, `end`, or the pair's number;
 * - `parting 1`: the first place where the two part, counted from 1;
 * - `seen parting`: the first where they part in what can be seen of both from outside, or the start where they never do;
 * - `left cutoff 1`, `right enter 1.0`: where the run on that side comes to this step of its own (see `findStep`);
 *   without a side the left one is meant.
 *
 * Throws an Error that says what there is where there is no such pair.
 */
export function findPair(pair: PairOfRuns, text: string): number {
  const { pairs, lanes } = pair;
  const asked = text.trim();
  const { last, partings } = pairs;
  if (asked === "start") return 0;
  if (asked === "end") return last;
  if (/^\d+$/.test(asked)) {
    if (Number(asked) <= last) return Number(asked);
    throw new Error(words.noStep(asked, last));
  }
  if (asked === "seen parting") return seenParting(pair);
  const count = /^parting (\d+)$/.exec(asked)?.[1];
  if (count !== undefined) {
    const parting = partings[Number(count) - 1];
    if (parting !== undefined) return parting;
    throw new Error(words.noParting(asked, partings.length));
  }
  const [, side = "left", own] = /^(?:(left|right) )?(.*)$/.exec(asked)!;
  const lane = side === "left" ? 0 : 1;
  const step = findStep(lanes[lane].run.trace, own);
  return pairs.place(lane, step);
}

/** What is told of a program that is watched as well as of a search that tells of itself: that it asks a table, say, is not. */
const seen: ReadonlySet<string> = new Set(["enter", "cutoff", "leave"]);

function seenParting({ pairs, lanes }: PairOfRuns): number {
  for (let at = 1; at <= pairs.last; at++) {
    const { steps, moved, differs } = pairs.at(at);
    if (differs && lanes.some(({ run }, side) => moved[side] && seen.has(run.trace.log.kind(steps[side]))))
      return at;
  }
  return 0;
}

/** What the keys of a debugger do to two runs in step: each takes a pair's number and gives one. */
export class PairSteps {
  readonly #pair: PairOfRuns;

  constructor(pair: PairOfRuns) {
    this.#pair = pair;
  }

  get last(): number {
    return this.#pair.pairs.last;
  }

  /** Forward; but where nodes would be entered, to where every run that enters one has left it. */
  over(at: number): number {
    if (at >= this.last) return this.last;
    const moved = this.#movedSides(at + 1);
    return Math.max(...moved.map((side) => this.#after(side, at, over)));
  }

  /** Back; but where nodes have just been left, to before they were entered. */
  backOver(at: number): number {
    if (at <= 0) return 0;
    const before = this.#movedSides(at).map((side) => this.#after(side, at, backOver));
    return Math.min(at - 1, ...before);
  }

  /** To where a node is entered next, on either side; to the end where none is. */
  into(at: number): number {
    const { pairs, lanes } = this.#pair;
    const enters = (pair: number) =>
      this.#movedSides(pair).some(
        (side) => lanes[side].run.trace.log.kind(pairs.step(side, pair)) === "enter",
      );
    for (let pair = at + 1; pair < this.last; pair++) if (enters(pair)) return pair;
    return this.last;
  }

  /** To where those that have just gone on have left the node they are in. */
  out(at: number): number {
    const sides = at === 0 ? [0, 1] : this.#movedSides(at);
    return Math.max(at, ...sides.map((side) => this.#after(side, at, out)));
  }

  #movedSides(at: number): number[] {
    return [0, 1].filter((side) => this.#pair.pairs.moved(side, at));
  }

  #after(side: number, at: number, move: typeof over): number {
    const { pairs, lanes } = this.#pair;
    return pairs.place(side, move(lanes[side].run.trace, pairs.step(side, at)));
  }
}
