import { gomoku, type IterationEnd, iterativeDeepening } from "../../engine/index.ts";
import { readName } from "../../kit/view/readFields.ts";

/** The widths that are compared; the last one takes in every free point near a stone. */
export const widths = [2, 4, 8, 16, 225] as const;

/** What is searched: a position of gomoku as text, and how many nodes each width may enter. */
export interface Searched {
  readonly position: string;
  readonly budget: number;
}

/** How far one width came within the budget, as plain data. */
export interface WidthResult {
  readonly width: number;
  /** Moves that are looked at in the position itself: the width, or less where there are not so many. */
  readonly moves: number;
  /** The nodes of each whole iteration: one, two, three … plies deep. */
  readonly nodes: readonly number[];
  /** What the last whole iteration chose, as gomoku writes it, and its line in the same writing. */
  readonly move: string;
  readonly line: readonly string[];
  /** For Black, who has the X; 1 and −1 are won and lost. */
  readonly value: number;
  readonly ended: IterationEnd;
}

/**
 * Searches the position with one width after the other, each with a table of its own, for as long as the budget of
 * nodes lasts, and yields what each has found. A finished game yields nothing.
 */
export function* searchWidths({ position, budget }: Searched): Generator<WidthResult, void, void> {
  for (const width of widths) {
    const rules = gomoku(15, { width });
    const root = rules.read(position);
    if (rules.outcome(root) !== undefined) return;
    const { iterations, line, value, ended } = iterativeDeepening(rules, root, { budget });
    const written: string[] = [];
    let at = root;
    for (const move of line) {
      written.push(rules.writeMove(at, move));
      at = rules.play(at, move);
    }
    yield {
      width,
      moves: rules.moves(root).length,
      nodes: iterations.map(({ nodes }) => nodes),
      move: written[0],
      line: written,
      value,
      ended,
    };
  }
}

/** A width as readers know it: its number, or "all" for the one that takes in every point near a stone. */
export const widthName = (width: number): string => (width === widths.at(-1) ? "all" : String(width));

/** The width of this name. Throws an Error that says which there are. */
export function readWidth(text: string): number {
  const names = widths.map(widthName);
  return widths[names.indexOf(readName(text, names, "width"))];
}
