import fc from "fast-check";
import { expect, it } from "vitest";
import { ticTacToe, ticTacToeClass } from "../../../src/engine/index.ts";
import { classesOf, growWholeTree, WholeTree } from "../../../src/trace/index.ts";
import { arbitrarySubject, preorderOf, type Subject } from "./preorderOf.ts";

it("Nodes have the numbers of their positions' keys, in the order in which they first come", () => {
  const agree = ({ game, position, depth }: Subject) => {
    const tree = new WholeTree(growWholeTree(game, position, { depth }));
    const keys = preorderOf(game, position, depth).map((node) => game.key(node.position));
    const known = [...new Set(keys)];
    expect([...classesOf(tree, game, position)]).toEqual(keys.map((key) => known.indexOf(key)));
  };
  fc.assert(fc.property(arbitrarySubject, agree));
});

it("Tic-tac-toe's whole tree has 5,478 positions, and 765 but for turns and mirrors", () => {
  const tree = new WholeTree(growWholeTree(ticTacToe, ticTacToe.start));
  const classes = (classOf?: (position: number) => number) =>
    new Set(classesOf(tree, ticTacToe, ticTacToe.start, classOf)).size;
  expect([classes(), classes(ticTacToeClass)]).toEqual([5478, 765]);
});
