import { expect, it } from "vitest";
import { parseTree } from "../../../../src/engine/index.ts";
import { Editor } from "../../../../src/figures/stepper/editor.svelte.ts";
import { countAtOnce } from "../../../../src/figures/stepper/orders/countAtOnce.ts";
import { OrderCounting } from "../../../../src/figures/stepper/orders/orderCounting.svelte.ts";
import { tallyAsked } from "../../../../src/figures/stepper/orders/tallyView.ts";
import { canonicalTree } from "../../../../src/figures/stepper/orders/treeForm.ts";
import { StepperState } from "../../../../src/figures/stepper/stepper.svelte.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
function counted(tree: string) {
  const stepper = new StepperState({ tree, algorithm: "alphaBeta" }, "end");
  const editor = new Editor(stepper);
  return { stepper, editor, counting: new OrderCounting(stepper, countAtOnce) };
}
const barsOf = ({ tally }: OrderCounting) => tally!.bars.map(({ leaves, orders }) => [leaves, orders]);

it("Orders are counted at once where they are few", () => {
  const { counting } = counted(textbook);
  expect(barsOf(counting)).toEqual([
    [5, 48],
    [6, 96],
    [7, 432],
    [8, 384],
    [9, 336],
  ]);
  expect(counting.unfinished).toBe(false);
});

it("Orders are sampled where they are many, and the rest is left for later", () => {
  const { counting } = counted("[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]");
  expect([counting.tally!.exact, counting.tally!.done, counting.unfinished]).toEqual([false, 2000, true]);
});

it("Another order of the same tree is not counted anew, another tree is", async () => {
  const { counting, editor } = counted(textbook);
  const before = counting.tally;
  await editor.reorder("best");
  counting.follow();
  expect(counting.tally).toBe(before);
  editor.setTree("[[1,2],[3,4]]");
  counting.follow();
  expect(barsOf(counting).reduce((sum, [, orders]) => sum + orders, 0)).toBe(8);
});

it("An example of any bar reads as many leaves as the bar says, also after the tree was reordered", async () => {
  const { counting, editor, stepper } = counted(textbook);
  await editor.reorder("worst");
  counting.follow();
  for (const { leaves, example } of counting.tally!.bars) {
    await editor.arrange(counting.arranged(example)!);
    counting.follow();
    expect(stepper.run.trace.counters(stepper.length).leaves).toBe(leaves);
  }
});

it.each(["[[1,8],[5,2],[7,6]]", "[[9,1,5],[7,2,3],[8,4,6]]", "[[1,[8,3]],[5,2],9]", "[4,[7,6,[1,2]]]"])(
  "After %s is typed, every bar arranges that tree, however soon it is asked",
  async (tree) => {
    const { counting, editor, stepper } = counted(textbook);
    const canonical = canonicalTree(parseTree(tree));
    // A figure follows its run as soon as it changes, before whoever has changed it goes on.
    editor.setTree(tree);
    counting.follow();
    for (const { leaves, example } of counting.tally!.bars) {
      void editor.arrange(counting.arranged(example)!);
      counting.follow();
      expect(canonicalTree(stepper.run.tree!)).toBe(canonical);
      expect(stepper.run.trace.counters(stepper.length).leaves).toBe(leaves);
    }
  },
);

it("Counts are there as soon as the code that counts is", async () => {
  const stepper = new StepperState({ tree: textbook, algorithm: "alphaBeta" }, "end");
  const counting = new OrderCounting(stepper);
  expect(counting.tally).toBeUndefined();
  await expect.poll(() => counting.tally).toEqual(countAtOnce(tallyAsked(stepper.setup, textbook)));
});

it("A game has no orders to count", () => {
  const stepper = new StepperState(
    { game: "ticTacToe", position: "XOXOX.O..", algorithm: "alphaBeta" },
    "end",
  );
  expect(() => new OrderCounting(stepper)).toThrow("Only a tree");
});
