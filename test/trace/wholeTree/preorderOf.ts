import fc from "fast-check";
import type { Game } from "../../../src/engine/index.ts";
import { checkers, othello, parseTree, ticTacToe, treeGame, writeTree } from "../../../src/engine/index.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

/** A node as plain recursion meets it. */
export interface PlainNode {
  readonly moves: readonly unknown[];
  readonly position: unknown;
  /** Nodes of its subtree, in preorder, itself the first. */
  readonly subtree: readonly PlainNode[];
  readonly children: readonly PlainNode[];
  readonly value: number;
}

/** All nodes below a position in preorder, by plain recursion. */
export function preorderOf<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth = Infinity,
  moves: readonly Move[] = [],
): readonly PlainNode[] {
  const outcome = game.outcome(position) ?? (depth === 0 ? game.evaluate(position) : undefined);
  const below =
    outcome === undefined
      ? game
          .moves(position)
          .map((move) => preorderOf(game, game.play(position, move), depth - 1, [...moves, move]))
      : [];
  const children = below.map(([child]) => child);
  const values = children.map((child) => child.value);
  const best = game.turn(position) === "max" ? Math.max(...values) : Math.min(...values);
  const subtree: PlainNode[] = [];
  const node = { moves, position, children, value: outcome ?? best, subtree };
  subtree.push(node, ...below.flat());
  return subtree;
}

export interface Subject {
  readonly name: string;
  readonly game: Game<unknown, unknown>;
  readonly position: unknown;
  readonly depth: number | undefined;
}

const tree = arbitraryTree.map((tree): Subject => {
  const game = treeGame(parseTree(writeTree(tree))) as Game<unknown, unknown>;
  return { name: writeTree(tree), game, position: game.start, depth: undefined };
});

/** Tic-tac-toe after four to nine moves at random, and to some depth; Othello and checkers, whose moves are other things, to two plies. */
const played = (game: Game<unknown, unknown>, least: number, depths: fc.Arbitrary<number | undefined>) =>
  fc
    .tuple(fc.array(fc.nat(100), { minLength: least, maxLength: 9 }), depths)
    .map(([picks, depth]): Subject => {
      const position = picks.reduce<unknown>((at, pick) => {
        const moves = game.moves(at);
        return moves.length === 0 ? at : game.play(at, moves[pick % moves.length]);
      }, game.start);
      return { name: `${game.write(position)} ${depth}`, game, position, depth };
    });

export const arbitrarySubject: fc.Arbitrary<Subject> = fc.oneof(
  { weight: 3, arbitrary: tree },
  {
    weight: 2,
    arbitrary: played(ticTacToe as Game<unknown, unknown>, 4, fc.constantFrom(undefined, 0, 1, 2, 3)),
  },
  { weight: 1, arbitrary: played(othello as Game<unknown, unknown>, 0, fc.constantFrom(1, 2)) },
  { weight: 1, arbitrary: played(checkers as Game<unknown, unknown>, 0, fc.constantFrom(1, 2)) },
);
