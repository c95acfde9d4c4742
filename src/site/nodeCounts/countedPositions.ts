import { connectFour, type Game, parseTree, ticTacToe, treeGame } from "../../engine/index.ts";
import { bestLookingFirst } from "./bestLookingFirst.ts";
import { inThousandths } from "./inThousandths.ts";

/** A position on which the searches are counted against each other. */
export interface CountedPosition {
  /** As a column's heading says it. */
  readonly title: string;
  /** Exactly what is searched, and how deep. */
  readonly explain: string;
  readonly game: Game<unknown, unknown>;
  readonly position: unknown;
  readonly depth: number;
}

const moves = "44434552";
const bottom = "64536122274561154124464511";
const thousandths = inThousandths(connectFour);

/** Every search runs on every one of these to the same depth, so each must find the same value there. */
export const countedPositions = {
  ticTacToe: of(ticTacToe, ticTacToe.start, Infinity, "Tic-tac-toe", "from the empty board, to the end"),
  opening: of(connectFour, connectFour.start, 6, "Opening", "Connect Four from the empty board, 6 plies"),
  middle: of(
    connectFour,
    connectFour.read(moves),
    6,
    "Middle game",
    `Connect Four after the columns ${moves}, 6 plies`,
  ),
  ending: of(
    connectFour,
    connectFour.read(bottom),
    Infinity,
    "End game",
    `Connect Four after the columns ${bottom}, to the end`,
  ),
  wholeNumbers: of(
    thousandths,
    thousandths.read(moves),
    6,
    "Whole numbers",
    `Connect Four after the columns ${moves}, 6 plies, every estimate times 1,000 and rounded`,
  ),
  centreFirst: of(
    bestLookingFirst(thousandths),
    thousandths.read(moves),
    6,
    "Centre first",
    "The same, the columns from the centre outwards",
  ),
  goodOrder: ofTree("[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]", "Good order"),
  badOrder: ofTree("[[[8,11],[1,2]],[[12,3],[4,5]],[[6,7],[9,10]]]", "Bad order"),
  reinefeld: ofTree("[[14,5,2],[2,4,6],[12,8,3]]", "Best move last"),
} as const satisfies Record<string, CountedPosition>;

export type CountedPositionName = keyof typeof countedPositions;

function of<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
  title: string,
  explain: string,
): CountedPosition {
  // Searches take any game; in one record games of unlike positions are games of unknown ones. Without noisy moves no
  // search sees further than another.
  const quiet = { ...game, noisy: undefined } as Game<unknown, unknown>;
  return { title, explain, game: quiet, position, depth };
}

function ofTree(text: string, title: string): CountedPosition {
  const game = treeGame(parseTree(text));
  return of(game, game.start, Infinity, title, `The tree ${text}`);
}
