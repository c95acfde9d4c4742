import { gameFor } from "../../engine/opponents/gameFor.ts";
import type { Thinker } from "../../engine/opponents/levels.ts";
import { type Plan, think } from "../../engine/opponents/think.ts";
import { faceOf } from "../../games/faces.ts";
import type { PlayedGame } from "./playGames.ts";
import type { OwnStyle } from "./styleText.ts";

/** A move that was weighed, written as the game writes it. */
export interface WrittenMove {
  readonly move: string;
  /** For MAX. */
  readonly value: number;
  readonly line: readonly string[];
  readonly probability: number;
}

/** What somebody had in mind about a position, as plain text and numbers. */
export interface WrittenPlan {
  /** What it came from: values of sampling are on another scale. */
  readonly thinker: Thinker;
  /** Moves that it looked at, in a game too wide to look at all. */
  readonly width: number | undefined;
  /** The move was drawn from the values of all, and need not be the best. */
  readonly byChance: boolean;
  readonly move: string;
  /** For MAX; undefined where nothing was estimated. */
  readonly value: number | undefined;
  readonly line: readonly string[];
  /** Plies of the last whole iteration, where it goes by plies. */
  readonly depth: number | undefined;
  /** Nodes entered, or games played out. */
  readonly nodes: number;
  /** A program of the reader's thought of it, that was written as the thinker. */
  readonly byProgram?: boolean;
  /** The best first; empty where only the best is known. */
  readonly moves: readonly WrittenMove[];
}

/** What somebody is to think about: everything that a worker needs to know. */
export interface Question {
  readonly game: PlayedGame;
  /** As text. */
  readonly position: string;
  readonly style: OwnStyle;
  readonly seed: string;
  /** Values every move, to say how much better the best is. */
  readonly compare: boolean;
}

/**
 * Thinks about a question and answers in text. `tell` hears what would be played so far; the style's seconds are the
 * caller's to count, in `stop`. Throws what a position that cannot be read throws.
 */
export function planFor(
  { game: name, position: text, style, seed, compare }: Question,
  stop?: () => boolean,
  tell: (plan: WrittenPlan) => void = () => {},
): WrittenPlan {
  const game = gameFor(name, style);
  const position = game.read(text);
  const lineOf = (line: readonly unknown[]) => {
    let at = position;
    return line.map((move) => {
      const written = game.writeMove(at, move);
      at = game.play(at, move);
      return written;
    });
  };
  const written = ({ move, value, line, depth, nodes, moves }: Plan<unknown>): WrittenPlan => ({
    thinker: style.thinker,
    width: faceOf(name).width && style.width,
    byChance: style.thinker === "chance" || (style.temperature ?? 0) > 0,
    move: game.writeMove(position, move),
    value,
    line: lineOf(line),
    depth,
    nodes,
    moves: moves.map((one) => ({ ...one, move: game.writeMove(position, one.move), line: lineOf(one.line) })),
  });
  const plan = think(game, position, style, {
    seed,
    compare,
    ...(stop && { stop }),
    tell: (plan) => tell(written(plan)),
  });
  return written(plan);
}
