import { formatCount } from "../../drawing/formatValue.ts";
import { countWords, inPlies } from "../../kit/narration/words.ts";

export const label = "2048, slide by slide";
export const drawings = {
  board: "the board",
  slides: "what each slide is worth",
  estimate: "what the estimate is made of",
};

export const size = "Board";
export const sizeOf = (size: number): string => `${size} × ${size}`;
export const goal = "To be made";
export const newGame = "New game";
export const playBest = "Play the best slide";
export const playOn = "Play on";
export const stop = "Stop";

export const directions = { left: "left", right: "right", up: "up", down: "down" } as const;
type Way = keyof typeof directions;
/** What stands on the buttons, and for those who do not see it. */
export const arrows: Readonly<Record<Way, string>> = { left: "←", right: "→", up: "↑", down: "↓" };
export const slideTo = (way: Way): string => `Slide ${directions[way]}`;

/** The board for those who listen: its rows from the top. */
export const board = (rows: readonly (readonly number[])[]): string =>
  `The board. ${rows.map((row, i) => `Row ${i + 1}: ${row.map((tile) => tile || "free").join(", ")}`).join(". ")}.`;
export const boardKeys = "The arrow keys slide the tiles.";
export const swipe = "Press the board, then slide by arrow keys or swipes.";

export const slides = "What each slide is worth";
export const slide = "Slide";
export const worth = "Worth";
export const known = "Known";
export const exact = "exactly";
export const estimated = "by its estimate";
export const movesNothing = "moves nothing";
export const best = "best";

export const solving = (goal: number): string => `Solving the game to ${goal}`;
/** How far that is, of so many boards from the start; where a board was set there can be more. */
export const boardsSoFar = (boards: number, expected: number): string =>
  boards > expected
    ? countWords(boards, "board")
    : `${formatCount(boards)} of ${countWords(expected, "board")}`;
export const solved = (boards: number, bytes: number): string =>
  `Solved to the end: ${countWords(boards, "board")} that wait for a tile, in ${megabytes(bytes)}. One counts for all eight ways to turn and mirror it.`;
const megabytes = (bytes: number): string =>
  bytes < 1e6 ? `${formatCount(Math.ceil(bytes / 1e3))} kB` : `${formatCount(Math.round(bytes / 1e6))} MB`;
export const readToTheEnd = "All that can come from here was read to its end.";
export const cancelled = "Not solved: these values are by the estimate.";
export const brokeOff = (message: string): string => `The game could not be solved: ${message}.`;
export const solveExactly = "Solve exactly";
export const tooManyBoards = (goal: number, most: number): string =>
  `To ${goal} there are too many boards to solve on a page, so an estimate has to help. Up to ${most} every slide is known exactly.`;

export const parts = "What the estimate says of this board by itself";
export const part = "The board’s estimate";
export const amount = "Amount";
export const weight = "Weight";
export const adds = "Adds";
export const greatestTile = (greatest: number): string => `Greatest tile: ${greatest}`;
export const ofDoublings = (doublings: number, needed: number): string =>
  `${doublings} of ${countWords(needed, "doubling")}`;
export const freeCells = (free: number): string => countWords(free, "free cell");
export const ofCells = (free: number, cells: number): string => `${free} of ${cells}`;
export const sum = "Together";
/** Where the weights come from. */
export const weighing = "The tile counts a third. The free cells count as much as the tile adds.";

/** A tile that chance has added, and where, rows and columns counted from 0. */
export const cameTile = (tile: number, row: number, column: number): string =>
  `A *${tile}* came in row ${row + 1}, column ${column + 1}.`;
/** One of the ways, or several that are as good. */
export const eitherOf = (ways: readonly Way[]): string =>
  ways
    .map((way) => directions[way])
    .join(", ")
    .replace(/, (\w+)$/, " or $1");
/** The best slides, and the probability of the goal. */
export const exactly = (ways: readonly Way[], goal: number, value: string): string =>
  `Best is *${eitherOf(ways)}*: that makes ${goal} with probability *${value}*, exactly, where play is best from there on.`;
export const byEstimate = (ways: readonly Way[], plies: number, value: string): string =>
  `Best is *${eitherOf(ways)}*, worth *${value}* by its estimate, ${inPlies(plies)} ahead: slides and tiles count one each.`;
export const nothingMoves = (way: Way): string =>
  `A slide *${directions[way]}* moves nothing here. Take another way.`;
export const endings = { won: "won", lost: "lost" } as const;
export const ended = (isWon: boolean, goal: number): string =>
  isWon
    ? `*${goal}* is made: the game is *won*.`
    : `Nothing can slide any more, and ${goal} is not made: the game is *lost*.`;

export const writtenBoard = (board: string): string => `Row by row the board is “${board}”.`;
export const summed = (tile: string, room: string, sum: string): string =>
  `Of this board by itself the estimate says ${tile} for its greatest tile and ${room} for its free cells, together ${sum}.`;

export const noGoal = (text: string, size: number, goals: readonly number[]): string =>
  `on ${size} × ${size} cells "${text}" is no tile to be made; there are ${goals.join(", ")}`;
export const addsTile = (text: string): string =>
  `"${text}" waits for chance to add a tile; a board to slide on has no + behind it`;
export const noTiles = (text: string): string => `"${text}" has no tile to slide`;
export const cameNowhere = (cell: number): string => `on cell ${cell} no tile can have come`;
