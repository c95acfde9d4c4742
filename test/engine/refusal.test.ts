import { expect, it } from "vitest";
import { guardLeaves, readBehaviour, readGuardMap } from "../../src/engine/behaviour/index.ts";
import {
  checkers,
  connectFour,
  gomoku,
  mcts,
  measureTree,
  othello,
  parseTree,
  positionsByPly,
  Refusal,
  ticTacToe,
  treeGame,
} from "../../src/engine/index.ts";

const errorOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

it.each([
  [() => ticTacToe.read("XO?......"), "noCell", [2, "?"]],
  [() => ticTacToe.read("XO"), "notNineCells", [2]],
  [() => ticTacToe.read("XX......."), "unequalTurns", [2, 0]],
  [() => ticTacToe.read("XXXOOO..."), "twoLines", []],
  [() => ticTacToe.read("XXXOO.O.."), "movedAfterLine", ["X"]],
  [() => ticTacToe.read("OOOXX.X.X"), "movedAfterLine", ["O"]],
  [() => ticTacToe.readMove(ticTacToe.read("X........"), "0"), "noFreeCell", ["0", [1, 2, 3, 4, 5, 6, 7, 8]]],
  [() => ticTacToe.readMove(ticTacToe.read("XXXOO...."), "8"), "gameIsOver", ["8"]],
  [() => connectFour.read("8"), "noColumn", [0, "8"]],
  [() => connectFour.read("XX...../......./......."), "notSixRows", [3]],
  [() => connectFour.readMove(connectFour.read("1111112"), "1"), "noOpenColumn", ["1", [1, 2, 3, 4, 5, 6]]],
  [() => othello.read("XO"), "not64Squares", [2]],
  [() => othello.readMove(othello.start, "a1"), "illegalMove", ["a1", ["d3", "c4", "f5", "e6"]]],
  [() => gomoku(9).read("XO"), "wrongPoints", [0, 9, 2]],
  [() => gomoku(9).readMove(gomoku(9).start, "k1"), "noFreePoint", ["k1", "i9"]],
  [() => checkers.read("B:W21"), "partIsMissing", ["B"]],
  [() => checkers.read("B:W21:B33"), "noSquare", ["33", "B33"]],
  [() => checkers.readMove(checkers.read("B:W14:B10"), "10-15"), "captureIsForced", ["10-15", ["10x17"]]],
  [() => measureTree([1, [2, []]]), "noChildren", [[1, 1]]],
  [() => treeGame([1, 2]).readMove(treeGame([1, 2]).start, "2"), "noChild", ["2", 2]],
  [() => treeGame([1, 2]).read("[1,2]@0.0"), "isLeaf", ["0"]],
  [() => parseTree("[1,]"), "unexpected", [["value", "["], "]", "comma"]],
  [() => parseTree("[1"), "unexpected", [[",", "]"], "", { open: "[", line: 1, column: 1 }]],
  [() => readGuardMap("A"), "lacks", ["second"]],
  [() => readGuardMap("AA/BI"), "notOne", ["first", 2]],
  [() => readGuardMap("AB/I"), "unevenRow", [2, 1, 2]],
  [() => readBehaviour("sequence(run)", {}), "unknownLeaf", ["run", []]],
  [() => readBehaviour("dance(run)", {}), "noKind", ["dance"]],
  [
    () => readBehaviour("repeat 0(run)", guardLeaves),
    "notWhole",
    ["repeat: times", 0, [1, Infinity], undefined],
  ],
  [() => mcts(treeGame(1), treeGame(1).start), "nothingToSearch", []],
  [
    () => positionsByPly(treeGame([1]), treeGame([1]).start, 0.5),
    "notWhole",
    ["depth", 0.5, [0, Infinity], "plies"],
  ],
] as const)("What is refused says why by a code and its data: %s", (act, code, data) => {
  const error = errorOf(act);
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({ code, data });
});
