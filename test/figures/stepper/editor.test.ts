import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTree, type Tree, writeTree } from "../../../src/engine/index.ts";
import { fewestLeaves } from "../../../src/engine/ordering/bestOrder.ts";
import { mostLeaves } from "../../../src/engine/ordering/worstOrder.ts";
import { Editor, orders } from "../../../src/figures/stepper/editor.svelte.ts";
import { fetchEdits } from "../../../src/figures/stepper/latePanels.ts";
import { StepperState } from "../../../src/figures/stepper/stepper.svelte.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import type { OutlineNode } from "../../../src/trace/index.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";

function edited(tree: string, algorithm: Setup["algorithm"] = "alphaBeta") {
  const stepper = new StepperState({ tree, algorithm }, "end");
  const editor = new Editor(stepper);
  return { stepper, editor };
}
type Edited = ReturnType<typeof edited>;

/** A search is shown at once; what the editor remembers of it follows in the same turn of the event loop. */
const settled = () => new Promise((done) => setTimeout(done));

const leavesRead = ({ stepper }: Edited) => stepper.run.trace.counters(stepper.length).leaves;
const nodeAt = ({ stepper }: Edited, ...path: number[]): OutlineNode =>
  path.reduce((node, index) => node.children[index], stepper.run.outline.root);
/** Every key with the value of the leaf it belongs to. */
const valuesByKey = ({ stepper }: Edited) =>
  new Map(stepper.run.outline.nodes.map((node) => [stepper.keyOf(node), node.value]));
const canonical = (tree: Tree): string =>
  typeof tree === "number" ? String(tree + 0) : `[${tree.map(canonical).sort().join(",")}]`;

/** What a reader can do to a tree: choose a node and a place for it, a value for it, or an order of everything. */
type Act = (figure: Edited) => unknown;
const pick = fc.nat({ max: 10_000 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(...orders).map(
    (order) =>
      ({ editor }: Edited) =>
        editor.reorder(order),
  ),
  fc.tuple(pick, pick).map(([node, to]) => ({ editor, stepper }: Edited) => {
    const { nodes } = stepper.run.outline;
    const moved = nodes[node % nodes.length];
    if (moved.parent) editor.moveNode(moved, to % moved.parent.children.length);
  }),
  fc.tuple(pick, fc.integer({ min: -9, max: 9 })).map(([node, value]) => ({ editor, stepper }: Edited) => {
    const leaves = stepper.run.outline.nodes.filter((leaf) => leaf.value !== undefined);
    editor.setLeaf(leaves[node % leaves.length], String(value));
  }),
  arbitraryTree.map(
    (tree) =>
      ({ editor }: Edited) =>
        editor.setTree(writeTree(tree)),
  ),
);

describe("Undo and redo", () => {
  it("go back through every change to the chapter's own, and forward again", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTree, fc.array(act, { maxLength: 6 }), async (tree, acts) => {
        const figure = edited(writeTree(tree));
        const { stepper, editor } = figure;
        const look = () => ({
          tree: stepper.setup.tree,
          leaves: leavesRead(figure),
          keys: stepper.keys && [...stepper.keys],
        });
        const seen = [look()];
        for (const act of acts) {
          const { run } = stepper;
          // Orders are found by code that is fetched first.
          await act(figure);
          await settled();
          if (stepper.run !== run) seen.push(look());
        }
        for (const before of seen.slice(0, -1).toReversed()) {
          expect(editor.canUndo).toBe(true);
          await editor.undo();
          expect(look()).toEqual(before);
        }
        expect(editor.canUndo).toBe(false);
        for (const after of seen.slice(1)) {
          expect(editor.canRedo).toBe(true);
          await editor.redo();
          expect(look()).toEqual(after);
        }
        expect(editor.canRedo).toBe(false);
      }),
      { numRuns: 15 },
    );
  });

  it("take back a change of the algorithm too", async () => {
    const { stepper, editor } = edited(textbook);
    editor.setAlgorithm("minimax");
    await settled();
    expect(stepper.setup.algorithm).toBe("minimax");
    await editor.undo();
    expect(stepper.setup.algorithm).toBe("alphaBeta");
  });

  it("remember nothing where all stays as it was", async () => {
    const { stepper, editor } = edited("[[3,3],[3,3]]");
    for (const order of orders) await editor.reorder(order);
    await editor.setTree(" [[3, 3], [3, 3]] ");
    await settled();
    expect(editor.canUndo).toBe(false);
    // Another step of the same search is something to come back to.
    stepper.first();
    await editor.reset();
    expect([stepper.step, editor.canUndo]).toEqual([stepper.length, true]);
  });

  it("remember nothing of what was refused", async () => {
    const { stepper, editor } = edited(textbook);
    editor.setTree("[1,");
    editor.setLeaf(stepper.run.outline.nodes[4], "many");
    await settled();
    expect(editor.canUndo).toBe(false);
  });
});

describe("An order of all moves", () => {
  it("brings the textbook tree down to its fewest leaves and up to all of them", async () => {
    const figure = edited(textbook);
    expect(leavesRead(figure)).toBe(7);
    await figure.editor.reorder("best");
    expect(leavesRead(figure)).toBe(5);
    await figure.editor.reorder("worst");
    expect(leavesRead(figure)).toBe(9);
    await figure.editor.reorder("given");
    expect([figure.stepper.setup.tree, leavesRead(figure)]).toEqual([textbook, 7]);
  });

  it("as given leaves the search that was chosen since, and its depth where it is the same game", async () => {
    const { stepper, editor } = edited(textbook);
    await editor.reorder("reverse");
    await editor.setAlgorithm("minimax");
    await editor.reorder("given");
    expect(stepper.setup).toEqual({ tree: textbook, algorithm: "minimax" });

    const position = { game: "ticTacToe", position: "XOXOX..O.", depth: 3 } as const;
    stepper.origin = { setup: { ...position, algorithm: "alphaBeta" }, step: 0 };
    await editor.reorder("given");
    expect(stepper.setup).toMatchObject({ ...position, algorithm: "minimax" });
    await editor.setDepth(2);
    editor.setPosition("XOXOX.XO.");
    await settled();
    await editor.reorder("given");
    expect(stepper.setup).toMatchObject({ ...position, depth: 2, algorithm: "minimax" });
  });

  it("reads as few or as many leaves as any order can, and changes nothing but the order", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTree, async (tree) => {
        const figure = edited(writeTree(tree));
        const values = valuesByKey(figure);
        await figure.editor.reorder("best");
        expect(leavesRead(figure)).toBe(fewestLeaves(tree, (node: Tree) => node));
        await figure.editor.reorder("worst");
        expect(leavesRead(figure)).toBe(mostLeaves(tree, (node: Tree) => node));
        expect(canonical(figure.stepper.run.tree!)).toBe(canonical(tree));
        expect(valuesByKey(figure)).toEqual(values);
      }),
      { numRuns: 15 },
    );
  });

  it("reverses every node's moves", async () => {
    const { stepper, editor } = edited("[[1,[2,3]],4]");
    await editor.reorder("reverse");
    expect(stepper.setup.tree).toBe("[4,[[3,2],1]]");
  });

  it("shuffles by a seed that counts up, so that everybody gets the same shuffles", async () => {
    const wide = writeTree(
      Array.from({ length: 6 }, (_, i) => Array.from({ length: 6 }, (_, j) => 6 * i + j)),
    );
    const shuffles = async () => {
      const { stepper, editor } = edited(wide);
      const seen: (string | undefined)[] = [];
      for (let seed = 1; seed <= 3; seed++) {
        await editor.reorder("shuffle");
        expect(editor.seed).toBe(seed);
        seen.push(stepper.setup.tree);
      }
      return seen;
    };
    const [one, other] = [await shuffles(), await shuffles()];
    expect(one).toEqual(other);
    expect(new Set([wide, ...one]).size).toBe(4);
    for (const tree of one) expect(canonical(parseTree(tree!))).toBe(canonical(parseTree(wide)));
  });
});

describe("A leaf", () => {
  it("takes any finite number, with either minus sign", async () => {
    for (const [text, value] of [
      ["7", 7],
      [" −2.5 ", -2.5],
      ["-0", 0],
      ["1e3", 1000],
    ] as const) {
      const figure = edited(textbook);
      expect(figure.editor.setLeaf(nodeAt(figure, 1, 0), text)).toBeUndefined();
      await settled();
      expect(nodeAt(figure, 1, 0).value).toBe(value);
      expect(figure.stepper.error).toBeUndefined();
    }
  });

  it("refuses what is no number, says so, and keeps its value", async () => {
    for (const text of ["two", "", " ", "1,5", "∞", "Infinity", "NaN", "--3"]) {
      const figure = edited(textbook);
      const { run } = figure.stepper;
      expect(figure.editor.setLeaf(nodeAt(figure, 1, 0), text)).toContain(`"${text}" is no value for a leaf`);
      await settled();
      expect(figure.stepper.run).toBe(run);
    }
  });

  it("changes the cut: behind the scissors it changes nothing, before them the cut is gone", async () => {
    const behind = edited(textbook);
    behind.editor.setLeaf(nodeAt(behind, 1, 2), "1000");
    await settled();
    expect([behind.stepper.run.result.value, leavesRead(behind)]).toEqual([3, 7]);
    const before = edited(textbook);
    before.editor.setLeaf(nodeAt(before, 1, 0), "9");
    await settled();
    expect(before.stepper.run.trace.counters(before.stepper.length).cutoffs).toBe(0);
  });
});

describe("A moved node", () => {
  it("takes its stop with it", async () => {
    const figure = edited(textbook);
    const { stepper, editor } = figure;
    stepper.toggleStop(nodeAt(figure, 1));
    editor.moveNode(nodeAt(figure, 1), 0);
    await settled();
    expect(stepper.setup.tree).toBe("[[2,4,6],[3,12,8],[14,5,2]]");
    stepper.goToNamed("enter 0");
    expect(stepper.stopsHere).toBe(true);
    stepper.goToNamed("enter 1");
    expect(stepper.stopsHere).toBe(false);
  });
});

describe("A typed tree", () => {
  it("may be in either notation, and is kept in one", async () => {
    const { stepper, editor } = edited(textbook);
    editor.setTree("((1 2) 3)");
    await settled();
    expect(stepper.setup.tree).toBe("[[1,2],3]");
  });

  it("that is wrong says where, and the last good tree stays", async () => {
    const { stepper, editor } = edited(textbook);
    const { run } = stepper;
    editor.setTree("[[1,2],3");
    await settled();
    expect(stepper.error).toMatch(/^Line 1, column 9: expected/);
    expect(stepper.run).toBe(run);
  });

  it("that is wrong stays so while another algorithm searches the last good one", async () => {
    const { stepper, editor } = edited(textbook);
    editor.setTree("[[1,2],3");
    editor.setAlgorithm("minimax");
    await settled();
    expect(stepper.setup.algorithm).toBe("minimax");
    expect(stepper.error).toMatch(/^Line 1, column 9: expected/);
    editor.setTree("[[1,2],3]");
    await settled();
    expect(stepper.error).toBeUndefined();
  });

  it("is told no longer that it is wrong once the one that holds is typed again, spelt otherwise", async () => {
    const { stepper, editor } = edited(textbook);
    editor.setTree("[[1,2],3");
    await settled();
    await editor.setTree("((3 12 8) (2 4 6) (14 5 2))");
    expect(stepper.error).toBeUndefined();
  });

  it("gets keys that no node had before, so that nothing glides between strangers", async () => {
    const { stepper, editor } = edited("[1,2]");
    const before = [...stepper.keys!];
    editor.setTree("[2,1]");
    await settled();
    expect(stepper.keys!.some((key) => before.includes(key))).toBe(false);
    expect(stepper.keys).toHaveLength(3);
  });
});

describe("A position", () => {
  it("is taken where it is legal, and its search goes as deep as is asked", async () => {
    const stepper = new StepperState(
      { game: "ticTacToe", position: "XOXXOO...", algorithm: "minimax" },
      "start",
    );
    const editor = new Editor(stepper);
    editor.setPosition(" XOXOXO... ");
    await settled();
    expect([stepper.setup.position, stepper.keys]).toEqual(["XOXOXO...", undefined]);
    editor.setDepth(1);
    await settled();
    expect(stepper.run.outline.nodes.at(-1)?.ply).toBe(1);
    await editor.undo();
    await editor.undo();
    expect([stepper.setup.position, stepper.setup.depth]).toEqual(["XOXXOO...", undefined]);
  });

  it("is refused where it cannot arise, and the last good one stays", async () => {
    const stepper = new StepperState(
      { game: "ticTacToe", position: "XOXXOO...", algorithm: "minimax" },
      "end",
    );
    const editor = new Editor(stepper);
    editor.setPosition("XXXOOO...");
    await settled();
    expect(stepper.error).toBeDefined();
    expect(stepper.setup.position).toBe("XOXXOO...");
  });
});

describe("Moves that are added and taken away", () => {
  it("are changed at once, so that quick presses are as many edits", async () => {
    await fetchEdits();
    const figure = edited(textbook);
    const { stepper, editor } = figure;
    for (const leaf of [2, 1, 0]) editor.removeNode(nodeAt(figure, 2, leaf));
    editor.addMove(nodeAt(figure, 0));
    expect(stepper.setup.tree).toBe("[[3,12,8,0],[2,4,6],14]");
    await settled();
    for (let change = 0; change < 4; change++) await editor.undo();
    expect(stepper.setup.tree).toBe(textbook);
    void editor.reorder("reverse");
    expect(stepper.setup.tree).toBe("[[2,5,14],[6,4,2],[8,12,3]]");
  });

  it("are left only where something goes", async () => {
    const figure = edited("[[3,12],[2]]");
    const left: string[] = [];
    const leaveOf = (name: string) => () => void left.push(name);
    figure.editor.removeNode(nodeAt(figure), leaveOf("root"));
    figure.editor.removeNode(nodeAt(figure, 0, 1), leaveOf("leaf"));
    await settled();
    expect(left).toEqual(["leaf"]);
  });
});
