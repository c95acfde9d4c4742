import { minimax, type Options, type Search, ticTacToe } from "../../src/engine/index.ts";

const emptyCells = (position: number): number => ticTacToe.moves(position).length;
const worth = (position: number): number => minimax(ticTacToe, position).value;

function everyPosition(): number[] {
  const found = new Set<number>();
  const reach = (position: number): void => {
    if (found.has(position)) return;
    found.add(position);
    for (const move of ticTacToe.moves(position)) reach(ticTacToe.play(position, move));
  };
  reach(ticTacToe.start);
  return [...found];
}

/**
 * The positions of tic-tac-toe in which a search chooses a move that is worth less than the best, or none at all; as
 * text, those with the fewest empty cells.
 */
export function wrongMoves(search: Search, options: Options = {}): string[] {
  const wrong = everyPosition().filter((position) => {
    if (ticTacToe.outcome(position) !== undefined) return false;
    const [move] = search(ticTacToe, position, options).line;
    return move === undefined || worth(ticTacToe.play(position, move)) !== worth(position);
  });
  const fewest = Math.min(...wrong.map(emptyCells));
  return wrong.filter((position) => emptyCells(position) === fewest).map(ticTacToe.write);
}
