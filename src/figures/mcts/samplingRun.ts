import { ExactUct, type Game, parseTree, type Tree, treeGame, type Uct } from "../../engine/index.ts";
import { namedGame, sayNoGame } from "../../games/namedGame.ts";
import type { Named } from "../../kit/tree/nodeNames.ts";
import { SampleRecorder, SampleTrace } from "../../trace/index.ts";
import type { MctsView } from "./mcts.ts";
import { samplerOf } from "./samplers.ts";

/** A game's position, sampled and recorded. */
export interface SamplingRun extends Named {
  readonly view: MctsView;
  readonly game: Game<unknown, unknown>;
  readonly position: unknown;
  readonly tree: Tree | undefined;
  readonly trace: SampleTrace<unknown>;
}

/** The game and the position that a view names. Throws an error that says what is wrong with them. */
function subjectOf({ tree: text, game: name, position }: MctsView): Omit<SamplingRun, "view" | "trace"> {
  const tree = text === undefined ? undefined : parseTree(text);
  const game = tree === undefined ? namedGame(name ?? "") : (treeGame(tree) as Game<unknown, unknown>);
  if (game === undefined) throw new Error(sayNoGame(name));
  const at = position === undefined || tree !== undefined ? game.start : game.read(position);
  if (game.outcome(at) !== undefined) throw new Error("Here the game is over: there is nothing to search");
  return { game, position: at, tree, setup: { game: name } };
}

/** A search by sampling that is done in pieces, so that whoever waits for it can do something else meanwhile. */
export class SamplingTask {
  readonly view: MctsView;
  readonly #subject: Omit<SamplingRun, "view" | "trace">;
  readonly #recorder = new SampleRecorder<unknown>();
  readonly #uct: Uct<unknown, unknown>;
  #done = 0;

  /** Throws an error that says what is wrong with the view. */
  constructor(view: MctsView) {
    this.view = view;
    this.#subject = subjectOf(view);
    const { game, position } = this.#subject;
    const { Class } = samplerOf(view.sampler);
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
    return { ...this.#subject, view: this.view, trace };
  }
}

/** Samples what a view asks for, at once. Throws an error that says what is wrong with it. */
export function runSampling(view: MctsView): SamplingRun {
  const task = new SamplingTask(view);
  task.advance();
  return task.run();
}
