import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatValue } from "../../../src/drawing/formatValue.ts";
import { writeChanceTree, writeTree } from "../../../src/engine/index.ts";
import { chance } from "../../../src/kit/chance/chance.ts";
import * as meanWords from "../../../src/kit/chance/meanWords.ts";
import { askReturn, askValue } from "../../../src/kit/questions/askValue.ts";
import { algorithmNames } from "../../../src/kit/run/algorithms.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { nodeName } from "../../../src/kit/tree/nodeNames.ts";
import type { OutlineNode } from "../../../src/trace/index.ts";
import { arbitraryChanceTree } from "../../engine/arbitraryChanceTree.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { exactExpectation } from "../../engine/chance/exactExpectation.ts";
import { forcedValue } from "../../engine/forcedValue.ts";
import { placesIn } from "../../tools/check/placesIn.ts";

takeChance(chance);
const chanceTrees = arbitraryChanceTree.filter((tree) => writeChanceTree(tree).includes("{"));

const tree = "[[7,4],[5,9],[6,6]]";

it("The right value of any node, read or cut, is what brute force finds", () => {
  fc.assert(
    fc.property(arbitraryTree, fc.nat(), fc.constantFrom(...algorithmNames), (tree, pick, algorithm) => {
      const places = placesIn(tree);
      const { path, tree: below, side } = places[pick % places.length];
      const asked = askValue({ ask: "value", tree: writeTree(tree), algorithm, node: path });
      expect(asked.answer).toBe(formatValue(forcedValue(below, side)));
    }),
  );
});

it("The right value of a node in a tree with chance nodes is its exact expectation, and no wrong number gives it away", () => {
  fc.assert(
    fc.property(chanceTrees, fc.nat(), (tree, pick) => {
      const { outline } = runSetup({ tree: writeChanceTree(tree), algorithm: "expectimax" });
      const { id, parent } = outline.nodes[pick % outline.nodes.length];
      const pathOf = (node: OutlineNode): string =>
        node.parent ? [pathOf(node.parent), node.index].filter((part) => part !== "").join(".") : "";
      const node = pathOf(outline.nodes[id]);
      const asked = askValue({ ask: "value", tree: writeChanceTree(tree), algorithm: "expectimax", node });
      if (parent === undefined) expect(asked.answer).toBe(formatValue(exactExpectation(tree)));
      for (const given of ["0", "1", "−7", "2.5"].filter((given) => given !== asked.answer)) {
        const said =
          asked
            .hint(given)
            .replaceAll(/move [\d.]+/gi, "")
            .replaceAll(given, "")
            .match(/−?\d+(\.\d+)?/g) ?? [];
        if (outline.nodes[id].turn === "chance") expect(said).not.toContain(asked.answer);
      }
    }),
  );
});

it("A wrong mean is told as what it is, and the right one is explained as a sum", () => {
  const tree = "[2,{1/4: 8, 3/4: 4}]";
  const { answer, why, hint, mistake } = askValue({ ask: "value", tree, algorithm: "expectimax", node: "1" });
  expect([answer, why]).toEqual(["5", "Chance draws: 1/4 · 8 + 3/4 · 4."]);
  expect(hint("6")).toBe(meanWords.plainMean("6", "move 2"));
  expect(hint("8")).toBe(meanWords.nobodyChooses("8", "move 2", true));
  expect(hint("7")).toBe(meanWords.turnedRound("7"));
  expect(mistake("6")).toBe("otherMean");
  const root = askValue({ ask: "value", tree, algorithm: "expectimax", node: "" });
  expect([root.answer, root.why]).toEqual(["5", "MAX takes the greatest of 2 and 5."]);
  expect(root.mistake("2")).toBe("otherSide");
});

it("The right value of a position is that of the game played out", () => {
  const asked = askValue({ ask: "value", game: "ticTacToe", position: "XOXOX..O.", node: "root" });
  expect(asked.answer).toBe("1");
});

it("While it is asked, nothing has been searched, and the node in question is ringed", () => {
  const { scene } = askValue({ ask: "value", tree, node: "1" });
  expect(scene?.at).toBe(0);
  expect(scene?.run.outline.nodes[scene.ring!].parent?.children[1].id).toBe(scene?.ring);
});

it("The step that decides proves the value of the node", () => {
  const { scene } = askValue({ ask: "value", tree, algorithm: "minimax", node: "1" });
  const { trace } = scene!.run;
  const id = trace.find([1]);
  expect(trace.event(scene!.decides)).toMatchObject({ kind: "leave", node: id });
  expect(trace.node(id, scene!.decides)).toMatchObject({ low: 5, high: 5 });
});

it("A node whose value the search never proves is explained at the end of the search", () => {
  const { scene } = askValue({ ask: "value", tree: "[[6,9],[5,7]]", node: "1" });
  expect(scene?.decides).toBe(scene?.run.trace.length);
});

it("The reason names the side to move and what it chooses from, unless the chapter says why", () => {
  expect(askValue({ ask: "value", tree, node: "1" }).why).toBe("MIN takes the least of 5 and 9.");
  expect(askValue({ ask: "value", tree, node: "" }).why).toBe("MAX takes the greatest of 4, 5 and 6.");
  expect(askValue({ ask: "value", tree, node: "1", why: "So it is." }).why).toBe("So it is.");
});

it("A hint tells a value from no leaf, the other side's choice, and any other wrong value apart", () => {
  const { hint } = askValue({ ask: "value", tree: "[[7,4,6],[5,9]]", node: "0" });
  expect(hint("5")).toContain("no leaf below move 1 holds 5");
  expect(hint("7")).toContain("7 is what MAX would choose");
  expect(hint("6")).toContain("MIN is to move");
});

it("A bound that a cut search came back with is told from a value", () => {
  const { hint } = askValue({ ask: "value", tree: "[0,[[0,2],[1,2]]]", algorithm: "negaScout", node: "" });
  expect(hint("1")).toContain("A search of move 2 stopped at 1");
  expect(hint("1")).not.toContain("2 at least");
});

it("A node that is not there is refused", () => {
  expect(() => askValue({ ask: "value", tree, node: "1.7" })).toThrow('There is no node "1.7"');
});

it("A keypad of digits is enough where no leaf is negative or broken", () => {
  expect(askValue({ ask: "value", tree, node: "" }).whole).toBe(true);
  expect(askValue({ ask: "value", tree: "[[7,-4],[5,9]]", node: "" }).whole).toBe(false);
  expect(askValue({ ask: "value", tree: "[[7,0.5],[5,9]]", node: "" }).whole).toBe(false);
});

it("A tree too large to be drawn whole is refused", () => {
  const question = { ask: "value", game: "ticTacToe", position: "X...O....", node: "", depth: 5 } as const;
  expect(() => askValue(question)).toThrow("give it a depth");
});

describe("Ask return", () => {
  const tree = "[[3,12,8],[2,1,6],[14,5,4]]";
  const about = (node: string, algorithm = "alphaBeta") =>
    askReturn({ ask: "return", tree, node, algorithm: algorithm as "alphaBeta" });

  describe("What a search returns for a node", () => {
    it("is what it had found when it cut, and no leaf that it left unread plays a part", () => {
      const asked = about("1");
      expect([asked.text, asked.answer]).toEqual(["What does alpha–beta return for move 2?", "2"]);
      expect(asked.verdict).toBe("Alpha–beta returns 2 for move 2.");
      expect(asked.why).toContain("cut");
      expect(asked.hint("1")).toMatch(/^1 is what move 2 is worth, but alpha–beta is done with it/);
      expect(asked.hint("6")).toMatch(/^Try the moves of move 2/);
    });

    it("is its value where nothing is cut", () => {
      const asked = about("2");
      expect([asked.answer, asked.why]).toEqual(["4", undefined]);
    });

    it("is no more than the window where the search is fail-hard, and the last answer where it comes twice", () => {
      expect(about("1", "failHard").answer).toBe("3");
      expect(about("0", "mtdf").text).toContain("in the end");
    });

    it("cannot be asked of a node that is never entered", () => {
      expect(() => askReturn({ ask: "return", tree: "[5,[2,[7,9]]]", node: "1.1" })).toThrow(
        "never comes to",
      );
    });
  });
});

describe("What a search returns for a draw", () => {
  const tree = "[6,{1/2:1,1/4:8,1/4:12}]";
  const about = (node: string, algorithm: "expectimax" | "star1") =>
    askReturn({ ask: "return", tree, node, algorithm });

  it("is its mean by expectimax, and a wrong one is told as such", () => {
    const asked = about("1", "expectimax");
    expect([asked.answer, asked.whole]).toEqual(["5.5", false]);
    const ofValue = askValue({ ask: "value", tree, node: "1", algorithm: "expectimax" });
    for (const wrong of ["7", "12", "1", "8", "40"]) expect(asked.hint(wrong)).toBe(ofValue.hint(wrong));
  });

  it("is the end of its window where Star1 leaves it, and a wrong number is told how that comes about", () => {
    const asked = about("1", "star1");
    expect(asked.answer).toBe("6");
    expect(asked.hint("7")).toBe(
      meanWords.tryOutcomes(nodeName(asked.scene!.run, asked.scene!.run.outline.nodes[2])),
    );
    expect(asked.hint("7")).not.toContain("6");
    // Where somebody chooses, moves are tried.
    expect(about("root", "star1").hint("7")).not.toContain(meanWords.tryOutcomes("the root"));
  });
});
