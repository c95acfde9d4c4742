import { formatValue } from "../../drawing/formatValue.ts";
import { sumTexts } from "../../drawing/roundedSum.ts";
import { estimateSliding } from "../../engine/games/chance/twentyFortyEight/estimate.ts";
import {
  boardsToSolve,
  type SlidingSolution,
} from "../../engine/games/chance/twentyFortyEight/solveTwentyFortyEight.ts";
import type { SlidingPosition } from "../../engine/games/chance/twentyFortyEight.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, formerly, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { readWhole } from "../../kit/view/readFields.ts";
import { isExact, type SlideValues, slideValues, solvedSlides } from "./slideValues.ts";
import { goals, newBoard, type Size, sizes, slidingGame, usualGoal } from "./slidingGame.ts";
import * as words from "./words.ts";
import { writeBest, writeWorths } from "./writtenWorths.ts";

/** How a game ends: the goal is made, or nothing can slide. */
export type Ending = "won" | "lost";

/** What is known of a board. */
export interface SlidingAnswer {
  readonly values: SlideValues;
  readonly ending: Ending | undefined;
  /** What the estimate says of the board itself, as it is printed: what was rounded adds up. */
  readonly estimate: {
    readonly doublings: string;
    readonly room: string;
    readonly weights: { readonly doublings: string; readonly room: string };
    readonly contributions: { readonly doublings: string; readonly room: string };
    readonly sum: string;
  };
}

const answers = new Map<string, SlidingAnswer>();
/** A game that is played on and on is not kept whole. */
const mostAnswers = 200;

/** The greatest goal to which 3 × 3 is solved on a page: a few seconds and some tens of megabytes. */
export const mostSolved = Math.max(...Object.keys(boardsToSolve).map(Number));

/** Whether all that can come in this game may be solved on a page. */
export const canBeSolved = ({ size, goal }: SlidingView): boolean => size === 3 && goal <= mostSolved;

/** What is known of a board: by the game's solution, where that is there and knows of it, else by reading. */
export function answerSlides(view: SlidingView, solution?: SlidingSolution): SlidingAnswer {
  const game = slidingGame(view.size, view.goal);
  const solved = solution && solvedSlides(game, view.board, solution);
  return solved ? answerBy(solved, view) : answerByReading(view);
}

/** Worked out once, and remembered for a while. */
function answerByReading(view: SlidingView): SlidingAnswer {
  const game = slidingGame(view.size, view.goal);
  const name = `${view.goal} ${game.write(view.board)}`;
  const answer = answers.get(name) ?? answerBy(slideValues(game, view.board), view);
  if (answers.size >= mostAnswers) answers.clear();
  answers.set(name, answer);
  return answer;
}

function answerBy(values: SlideValues, { size, goal, board }: SlidingView): SlidingAnswer {
  const outcome = slidingGame(size, goal).outcome(board);
  return {
    values,
    ending: outcome === undefined ? undefined : outcome === 1 ? "won" : "lost",
    // Whoever has won or lost is estimated no more.
    estimate: outcome === undefined ? writeEstimate(board, goal) : noEstimate,
  };
}

const nothing = { doublings: "–", room: "–" };
const noEstimate = { ...nothing, weights: nothing, contributions: nothing, sum: "–" };

function writeEstimate({ tiles }: SlidingPosition, goal: number): SlidingAnswer["estimate"] {
  const { doublings, room, weights, contributions } = estimateSliding(tiles, goal);
  const [first, second, sum] = sumTexts(contributions.doublings, contributions.room, 3);
  return {
    doublings: formatValue(doublings),
    room: formatValue(room),
    weights: { doublings: formatValue(weights.doublings), room: formatValue(weights.room) },
    contributions: { doublings: first, room: second },
    sum,
  };
}

/** The numbers of one tile and of the free cells, for words. */
export const countsOf = ({ board, goal }: SlidingView) => ({
  greatest: Math.max(...board.tiles),
  doublings: Math.log2(Math.max(2, ...board.tiles)),
  needed: Math.log2(goal),
  free: board.tiles.filter((tile) => tile === 0).length,
  cells: board.tiles.length,
});

/** What to do, and how sure that is. */
export function tellSlides(view: SlidingView, { values, ending }: SlidingAnswer): string {
  const { came, size, board } = view;
  const { best, plies } = values;
  if (ending !== undefined) return words.ended(ending === "won", view.goal);
  const value = writeBest(values);
  const told = isExact(values) ? words.exactly(best, view.goal, value) : words.byEstimate(best, plies, value);
  if (came === undefined) return told;
  return `${words.cameTile(board.tiles[came], Math.floor(came / size), came % size)} ${told}`;
}

/**
 * What a figure of 2048 says of itself: size, goal and board; the best slide, or several (best), what it is worth (value), and each of the
 * four (left, right, up, down, "–" where nothing moves); whether that is exact (known); the plies that were read (plies, "∞" to
 * the end); what the estimate says of the board (estimate) and its two parts (ofTile, ofRoom); and how the game ended (ending, "–").
 */
export function slidingFacts(view: SlidingView, solution?: SlidingSolution): Facts {
  const { values, ending, estimate } = answerSlides(view, solution);
  const { best, plies } = values;
  return {
    size: String(view.size),
    goal: String(view.goal),
    board: slidingGame(view.size, view.goal).write(view.board),
    ...writeWorths(values),
    best: best.length === 0 ? "–" : words.eitherOf(best),
    value: writeBest(values),
    known: isExact(values) ? words.exact : words.estimated,
    plies: formatValue(plies),
    estimate: estimate.sum,
    ofTile: estimate.contributions.doublings,
    ofRoom: estimate.contributions.room,
    ending: ending === undefined ? "–" : words.endings[ending],
  };
}

type Sized = { readonly size: Size };
type Played = Sized & { readonly goal: number };
type Seeded = Played & { readonly seed: number };
type Boarded = Seeded & { readonly board: SlidingPosition };

/** A board on which a side is to slide. Throws an Error where it has no tile, or chance is to add one. */
function readBoard({ size, goal }: Played, text: string): SlidingPosition {
  const board = slidingGame(size, goal).read(text);
  if (board.adds) throw new Error(words.addsTile(text));
  if (board.tiles.every((tile) => tile === 0)) throw new Error(words.noTiles(text));
  return board;
}
function readGoal(size: Size, text: string): number {
  const found = goals[size].find((goal) => String(goal) === text.trim());
  if (found === undefined) throw new Error(words.noGoal(text, size, goals[size]));
  return found;
}
function readCame({ tiles }: SlidingPosition, text: string): number {
  const cell = readWhole(text, [0, tiles.length - 1], "came");
  if (tiles[cell] !== 2 && tiles[cell] !== 4) throw new Error(words.cameNowhere(cell));
  return cell;
}

const fields = {
  size: parsed((text, name) => readWhole(text, [sizes[0], sizes[2]], name) as Size, 4 as Size),
  goal: after(["size"], ({ size }: Sized) => parsed((text) => readGoal(size, text), usualGoal[size])),
  /** Which tiles come. */
  seed: whole(1, 9999, 1),
  /** Links may call it as those to all other games do: what is wrong with it is said then, too. */
  board: formerly(
    ["position"],
    after(["size", "goal", "seed"], ({ size, goal, seed }: Seeded) =>
      parsed(
        (text) => readBoard({ size, goal }, text),
        () => newBoard(slidingGame(size, goal), seed),
        (board) => slidingGame(size, goal).write(board),
      ),
    ),
  ),
  /** The cell on which the last tile came, by its number from 0. */
  came: after(["size", "goal", "seed", "board"], ({ board }: Boarded) =>
    optional(parsed((text) => readCame(board, text), 0)),
  ),
};
export type SlidingFields = typeof fields;
export type SlidingView = ViewOf<SlidingFields>;

/** 2048 on 2 × 2, 3 × 3 or 4 × 4 cells, to be played: what each slide is worth, exactly or by an estimate, and what that is made of. */
export const twentyFortyEight = defineFigure({
  name: "twentyFortyEight",
  fields,
  opening: { size: 4, seed: 1 },
  // Its picture says what each slide is worth; a chapter with steppers has no room for its code before somebody slides.
  waits: () => true,
  swiped: true,
  facts: slidingFacts,
  async still(view) {
    const answer = answerSlides(view);
    const { contributions, sum } = answer.estimate;
    const summed = words.summed(contributions.doublings, contributions.room, sum);
    return [
      words.writtenBoard(slidingGame(view.size, view.goal).write(view.board)),
      tellSlides(view, answer).replaceAll("*", ""),
      ...(answer.ending === undefined ? [summed] : []),
    ];
  },
  drawings: {
    board: [words.drawings.board, ".sliding svg"],
    slides: [words.drawings.slides, "table.slides"],
    estimate: [words.drawings.estimate, "table.parts"],
  },
  component: () => import("./TwentyFortyEightFigure.svelte"),
});
