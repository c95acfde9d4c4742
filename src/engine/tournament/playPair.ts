import type { Game } from "../game.ts";
import { type Random, random } from "../random.ts";
import { randomOpening } from "../randomOpening.ts";
import type { Budget } from "./budget.ts";
import { type ContestantName, contestants } from "./contestants.ts";

/** Two games of two contestants from one opening, each as MAX once. */
export interface Pair {
  readonly players: readonly [ContestantName, ContestantName];
  /** Counts the openings of these two from 0. */
  readonly number: number;
}

/** A game that is over, as plain data. */
export interface PlayedGame {
  readonly max: ContestantName;
  readonly min: ContestantName;
  /** In the game's notation, those of the opening first. */
  readonly moves: readonly string[];
  /** How many of them were drawn by lot. */
  readonly opening: number;
  /** For MAX. */
  readonly outcome: number;
  /** Nodes visited by MAX and by MIN. */
  readonly nodes: readonly [max: number, min: number];
}

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
 * are played and whichever of the two is named first.
 */
export function playPair<Position, Move>(
  game: Game<Position, Move>,
  { players, number }: Pair,
  settings: PairSettings,
): readonly [PlayedGame, PlayedGame] {
  const pair = [settings.seed, ...[...players].sort(), number].join(" ");
  const opening = randomOpening(game, settings.opening, random(pair));
  const [first, second] = players;
  const play = (max: ContestantName, min: ContestantName) =>
    playOut(game, opening, { max, min }, settings, random(`${pair} ${max}`));
  return [play(first, second), play(second, first)];
}

function playOut<Position, Move>(
  game: Game<Position, Move>,
  opening: readonly Move[],
  { max, min }: Pick<PlayedGame, "max" | "min">,
  { budget, onMove }: PairSettings,
  chance: Random,
): PlayedGame {
  const moves: string[] = [];
  const nodes: [number, number] = [0, 0];
  let position = game.start;
  const play = (move: Move): void => {
    moves.push(game.writeMove(position, move));
    position = game.play(position, move);
  };
  for (const move of opening) play(move);
  for (;;) {
    const outcome = game.outcome(position);
    if (outcome !== undefined) return { max, min, moves, opening: opening.length, outcome, nodes };
    const isMax = game.turn(position) === "max";
    const thought = contestants[isMax ? max : min](game, position, budget, chance);
    nodes[isMax ? 0 : 1] += thought.nodes;
    play(thought.move);
    onMove?.();
  }
}
