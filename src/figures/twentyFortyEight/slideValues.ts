import { type Direction, directions, isDirection } from "../../engine/games/chance/twentyFortyEight/slide.ts";
import type { SlidingSolution } from "../../engine/games/chance/twentyFortyEight/solveTwentyFortyEight.ts";
import type { SlidingPosition } from "../../engine/games/chance/twentyFortyEight.ts";
import type { SlidingGame } from "./slidingGame.ts";

/** What a position is worth, and whether that is so: false where an estimate has a part in it. */
export interface Worth {
  readonly value: number;
  readonly isExact: boolean;
}

type Worths = Readonly<Partial<Record<Direction, Worth>>>;

/** What is found out about a board: each slide that moves anything, and how far was read. */
export interface SlideValues {
  readonly worths: Worths;
  /** The best of them, those that are as good besides; none where the game is over. */
  readonly best: readonly Direction[];
  /** Slides and tiles, a ply each; Infinity where all that can come was read. */
  readonly plies: number;
}

const toTheEnd = Number.POSITIVE_INFINITY;
const nothingToSlide: SlideValues = { worths: {}, best: [], plies: toTheEnd };

/** Visits of positions that one search may take: some hundredths of a second. */
const mostVisits = 4000;

/**
 * What every slide is worth by expectimax. On 2 × 2 all that can come is read, and the values are exact; elsewhere it is read as many
 * plies deep as so many visits go, at least two, and to the end where it comes that far. Counted by visits and by no clock, so that
 * it is the same on every machine.
 */
export function slideValues(game: SlidingGame, board: SlidingPosition, most = mostVisits): SlideValues {
  if (game.outcome(board) !== undefined) return nothingToSlide;
  if (board.tiles.length === 4) return new SlideReader(game).slides(board, toTheEnd);
  let found = new SlideReader(game).slides(board, 2);
  for (let plies = 3; !isExact(found); plies++) {
    const reader = new SlideReader(game, most);
    const deeper = reader.slides(board, plies);
    if (reader.isSpent) return found;
    found = deeper;
  }
  return { ...found, plies: toTheEnd };
}

/** What every slide is worth by a solution of the game; undefined where that was not told of the board. */
export function solvedSlides(
  game: SlidingGame,
  board: SlidingPosition,
  solution: SlidingSolution,
): SlideValues | undefined {
  if (game.outcome(board) !== undefined) return nothingToSlide;
  const ways = game.moves(board).filter((move): move is Direction => isDirection(move));
  const values = ways.map((way) => solution.adding(game.play(board, way).tiles));
  if (values.includes(undefined)) return;
  const worths: Worths = Object.fromEntries(
    ways.map((way, i) => [way, { value: values[i], isExact: true }] as const),
  ) as Worths;
  return { worths, best: bestOf(worths), plies: toTheEnd };
}

/** Whether no estimate has a part in any of the values. */
export const isExact = ({ worths }: SlideValues): boolean =>
  Object.values(worths).every((worth) => worth.isExact);

/** What only a computer's rounding tells apart is the same. */
export const tolerance = 1e-12;

function bestOf(worths: Worths): Direction[] {
  const greatest = Math.max(...Object.values(worths).map(({ value }) => value));
  return directions.filter((direction) => (worths[direction]?.value ?? -1) > greatest - tolerance);
}

/** What is returned after the last visit, and counts for nothing. */
const unread: Worth = { value: 0, isExact: false };

/** Expectimax that reads a board to a depth once, however it came about. */
export class SlideReader {
  readonly #game: SlidingGame;
  readonly #known = new Map<string, Worth>();
  #left: number;

  /** @param most visits of positions that it may take */
  constructor(game: SlidingGame, most = toTheEnd) {
    this.#game = game;
    this.#left = most;
  }

  /** It would have had to take more visits than it may: what it has returned counts for nothing. */
  get isSpent(): boolean {
    return this.#left < 0;
  }

  /** What every slide is worth so many plies deep. */
  slides(board: SlidingPosition, plies: number): SlideValues {
    const ways = this.#game.moves(board).filter((move): move is Direction => isDirection(move));
    const worths: Worths = Object.fromEntries(
      ways.map((way) => [way, this.worthOf(this.#game.play(board, way), plies - 1)]),
    );
    return { worths, best: bestOf(worths), plies };
  }

  worthOf(position: SlidingPosition, plies: number): Worth {
    const game = this.#game;
    this.#left--;
    if (this.isSpent) return unread;
    const outcome = game.outcome(position);
    if (outcome !== undefined) return { value: outcome, isExact: true };
    if (plies === 0) return { value: game.evaluate(position), isExact: false };
    const key = `${plies} ${game.write(position)}`;
    const worth = this.#known.get(key) ?? this.#read(position, plies);
    this.#known.set(key, worth);
    return worth;
  }

  #read(position: SlidingPosition, plies: number): Worth {
    const game = this.#game;
    const children = game.moves(position).map((move) => this.worthOf(game.play(position, move), plies - 1));
    const isExact = children.every((child) => child.isExact);
    if (game.turn(position) === "max")
      return { value: Math.max(...children.map(({ value }) => value)), isExact };
    const chances = game.chances!(position);
    return { value: children.reduce((sum, { value }, i) => sum + chances[i] * value, 0), isExact };
  }
}
