import {
  chanceSearches,
  type Game,
  killersFirst,
  type Options,
  type OrderingPart,
  orderedAlphaBeta,
  preferSooner,
  type Search,
  searches,
  TranspositionTable,
} from "../engine/index.ts";
import type { ChanceSearch } from "../engine/search.ts";
import { functionMistakes } from "../mistakes/functions/index.ts";
import { drawsChance, type Job } from "./job.ts";
import { isChanceTask, type SearchTaskName } from "./searchTasks.ts";
import { suitsTree } from "./tasks.ts";

/** A game with what its outcomes count in a task, and a position of it. */
export type Counted = readonly [game: Game<unknown, number>, position: unknown];

/** What a task counts outcomes as: where sooner wins are to be better, by the plies from the root. */
export function countedIn(task: SearchTaskName, game: Game<unknown, number>, position: unknown): Counted {
  if (task !== "winSooner") return [game, position];
  return [preferSooner(game) as Game<unknown, number>, { position, plies: 0 }];
}

/**
 * Where chance draws, searches that know it are tried alone; without chance they do as minimax does. Plies that are counted
 * are in the keys of positions: it is for a table that they make a difference.
 */
const suits = (task: SearchTaskName, job: Job): boolean =>
  (!drawsChance(job) || isChanceTask(task)) && suitsKeys(task, job);
const suitsKeys = (task: SearchTaskName, job: Job): boolean =>
  !("tree" in job) || (suitsTree(task, job.tree) && (!job.sooner || task === "alphaBetaWithTable"));

/** Deeper than any tree of the judge: killers are kept by the ply, so a search with them has a limit. */
const deep = 30;

/** The jobs that a task's programs are tried on. */
export const jobsOf = (task: SearchTaskName, jobs: readonly Job[]): Job[] =>
  jobs
    .filter((job) => suits(task, job))
    .map((job) => (task === "killers" && job.depth === undefined ? { ...job, depth: deep } : job));

/** A table that keeps nothing. */
class NoTable<Move> extends TranspositionTable<Move> {
  override find(): undefined {}
  override store(): void {}
}

/** Alpha-beta that tries killers first, as they are kept by the part that is made for each search. */
const withKillers =
  (killers: () => OrderingPart): Search =>
  (game, position, options: Options = {}, observer) => {
    const order = { order: [killers()], table: new NoTable<never>() };
    return orderedAlphaBeta(game, position, { ...options, ...order } as never, observer);
  };

type Remember = (move: number, ply: number) => void;

/** Killers as a lesson keeps them, two of each ply, −1 for none, by what is remembered of a cut. */
function killersBy(made: (killers: [number, number][]) => { readonly remember: Remember }): OrderingPart {
  const killers: [number, number][] = [];
  const at = (ply: number) => {
    killers[ply] ??= [-1, -1];
    return killers[ply];
  };
  const { remember } = made(killers);
  return {
    name: "killers",
    first: ({ moves, ply }) => at(ply).flatMap((killer) => moves.filter((move) => move === killer)),
    cut({ ply }, move) {
      at(ply);
      // Moves of all that programs are judged on are numbers.
      remember(move as number, ply);
    },
  };
}

/** Minimax by outcomes that count as is said. */
const counting =
  (count: (outcome: number, ply: number) => number): Search =>
  (game, position, options, observer) => {
    const timed = preferSooner(game);
    const counted: typeof timed = {
      ...timed,
      outcome({ position, plies }) {
        const outcome = game.outcome(position);
        return outcome === undefined ? undefined : count(outcome, plies) + 0;
      },
    };
    return searches.minimax(counted, { position, plies: 0 }, options, observer);
  };

const soonest: Search = (game, position, options, observer) =>
  searches.minimax(preferSooner(game), { position, plies: 0 }, options, observer);

/** What is right in each task. */
export const rightSearches: Readonly<Record<SearchTaskName, Search | ChanceSearch>> = {
  minimax: searches.minimax,
  winSooner: soonest,
  alphaBeta: searches.alphaBeta,
  alphaBetaWithTable: searches.alphaBetaWithTable,
  killers: withKillers(() => killersFirst()),
  negamax: searches.negamax,
  negamaxAlphaBeta: searches.negamaxAlphaBeta,
  negaScout: searches.negaScout,
  expectimax: chanceSearches.expectimax,
};

const { laterWins, soonerLosses, laterDraws } = functionMistakes.winSooner;
const { oneKiller, firstKillers } = functionMistakes.killers;

/** What a task's program may turn out to be besides the searches that figures know, by the names of mistakes. */
export const knownIn: Readonly<Partial<Record<SearchTaskName, Readonly<Record<string, Search>>>>> = {
  winSooner: {
    winSooner: rightSearches.winSooner,
    laterWins: counting(laterWins().sooner),
    soonerLosses: counting(soonerLosses().sooner),
    laterDraws: counting(laterDraws().sooner),
  },
  killers: {
    killers: rightSearches.killers,
    oneKiller: withKillers(() => killersBy(oneKiller)),
    firstKillers: withKillers(() => killersBy(firstKillers)),
  },
};
