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

/** Openings between two looks at the score: most where games are short. Gomoku is searched at its eight best points. */
const games: readonly { readonly game: AnyGame; readonly batch: number }[] = [
  { game: connectFour, batch: 60 },
  { game: othello, batch: 12 },
  { game: checkers, batch: 12 },
  { game: gomoku(15, { width: 8 }), batch: 12 },
];

/** Milliseconds of the processor for a move where time decides: what else the machine does is not the players' loss. */
const thinking = 5;

/** Nodes between two looks at the clock, which costs more than a node does. */
const nodesALook = 64;

const toDepth =
  (game: AnyGame, depth: number): AnyPlayer =>
  (position) =>
    alphaBeta(game, position, { depth }).line[0];

/** A search that has a use for a table keeps it from move to move. */
function onTime(game: AnyGame, search: Search): AnyPlayer {
  const table = new TranspositionTable<unknown>({ size: 2 ** 18 });
  return (position) => iterativeDeepening(game, position, { search, table, stop: deadline() }).line[0];
}

function deadline(): () => boolean {
  const spent = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  const end = spent() + thinking;
  let asked = 0;
  return () => ++asked % nodesALook === 0 && spent() > end;
}

/** Who plays whom. */
const contests: readonly {
  readonly title: string;
  readonly players: (game: AnyGame) => readonly [AnyPlayer, AnyPlayer];
}[] = [
  {
    title: "4 plies against 2",
    players: (game) => [toDepth(game, 4), toDepth(game, 2)],
  },
  {
    title: "tuned weights against none, 2 plies",
    players: (game) => [toDepth(tuned(game), 2), toDepth(reweigh(game, {}), 2)],
  },
  {
    title: `table and ordering against none, ${thinking} ms a move`,
    players: (game) => [onTime(game, orderedAlphaBeta), onTime(game, alphaBeta)],
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
 * How much a deeper look is worth, tuned weights, and a table and ordering at equal time: matches from random openings,
 * each played twice with the sides exchanged, as text in columns.
 */
export function strengthMatches(): string {
  const rows = contests.flatMap(({ title, players }) =>
    games.map(({ game, batch }) => {
      const result = sequentialMatch(game, ...players(game), {
        batch,
        opening: 4,
        seed: title,
        independent: 1,
      });
      return { game: game.name, title, result };
    }),
  );
  return matchTable(rows);
}
