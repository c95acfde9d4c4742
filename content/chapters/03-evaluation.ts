import {
  alphaBeta,
  type ConnectFourPosition,
  Counter,
  checkers,
  connectFour,
  type Evaluation,
  type Game,
  gomoku,
  type MatchResult,
  match,
  moveValues,
  noisyMoves,
  othello,
  type Player,
  pairScore,
  positionsByPly,
  quiescence,
  random,
  randomEvaluation,
  reweigh,
  type Search,
  type TicTacToePosition,
  ticTacToe,
} from "../../src/engine/index.ts";
import { percent, range } from "../../src/site/formats.ts";
import { guessedOthello } from "../../src/site/guessedOthello.ts";

export const parts = { game: "ticTacToe", position: "X.X.O....", depth: 1 };
export const { features, weights, scale } = ticTacToe.evaluation;
const shown = ticTacToe.read(parts.position);
type Feature = keyof typeof weights;
const lead = (name: Feature): number => features.find((feature) => feature.name === name)!.value(shown);
export const points = (name: Feature): number => weights[name] * lead(name);
export const sum = features.reduce((total, { name }) => total + points(name), 0);
export const estimate = ticTacToe.evaluate(shown);
export const blocked = "XOX.O....";
const pointsIn = (text: string) => {
  const at = ticTacToe.read(text);
  const points = Object.fromEntries(features.map(({ name, value }) => [name, weights[name] * value(at)]));
  return { ...points, sum: features.reduce((total, { name }) => total + points[name], 0) };
};

const known = new Map<TicTacToePosition, number>();
const worth = (position: TicTacToePosition): number => {
  const { outcome, turn, moves, play } = ticTacToe;
  if (!known.has(position)) {
    const values = () => moves(position).map((move) => worth(play(position, move)));
    known.set(position, outcome(position) ?? Math[turn(position)](...values()));
  }
  return known.get(position)!;
};
export const open = positionsByPly(ticTacToe, ticTacToe.start)
  .flat()
  .map(({ position }) => position)
  .filter((position) => ticTacToe.outcome(position) === undefined);
const level = open.find((position) => position !== ticTacToe.start && ticTacToe.evaluate(position) === 0)!;
const misled = open.find(
  (position) =>
    ticTacToe.turn(position) === "min" && ticTacToe.evaluate(position) > 0 && worth(position) === -1,
)!;
export const leaning = open.filter((position) => ticTacToe.evaluate(position) !== 0);
export const drawn = leaning.filter((position) => worth(position) === 0);
export const noisy = open.filter((position) => noisyMoves(ticTacToe, position).length > 0);
export const quiet = open.filter((position) => noisyMoves(ticTacToe, position).length === 0);
export const wrongShare = (positions: readonly TicTacToePosition[]): number =>
  positions.filter((one) => ticTacToe.evaluate(one) * worth(one) < 0).length / positions.length;

export const edge = { game: "ticTacToe", position: "O.O..XX..", depth: 1 };
/** A game that says what its estimate is made of. */
type Evaluated<Position, Move, Name extends string> = Game<Position, Move> & {
  readonly evaluation: Evaluation<Position, Name>;
};
interface Setup {
  readonly position: string;
  readonly depth: number;
}
const valuesOf = <Position, Move>(
  game: Game<Position, Move>,
  { position, depth }: Setup,
  search: Search,
): number[] => moveValues(game, game.read(position), search, depth).map(({ value }) => value);
const [near, far] = [0, 1].map((more) =>
  valuesOf(ticTacToe, { ...edge, depth: edge.depth + more }, alphaBeta),
);
export const four = { game: "connectFour", position: "5525662217414331", depth: 1 };
export const delay = "753342642332221461131441";
const fourNear = valuesOf(connectFour, four, alphaBeta);
const nodesOf = (search: Search, depth: number): number => {
  const counter = new Counter();
  search(connectFour, connectFour.read(four.position), { depth }, counter);
  return counter.nodes;
};
export const answered = "552566221741433132";
export const won = quiescence(connectFour, connectFour.read(answered), { depth: 1 }).value;
const depths = [1, 2, 3, 4, 5].map((depth) => ({
  depth,
  plain: nodesOf(alphaBeta, depth),
  quiet: nodesOf(quiescence, depth),
}));

type Playing = Player<TicTacToePosition, number>;
const anyMove = (seed: string): Playing => {
  const { below } = random(seed);
  return (position) => {
    const moves = ticTacToe.moves(position);
    return moves[below(moves.length)];
  };
};
const winOrAny = (seed: string): Playing => {
  const any = anyMove(seed);
  const wins = (position: TicTacToePosition) => (move: number) =>
    Math.abs(ticTacToe.outcome(ticTacToe.play(position, move)) ?? 0) === 1;
  return (position) => ticTacToe.moves(position).find(wins(position)) ?? any(position);
};
const guessing = (): Playing => {
  let draws = 0;
  return (position) => alphaBeta(randomEvaluation(ticTacToe, draws++), position, { depth: 1 }).line[0];
};
const weighing: Playing = (position) => alphaBeta(ticTacToe, position, { depth: 1 }).line[0];
const told = (result: MatchResult) => {
  const { share, low, high } = pairScore(result);
  return { share, low, high, score: percent(share), between: range(low, high) };
};
/** Who plays whom is said in the table. */
export const lots = [
  match(ticTacToe, guessing(), anyMove("b"), { pairs: 200 }),
  match(ticTacToe, guessing(), winOrAny("c"), { pairs: 200 }),
  match(ticTacToe, weighing, anyMove("d"), { pairs: 200 }),
  match(ticTacToe, weighing, guessing(), { pairs: 200 }),
].map(told);

const deeper = guessedOthello.map(({ depth, result }) => ({
  depth,
  games: result.wins + result.draws + result.losses,
  ...told(result),
}));

export const weigh = { game: "connectFour", position: "44", depth: 2 };
export const { weights: own } = connectFour.evaluation;
const chooses = (
  weights: Partial<typeof own>,
  search: Search = alphaBeta,
  depth = 2,
): Player<ConnectFourPosition, number> => {
  const game = weights === own ? connectFour : reweigh(connectFour, weights);
  return (position) => search(game, position, { depth }).line[0];
};
/** Weights of a row of the table each, against the game's own. */
export const sets = [
  {},
  { centre: own.centre },
  { threes: own.threes },
  { ...own, centre: 0 },
  { ...own, twos: own.twos + 2 },
].map((weights) => told(match(connectFour, chooses(weights), chooses(own), { pairs: 50, opening: 4 })));
export const calm = told(
  match(connectFour, chooses(own, quiescence, 1), chooses(own, alphaBeta, 1), { pairs: 100, opening: 4 }),
);

export const king = { game: "checkers", position: "B:W8,21,29,31:B5,7,10,K24", depth: 5 };
export const discs = {
  game: "othello",
  position: "--XXXXX----XXXXXOXXXOXXXOOOOOXXXOOOXOXXXOOOOXOXXOOXXXXOXOO-XXXXO X",
  depth: 1,
};
export const runs = {
  game: "gomoku",
  position: `${".............../".repeat(7)}...X...XXX...../${"...O.........../".repeat(3)}${".............../".repeat(3)}............... O`,
  depth: 2,
};
const pointsOf = <Position, Move, Name extends string>(
  game: Evaluated<Position, Move, Name>,
  { position }: Setup,
  changed: Partial<Record<Name, number>> = {},
): number => {
  const at = game.read(position);
  const { features, weights } = game.evaluation;
  return features.reduce((sum, { name, value }) => sum + { ...weights, ...changed }[name] * value(at), 0);
};
const featureOf = <Position, Move, Name extends string>(
  game: Evaluated<Position, Move, Name>,
  { position }: Setup,
  name: Name,
): number => game.evaluation.features.find((feature) => feature.name === name)!.value(game.read(position));
export const discsOf = (glyph: string): number => discs.position.slice(0, 64).split(glyph).length - 1;
const discsWorth = alphaBeta(othello, othello.read(discs.position)).value;
const fifteen = gomoku();

export const blockedPoints = pointsIn(blocked);
export const levelPosition = ticTacToe.write(level);
export const misledPosition = ticTacToe.write(misled);
export const misledEstimate = ticTacToe.evaluate(misled);
export const nearestAtTwo = far[near.indexOf(Math.max(...near))];
export const nearBest = Math.max(...near);
export const fourNearBest = Math.max(...fourNear);
export const kingPoints = pointsOf(checkers, king);
export const kingPoints100 = pointsOf(checkers, king, { kings: 100 });
export const mobilityOfO = -featureOf(othello, discs, "mobility");
export const discsPoints = pointsOf(othello, discs);
export const discsForO = -discsWorth;
export const runsPoints = pointsOf(fifteen, runs);
export const depthRows = depths.map(({ depth, plain, quiet }) => [depth, plain, quiet]);
export const deeperRows = deeper.map(({ depth, games, score, between }) => [depth, games, score, between]);
export const heavierTwos = own.twos + 2;
export const quizSum = 2 * weights.ones - 1 * weights.twos;
export const quizAdded = 2 * weights.ones + 1 * weights.twos;
