import type { Game } from "../game.ts";
import { type MatchResult, randomOpening, type Score, scoreInterval } from "../match.ts";
import { type Random, random } from "../random.ts";
import { type Budget, contestants, type PlayerName, type Thought } from "./contestants.ts";

/** Two games of two contestants from one opening, each as MAX once. */
export interface Pair {
  readonly players: readonly [PlayerName, PlayerName];
  /** Counts the openings of these two from 0. */
  readonly number: number;
}

/** A game that is over, as plain data. */
export interface PlayedGame {
  readonly max: PlayerName;
  readonly min: PlayerName;
  /** In the game's notation, those of the opening first. */
  readonly moves: readonly string[];
  /** How many of them were drawn by lot. */
  readonly opening: number;
  /** For MAX. */
  readonly outcome: number;
  /** Nodes visited by MAX and by MIN. */
  readonly nodes: readonly [max: number, min: number];
  /** Why the side to move in the end has lost although the game goes on: its program came to no move. */
  readonly brokeOff?: string;
}

/** A program's move; or why it has none, and so has lost. */
export type Answered<Move> = Thought<Move> | { readonly brokeOff: string };

export interface PairSettings {
  readonly budget: Budget;
  /** Plies by lot before the contestants take over. */
  readonly opening: number;
  readonly seed: number | string;
  /** Told after every move. */
  readonly onMove?: () => void;
}

/**
 * Plays one pair. With a budget of nodes the same seed gives the same games on every machine, in whatever order pairs
 * are played and whichever of the two is named first. Throws a RangeError where one of them is a program.
 */
export function playPair<Position, Move>(
  game: Game<Position, Move>,
  pair: Pair,
  settings: PairSettings,
): readonly [PlayedGame, PlayedGame] {
  const { done, value } = pairSteps(game, pair, settings).next();
  if (!done) throw new RangeError("A program is to be asked for its moves");
  return value;
}

/**
 * The same where one of the two is a program: each position in which it is to move is handed out, and goes on with its
 * move. The other's moves are those that it would play anyway.
 */
export function* pairSteps<Position, Move>(
  game: Game<Position, Move>,
  { players, number }: Pair,
  settings: PairSettings,
): Generator<Position, readonly [PlayedGame, PlayedGame], Answered<Move>> {
  const pair = [settings.seed, ...[...players].sort(), number].join(" ");
  const opening = randomOpening(game, settings.opening, random(pair));
  const [first, second] = players;
  const play = (max: PlayerName, min: PlayerName) =>
    playOut(game, opening, { max, min }, settings, random(`${pair} ${max}`));
  return [yield* play(first, second), yield* play(second, first)];
}

function* playOut<Position, Move>(
  game: Game<Position, Move>,
  opening: readonly Move[],
  { max, min }: Pick<PlayedGame, "max" | "min">,
  { budget, onMove }: PairSettings,
  chance: Random,
): Generator<Position, PlayedGame, Answered<Move>> {
  const moves: string[] = [];
  const nodes: [number, number] = [0, 0];
  let position = game.start;
  const play = (move: Move): void => {
    moves.push(game.writeMove(position, move));
    position = game.play(position, move);
  };
  for (const move of opening) play(move);
  const over = (outcome: number) => ({ max, min, moves, opening: opening.length, outcome, nodes });
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome !== undefined) return over(outcome);
    const isMax = game.turn(position) === "max";
    const player = isMax ? max : min;
    const thought =
      player === "program" ? yield position : contestants[player](game, position, budget, chance);
    if ("brokeOff" in thought) return { ...over(game.range[isMax ? 0 : 1]), brokeOff: thought.brokeOff };
    nodes[isMax ? 0 : 1] += thought.nodes;
    play(thought.move);
    onMove?.();
  }
}

/** Everybody against everybody, `openings` times: first one opening of each two, then the next, so that all fill alike. */
export function pairsOf(players: readonly PlayerName[], openings: number): Pair[] {
  const couples = players.flatMap((one, i) => players.slice(i + 1).map((other) => [one, other] as const));
  return Array.from({ length: openings }, (_, number) =>
    couples.map((two) => ({ players: two, number })),
  ).flat();
}

/** How somebody did: all games together, or those against one other. */
export interface Standing extends MatchResult {
  readonly games: number;
  /** See `pairScore`. */
  readonly score: Score;
  /** Nodes visited for a move, on the average over all moves that were not drawn by lot. */
  readonly nodesPerMove: number;
}

/** One side's view of a game. */
interface Side {
  readonly points: number;
  readonly nodes: number;
  readonly moves: number;
}

function sideOf({ max, outcome, nodes, moves, opening }: PlayedGame, player: PlayerName): Side {
  const sign = player === max ? 1 : -1;
  const first = player === max ? 0 : 1;
  // MAX moves at every even ply, as sides alternate strictly.
  const own = moves.filter((_, ply) => ply >= opening && ply % 2 === first).length;
  return { points: Math.sign(sign * outcome), nodes: nodes[first], moves: own };
}

/**
 * How `player` stands after these games, against `other` or against all; undefined where there are no such games. They
 * must come in whole pairs, each of two games from one opening.
 */
export function standingOf(
  games: readonly PlayedGame[],
  player: PlayerName,
  other?: PlayerName,
): Standing | undefined {
  const sides = games
    .filter(({ max, min }) => max === player || min === player)
    .filter(({ max, min }) => other === undefined || max === other || min === other)
    .map((game) => sideOf(game, player));
  if (sides.length === 0) return undefined;
  const count = (points: number) => sides.filter((side) => side.points === points).length;
  const sum = (part: "nodes" | "moves") => sides.reduce((total, side) => total + side[part], 0);
  const result = { wins: count(1), draws: count(0), losses: count(-1) };
  return {
    ...result,
    games: sides.length,
    score: pairScore(result),
    nodesPerMove: sum("nodes") / Math.max(1, sum("moves")),
  };
}

/**
 * The score of games that were played in pairs, two from each opening with the sides exchanged, and its 95 % interval. Every
 * opening counts once, not each of its two games: what is drawn by lot is the opening, and its games may hang together. The
 * interval holds for a number of openings that was fixed before the first game. Throws a RangeError for no games, or half a
 * pair.
 */
export function pairScore(result: MatchResult): Score {
  const openings = (result.wins + result.draws + result.losses) / 2;
  if (!Number.isInteger(openings))
    throw new RangeError("Half a pair has no score: each opening is played twice");
  return scoreInterval(result, openings);
}
