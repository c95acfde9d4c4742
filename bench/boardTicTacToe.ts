import type { Game } from "../src/engine/index.ts";

/** Nine cells row by row: 1 is X's, −1 is O's, 0 is free. */
interface Board {
  readonly cells: readonly number[];
  readonly toMove: 1 | -1;
  readonly outcome: number | undefined;
}

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/**
 * Tic-tac-toe as a program is likely to have it that was written for a board on the screen: an array of cells, copied
 * for each move, and the winner found once, as the mark is made.
 */
export const boardTicTacToe: Pick<
  Game<Board, number>,
  "start" | "turn" | "moves" | "play" | "outcome" | "evaluate"
> = {
  start: { cells: [0, 0, 0, 0, 0, 0, 0, 0, 0], toMove: 1, outcome: undefined },
  turn: ({ toMove }) => (toMove === 1 ? "max" : "min"),
  moves({ cells }) {
    const free: number[] = [];
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === 0) free.push(cell);
    return free;
  },
  play(board, cell) {
    const cells = board.cells.slice();
    cells[cell] = board.toMove;
    return { cells, toMove: board.toMove === 1 ? -1 : 1, outcome: outcomeOf(cells) };
  },
  outcome: ({ outcome }) => outcome,
  evaluate: () => 0,
};

function outcomeOf(cells: readonly number[]): number | undefined {
  for (const [one, two, three] of lines) {
    if (cells[one] !== 0 && cells[one] === cells[two] && cells[one] === cells[three]) return cells[one];
  }
  return cells.includes(0) ? undefined : 0;
}
