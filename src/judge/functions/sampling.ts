import {
  type Game,
  parseTree,
  type Random,
  random,
  rewardFor,
  SampledTree,
  type SamplerClass,
  treeGame,
} from "../../engine/index.ts";
import { judgedGames } from "../job.ts";
import type { Sampled } from "./call.ts";
import { type Phase, PhaseLog, type PhaseStep, phases } from "./phaseLog.ts";

/** What is sampled, made ready: the game, where it begins, and its chances. */
export interface ReadySampled {
  readonly game: Game<unknown, number>;
  readonly position: unknown;
  readonly chance: Random;
  readonly iterations: number;
  readonly c: number;
  /** What an outcome is worth to MAX, from 0 to 1. */
  readonly rewardOf: (outcome: number) => number;
}

/** Throws what `parseTree` or the game's `read` throws on what is no tree or position. */
export function readSampled({ tree, game: name, position, seed, iterations, c }: Sampled): ReadySampled {
  const game = (tree === undefined
    ? judgedGames[name ?? "ticTacToe"]
    : treeGame(parseTree(tree))) as unknown as Game<unknown, number>;
  const start = tree !== undefined || position === undefined ? game.start : game.read(position);
  return { game, position: start, chance: random(seed), iterations, c, rewardOf: rewardFor(game, "scaled") };
}

/** What is told of the phases of one of the notebook's own searches by sampling, right or wrong. */
export function sampleBy(Sampler: SamplerClass, sampled: Sampled): readonly PhaseStep[] {
  const { game, position, iterations } = readSampled(sampled);
  const tree = new SampledTree<unknown, number>();
  const sampler = new Sampler(game, position, { seed: sampled.seed, c: sampled.c, tree });
  const log = new PhaseLog(tree);
  const methods = sampler as unknown as Record<Phase, (node: number, ...given: unknown[]) => unknown>;
  for (const phase of phases) methods[phase] = log.watch(phase, methods[phase].bind(sampler));
  for (let done = 0; done < iterations; done++) {
    sampler.iterate();
    log.iterated();
  }
  return log.steps;
}

/** What a program in JavaScript that samples may name and does not define: handed over when it is made. */
export interface SamplingRoom {
  readonly game: Game<unknown, number>;
  readonly tree: SampledTree<unknown, number>;
  readonly chance: Random;
  readonly playout: (game: Game<unknown, number>, position: unknown, chance: Random) => number;
  readonly rewardOf: (outcome: number) => number;
  readonly c: number;
  readonly none: number;
  readonly watch: PhaseLog["watch"];
}

/** Lets functions that were made in their room sample, and tells what their phases do. */
export function sampleIn(
  make: (room: SamplingRoom) => { readonly iterate: () => void },
  sampled: Sampled,
): readonly PhaseStep[] {
  const { game, position, iterations, ...rest } = readSampled(sampled);
  const tree = new SampledTree<unknown, number>();
  tree.add(-1, undefined as never, position, game.turn(position) === "max");
  const log = new PhaseLog(tree);
  const playout = (_game: unknown, at: unknown, chance: Random) => {
    const moves = game.moves(at);
    return moves[chance.below(moves.length)];
  };
  const watch = log.watch.bind(log);
  const { iterate } = make({ game, tree, playout, none: -1, watch, ...rest });
  for (let done = 0; done < iterations; done++) {
    iterate();
    log.iterated();
  }
  return log.steps;
}
