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
import { type MatchPlan, playMatches } from "./playMatches.ts";
import { sequentialMatch } from "./sequentialMatch.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
type AnyGame = WeighedGame<any, any>;
type AnyPlayer = Player<unknown, unknown>;

interface Field {
  readonly game: AnyGame;
  /** Openings between two looks at the score: most where games are short. */
  readonly batch: number;
  /** Of the processor, for a move, where time decides: enough for some thousands of nodes, dearer in one game than in another. */
  readonly milliseconds: number;
}

const fields: readonly Field[] = [
  { game: connectFour, batch: 150, milliseconds: 5 },
  { game: othello, batch: 40, milliseconds: 30 },
  { game: checkers, batch: 30, milliseconds: 10 },
];

/**
 * Searched at its eight best-looking points, in that order: so weights of 0 play it well already, and there is little
 * left for an order to gain.
 */
const narrowGomoku: Field = { game: gomoku(15, { width: 8 }), batch: 12, milliseconds: 30 };

/** For a move, where nodes decide. */
const budget = 1000;

/** Nodes between two looks at the clock, which costs as much as some nodes do. */
const nodesALook = 64;

const toDepth =
  (game: AnyGame, depth: number): AnyPlayer =>
  (position) =>
    alphaBeta(game, position, { depth }).line[0];

type Limit = () => { readonly budget: number } | { readonly stop: () => boolean };

const equalNodes: Limit = () => ({ budget });

/** What this process has used of the processor, its compiler and collector too: a busy machine makes it no more. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const equalTime = (milliseconds: number) => () => {
  const end = spent() + milliseconds;
  let asked = 0;
  return { stop: () => ++asked % nodesALook === 0 && spent() > end };
};

/** A search that has a use for a table keeps it from move to move. */
function deepening(game: AnyGame, search: Search, limit: Limit): AnyPlayer {
  const table = new TranspositionTable<unknown>({ size: 2 ** 18 });
  return (position) => iterativeDeepening(game, position, { search, table, ...limit() }).line[0];
}

const orderedAgainstNone = (game: AnyGame, limit: Limit) =>
  [deepening(game, orderedAlphaBeta, limit), deepening(game, alphaBeta, limit)] as const;

/** Who plays whom. */
const contests: readonly {
  readonly title: string;
  readonly on: readonly Field[];
  readonly players: (field: Field) => readonly [AnyPlayer, AnyPlayer];
}[] = [
  {
    title: "4 plies against 2",
    on: [...fields, narrowGomoku],
    players: ({ game }) => [toDepth(game, 4), toDepth(game, 2)],
  },
  {
    title: "tuned weights against none, 2 plies",
    on: fields,
    players: ({ game }) => [toDepth(tuned(game), 2), toDepth(reweigh(game, {}), 2)],
  },
  {
    title: `table and ordering against none, ${budget.toLocaleString("en")} nodes a move`,
    on: fields,
    players: ({ game }) => orderedAgainstNone(game, equalNodes),
  },
  {
    title: "table and ordering against none, equal time",
    on: fields,
    players: ({ game, milliseconds }) => orderedAgainstNone(game, equalTime(milliseconds)),
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
 * How much a deeper look is worth, tuned weights, and a table and ordering at equal nodes and time: matches from random
 * openings, each played twice with the sides exchanged.
 */
export const plans: readonly MatchPlan[] = contests.flatMap(({ title, on, players }) =>
  on.map((field) => ({
    game: field.game.name,
    title,
    play: () =>
      sequentialMatch(field.game, ...players(field), { batch: field.batch, opening: 4, seed: title }),
  })),
);

const timeOf = ({ game, milliseconds }: Field) => `${milliseconds} ms in ${game.name}`;

/** Those matches as text in columns. */
export async function strengthMatches(): Promise<string> {
  return [
    matchTable(await playMatches("strengthMatches", plans)),
    "Gomoku's eight points come with the best-looking first: weights of 0 play it well, and an order can add little. So",
    "only its depth is measured. Equal time is the processor's, which a busy machine does not shorten; still no two runs",
    `play the same games there. For a move it is ${fields.map(timeOf).join(", ")}.`,
    "All other matches come out the same each time.",
  ].join("\n");
}
