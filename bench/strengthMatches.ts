import {
  alphaBeta,
  checkers,
  gomoku,
  iterativeDeepening,
  match,
  othello,
  type Player,
  reweigh,
  type Search,
  scoreInterval,
  tuneWeights,
  type WeighedGame,
  type Weights,
} from "../src/engine/index.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
type AnyGame = WeighedGame<any, any>;
type AnyPlayer = Player<unknown, unknown>;

/** Gomoku is searched at its eight best-looking points. */
const games: readonly AnyGame[] = [othello, checkers, gomoku(15, { width: 8 })];

/** Milliseconds of the processor for a move where time decides: what else the machine does is not the players' loss. */
const thinking = 50;
const spent = () => process.cpuUsage().user / 1000;

const toDepth =
  (game: AnyGame, depth: number): AnyPlayer =>
  (position) =>
    alphaBeta(game, position, { depth }).line[0];

/** Without a search of its own: alpha–beta with a table and all that orders moves. */
function onTime(game: AnyGame, search?: Search): AnyPlayer {
  return (position) => {
    const end = spent() + thinking;
    const options = search === undefined ? {} : { search };
    return iterativeDeepening(game, position, { ...options, stop: () => spent() > end }).line[0];
  };
}

/** Who plays whom, and from how many openings. */
const contests: readonly {
  readonly title: string;
  readonly pairs: number;
  readonly players: (game: AnyGame) => readonly [AnyPlayer, AnyPlayer];
}[] = [
  {
    title: "4 plies against 2",
    pairs: 20,
    players: (game) => [toDepth(game, 4), toDepth(game, 2)],
  },
  {
    title: "tuned weights against none, 2 plies",
    pairs: 20,
    players: (game) => [toDepth(tuned(game), 2), toDepth(reweigh(game, {}), 2)],
  },
  {
    title: `table and ordering against none, ${thinking} ms a move`,
    pairs: 10,
    players: (game) => [onTime(game), onTime(game, alphaBeta)],
  },
];

/** Weights of 0 know nothing; these have learned from 30 challenges of 40 games, a ply deep. */
function tuned(game: AnyGame): AnyGame {
  const play = (weighed: AnyGame): AnyPlayer => toDepth(weighed, 1);
  const options = { play, weights: {}, most: 100, rounds: 30, pairs: 20, opening: 4 };
  let weights: Weights = {};
  for (const round of tuneWeights(game, options)) weights = round.weights;
  return reweigh(game, weights);
}

const percent = (share: number) => `${Math.round(100 * share)} %`;

/**
 * How much a deeper look is worth, and a table and ordering at equal time: seeded matches from random openings, each
 * played twice with the sides exchanged, as text in columns. Openings stand for independent results, not games.
 */
export function strengthMatches(): string {
  const rows = games.flatMap((game) =>
    contests.map(({ title, pairs, players }) => {
      const result = match(game, ...players(game), { pairs, opening: 4, seed: title });
      const { share, low, high } = scoreInterval(result, pairs);
      const counts = [result.wins, result.draws, result.losses].map((count) => String(count).padStart(4));
      const score = `${percent(share).padStart(6)}  ${percent(low)} – ${percent(high)}`;
      return `${game.name.padEnd(10)}${title.padEnd(46)}${counts.join("")}${score}`;
    }),
  );
  const heading = `${"".padEnd(56)} won draw lost  score  95 % interval`;
  return [heading, ...rows].join("\n");
}
