import {
  alphaBeta,
  checkers,
  connectFour,
  gomoku,
  iterativeDeepening,
  orderedAlphaBeta,
  othello,
  type Player,
  reweigh,
  type Search,
  TranspositionTable,
  tuneWeights,
  type WeighedGame,
  type Weights,
} from "../src/engine/index.ts";
import { matchTable } from "./matchTable.ts";
import { sequentialMatch } from "./sequentialMatch.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
type AnyGame = WeighedGame<any, any>;
type AnyPlayer = Player<unknown, unknown>;

interface Field {
  readonly game: AnyGame;
  /** Openings between two looks at the score: most where games are short. */
  readonly batch: number;
}

const fields: readonly Field[] = [
  { game: connectFour, batch: 40 },
  { game: othello, batch: 12 },
  { game: checkers, batch: 16 },
];

/** For equal time: a table and an order make nodes dearer, and what they save in depth needs many games to be seen. */
const timedFields: readonly Field[] = [{ game: othello, batch: 20 }];

/**
 * Searched at its eight best-looking points, in that order: so weights of 0 play it well already, and there is little
 * left for an order to gain.
 */
const narrowGomoku: Field = { game: gomoku(15, { width: 8 }), batch: 12 };

/** For a move, where nodes decide. */
const budget = 1000;

/** For a move, where time decides. */
const milliseconds = 30;

/** Nodes between two looks at the clock, which costs as much as a node does. */
const nodesALook = 16;

const toDepth =
  (game: AnyGame, depth: number): AnyPlayer =>
  (position) =>
    alphaBeta(game, position, { depth }).line[0];

type Limit = () => { readonly budget: number } | { readonly stop: () => boolean };

const equalNodes: Limit = () => ({ budget });

const equalTime: Limit = () => {
  const end = performance.now() + milliseconds;
  let asked = 0;
  return { stop: () => ++asked % nodesALook === 0 && performance.now() > end };
};

/** A search that has a use for a table keeps it from move to move. */
function deepening(game: AnyGame, search: Search, limit: Limit): AnyPlayer {
  const table = new TranspositionTable<unknown>({ size: 2 ** 18 });
  return (position) => iterativeDeepening(game, position, { search, table, ...limit() }).line[0];
}

const orderedAgainstNone = (limit: Limit) => (game: AnyGame) =>
  [deepening(game, orderedAlphaBeta, limit), deepening(game, alphaBeta, limit)] as const;

/** Who plays whom. */
const contests: readonly {
  readonly title: string;
  readonly on: readonly Field[];
  readonly players: (game: AnyGame) => readonly [AnyPlayer, AnyPlayer];
}[] = [
  {
    title: "4 plies against 2",
    on: [...fields, narrowGomoku],
    players: (game) => [toDepth(game, 4), toDepth(game, 2)],
  },
  {
    title: "tuned weights against none, 2 plies",
    on: fields,
    players: (game) => [toDepth(tuned(game), 2), toDepth(reweigh(game, {}), 2)],
  },
  {
    title: `table and ordering against none, ${budget.toLocaleString("en")} nodes a move`,
    on: fields,
    players: orderedAgainstNone(equalNodes),
  },
  {
    title: `table and ordering against none, ${milliseconds} ms a move`,
    on: timedFields,
    players: orderedAgainstNone(equalTime),
  },
];

/** Weights of 0 know nothing; these have learned from 30 challenges of 40 games, at the depth that is played. */
function tuned(game: AnyGame): AnyGame {
  const play = (weighed: AnyGame): AnyPlayer => toDepth(weighed, 2);
  const options = { play, weights: {}, most: 100, rounds: 30, pairs: 20, opening: 4 };
  let weights: Weights = {};
  for (const round of tuneWeights(game, options)) weights = round.weights;
  return reweigh(game, weights);
}

/**
 * How much a deeper look is worth, tuned weights, and a table and ordering at equal nodes and time: matches from random openings,
 * each played twice with the sides exchanged, as text in columns.
 */
export function strengthMatches(): string {
  const rows = contests.flatMap(({ title, on, players }) =>
    on.map(({ game, batch }) => {
      const result = sequentialMatch(game, ...players(game), {
        batch,
        opening: 4,
        seed: title,
        independent: 1,
      });
      return { game: game.name, title, result };
    }),
  );
  return [
    matchTable(rows),
    "Gomoku's eight points come with the best-looking first: weights of 0 play it well, and an order can add little. So",
    "only its depth is measured. Connect Four's nodes cost so little that a table and ordering make each several times as",
    "dear: no gain at equal time was clear there, and it is left out. Where time decides, only a quiet machine tells much.",
  ].join("\n");
}
