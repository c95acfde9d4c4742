import { ticTacToe } from "../../engine/index.ts";

/**
 * The same moves in another order that the game allows: X's turned by some places among themselves, and O's likewise, so
 * that the board in the end is the same. As they were where there is no such order.
 */
export function otherOrder(moves: readonly number[]): number[] {
  const own = [0, 1].map((side) => moves.filter((_, ply) => ply % 2 === side));
  const turns = own[0].flatMap((_, x) => (own[1].length === 0 ? [[x, 0]] : own[1].map((_, o) => [x, o])));
  // Both turned by one place is least like what was; no turn at all is what was.
  const wanted = turns.slice(1).sort((one, other) => distance(one) - distance(other));
  const orders = wanted.map(([x, o]) => interleave(turned(own[0], x), turned(own[1], o)));
  return orders.find(isLegal) ?? [...moves];
}

const distance = ([x, o]: number[]) => Math.abs(x - 1) + Math.abs(o - 1);

const turned = (moves: readonly number[], by: number) => [...moves.slice(by), ...moves.slice(0, by)];

const interleave = (first: readonly number[], second: readonly number[]) =>
  first.flatMap((move, turn) => (turn < second.length ? [move, second[turn]] : [move]));

function isLegal(moves: readonly number[]): boolean {
  let position = ticTacToe.start;
  for (const move of moves) {
    if (!ticTacToe.moves(position).includes(move)) return false;
    position = ticTacToe.play(position, move);
  }
  return true;
}
