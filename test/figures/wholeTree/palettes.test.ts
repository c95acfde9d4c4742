import { describe, expect, it } from "vitest";
import { readAtOnce } from "../../../src/figures/wholeTree/askedTree.ts";
import {
  marksByValue,
  marksByVisit,
  valueMark,
  widestEstimate,
} from "../../../src/figures/wholeTree/palettes.ts";
import { listedRules } from "../../../src/games/rules.ts";

const treeOf = (game: "ticTacToe" | "connectFour" | "othello", depth: number, late = "") => {
  const { write, start } = listedRules(game);
  return readAtOnce({ game, position: late || write(start), depth, search: "alphaBeta" });
};
const reads = {
  "tic-tac-toe": treeOf("ticTacToe", 9, "XO......."),
  "Connect Four": treeOf("connectFour", 4),
  Othello: treeOf("othello", 4),
};

describe.each(Object.entries(reads))("The marks of nodes of %s", (_, { tree, reading }) => {
  it("by value are as if each node had been looked at by itself", () => {
    const widest = tree.hasFractions ? widestEstimate(tree) : 1;
    const marks = Array.from({ length: tree.size }, (_, node) => valueMark(tree.value(node), widest));
    expect([...marksByValue(tree)]).toEqual(marks);
    expect(new Set(marks).size).toBeGreaterThan(1);
  });

  it("by visit tell apart 64 stretches of the steps, each as long", () => {
    const marks = marksByVisit(reading);
    for (let node = 0; node < tree.size; node++) {
      const share = (64 * reading.entered(node)) / (reading.steps + 1);
      expect(marks[node]).toBe(Math.floor(share));
    }
  });
});
