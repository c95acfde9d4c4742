import {
  alphaBetaWithTable,
  type ChanceTree,
  ExactUct,
  type Game,
  parseTree,
  Silent,
  type Tree,
  treeGame,
  type Uct,
} from "../../engine/index.ts";
import { namedGame, sayNoGame } from "../../games/namedGame.ts";
import { drawsChance } from "../../kit/run/chancePart.ts";
import type { Named } from "../../kit/tree/nodeNames.ts";
import { SampleRecorder, SampleTrace } from "../../trace/index.ts";
import type { SampleDraws } from "../../trace/sampling/sampleDraws.ts";
import { drawsHere } from "./lateDraws.ts";
import type { MctsView } from "./mcts.ts";
import { samplerOf } from "./samplers.ts";
import * as words from "./words.ts";

/** A game's position, sampled and recorded. */
export interface SamplingRun extends Named {
  readonly view: MctsView;
  readonly game: Game<unknown, unknown>;
  readonly position: unknown;
  readonly tree: Tree | undefined;
  readonly trace: SampleTrace<unknown>;
  /** Where chance draws: the tree, which has chance nodes, and what the trace does not know of them. */
  readonly chance?: { readonly tree: ChanceTree; readonly draws: SampleDraws } | undefined;
}

/** What is sampled. */
type Subject = Omit<SamplingRun, "view" | "trace" | "chance"> & { readonly chance?: ChanceTree };

/** The game and the position that a view names. Throws an error that says what is wrong with them. */
function subjectOf({ tree: text, game: name, position, sampler }: MctsView): Subject {
  const drawn = drawsChance(text) ? drawsHere()?.readChance(text!, sampler) : undefined;
  if (drawn) return { ...drawn, position: drawn.game.start, setup: { game: undefined } };
  const tree = text === undefined ? undefined : parseTree(text);
  const game = tree === undefined ? namedGame(name ?? "") : (treeGame(tree) as Game<unknown, unknown>);
  if (game === undefined) throw new Error(sayNoGame(name));
  const at = position === undefined || tree !== undefined ? game.start : game.read(position);
  if (game.outcome(at) !== undefined) throw new Error(words.isOver);
  return { game, position: at, tree, setup: { game: name } };
}

/** A search by sampling that is done in pieces, so that whoever waits for it can do something else meanwhile. */
export class SamplingTask {
  readonly view: MctsView;
  readonly #subject: Subject;
  readonly #recorder = new SampleRecorder<unknown>();
  readonly #uct: Uct<unknown, unknown>;
  #done = 0;

  /** Throws an error that says what is wrong with the view. */
  constructor(view: MctsView) {
    this.view = view;
    this.#subject = subjectOf(view);
    const { game, position, chance } = this.#subject;
    const Class = chance === undefined ? samplerOf(view.sampler).Class : drawsHere()!.ChanceUct;
    const { iterations, seed, c, reward, rollout } = view;
    this.#uct = new Class(game, position, { iterations, seed, c, reward, rollout }, this.#recorder);
  }

  /** How much of it is done, from 0 to 1. */
  get share(): number {
    const settled = this.#uct instanceof ExactUct && this.#uct.proved;
    return settled ? 1 : this.#done / this.view.iterations;
  }

  /** Iterates until it is through, or `enough`. */
  advance(enough: () => boolean = () => false): void {
    while (this.share < 1 && !enough()) {
      this.#uct.iterate();
      this.#done++;
    }
  }

  /** What was sampled so far. */
  run(): SamplingRun {
    const trace = new SampleTrace(this.#recorder.recording());
    const { chance: tree, ...subject } = this.#subject;
    const chance = tree !== undefined && {
      tree,
      draws: drawsHere()!.sampleDrawsOf(subject.game, subject.position, trace),
    };
    return { ...subject, view: this.view, trace, ...(chance && { chance }) };
  }
}

/** Samples what a view asks for, at once. Throws an error that says what is wrong with it. */
export function runSampling(view: MctsView): SamplingRun {
  const task = new SamplingTask(view);
  task.advance();
  return task.run();
}

/** The step before the iteration that is going on at this step, or that has ended with it. */
export function iterationStart({ trace }: SamplingRun, step: number): number {
  const over = trace.iterationsAt(step);
  return trace.ends[over] < step || over === 0 ? trace.ends[over] : trace.ends[over - 1];
}

/** The iteration that is going on at this step, or that has ended with it; from 1 on, 0 before the first. */
export function iterationNumber({ trace }: SamplingRun, step: number): number {
  const over = trace.iterationsAt(step);
  return trace.ends[over] < step ? over + 1 : over;
}

/** The walk of the iteration as far as it has come: down to where it stands, or, on the way up, to where it ended. */
export function walkAt(run: SamplingRun, step: number): readonly number[] {
  if (step === 0) return [0];
  const { trace } = run;
  if (trace.phase(step) !== "backup") return trace.path(trace.nodeAt(step));
  // The first that is told of the outcome is the last of the walk.
  const start = iterationStart(run, step);
  let first = step;
  while (first - 1 > start && trace.phase(first - 1) === "backup") first--;
  return trace.path(trace.nodeAt(first));
}

/** The nodes that the walk of an iteration has come to, while it goes down; none at other times. */
export function walkSoFar(run: SamplingRun, step: number): readonly number[] {
  const goesDown = step !== iterationStart(run, step) && run.trace.phase(step) === "select";
  return goesDown ? run.trace.path(run.trace.nodeAt(step)) : [];
}

/** The game that the iteration has played out, from when it is played until the iteration is over. */
export function rolloutAt(run: SamplingRun, step: number) {
  const start = iterationStart(run, step);
  for (let back = step; back > start; back--) {
    const event = run.trace.event(back);
    if (event.phase === "rollout") return event;
  }
  return undefined;
}

/** More nodes than this are not read for an exact value. */
const mostNodes = 15_000;

class Patience extends Silent<unknown> {
  #left = mostNodes;

  override enter(): void {
    if (this.#left-- === 0) throw this;
  }
}

/**
 * Minimax's value of every move at the root, or expectimax's where chance draws, in the game's order; undefined where that takes
 * too long to find.
 */
export function exactValues({
  game,
  position,
  chance,
}: Pick<SamplingRun, "game" | "position" | "chance">): readonly number[] | undefined {
  if (chance) return drawsHere()!.chanceValues({ game, position });
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
