import { beforeEach, describe, expect, it } from "vitest";
import { Looking } from "../../../src/figures/wholeTree/looking.svelte.ts";
import { wholeTree } from "../../../src/figures/wholeTree/wholeTree.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import { questions, startAtOnce } from "./atOnce.ts";

const late = { position: "XOXO....." };
const lookAt = (said: Readonly<Record<string, unknown>>) => {
  const looking = new Looking(wholeTree.place(said).given, undefined, startAtOnce);
  looking.run();
  return looking;
};
/** One whose questions are answered when the test says so: all but the first, or all. */
function lookHeld(first = true) {
  const held: { answer(): void; ended: boolean }[] = [];
  let isHeld = !first;
  const looking = new Looking(wholeTree.place(late).given, undefined, (question, tell) => {
    if (!isHeld) return startAtOnce(question, tell);
    const one = { answer: () => void startAtOnce(question, tell), ended: false };
    held.push(one);
    return () => {
      one.ended = true;
    };
  });
  looking.run();
  isHeld = true;
  /** Answers whatever nobody has ended, and what is asked then. */
  const answerAll = () => {
    for (const one of held) if (!one.ended) one.answer();
  };
  return { looking, held, answerAll };
}

beforeEach(() => {
  questions.length = 0;
});

describe("Looking at a whole tree", () => {
  it("opens at the step, the node and the part that its view names, and says the same view again", () => {
    const said = { ...late, search: "alphaBeta", at: "11", focus: "4 6", from: 0.25, to: 0.5 };
    const looking = lookAt(said);
    expect(looking.step).toBe(11);
    expect(looking.writePath(looking.focus!)).toEqual(["4", "6"]);
    expect(wholeTree.write(looking.view).toString()).toBe(
      wholeTree.write(wholeTree.place(said).given).toString(),
    );
  });

  it("keeps the tree where only the search changes, and the part that is seen with it", () => {
    const looking = lookAt(late);
    const { tree } = looking.read!;
    looking.zoomTo(tree.children(0)[2]);
    const { seen } = looking;
    looking.choose("ownOrder");
    expect(questions.at(-1)!.wants).toEqual({ tree: false, reading: true, marks: undefined });
    expect(looking.read!.tree).toBe(tree);
    expect(looking.seen).toEqual(seen);
    expect(looking.step).toBe(looking.length);
  });

  it("asks for marks once, and for nothing else, where only the colours change", () => {
    const looking = lookAt(late);
    looking.change({ colour: "class" });
    expect(questions.at(-1)!.wants).toEqual({ tree: false, reading: false, marks: "class" });
    expect(looking.kinds).toBeGreaterThan(10);
    looking.change({ colour: "visit" });
    looking.change({ colour: "class" });
    expect(questions).toHaveLength(2);
    const { marks } = looking;
    expect(marks).toHaveLength(looking.read!.tree.size);
    looking.change({ colour: "reader" });
    expect(questions.at(-1)!.wants).toEqual({ tree: false, reading: false, marks: "reader" });
    expect(looking.marks).not.toEqual(marks);
    expect(Math.max(...looking.marks!)).toBe(4);
  });

  it("has no colours, rather than those of something else, while others are being found", () => {
    let isHeld = false;
    const looking = new Looking(wholeTree.place(late).given, undefined, (question, tell) =>
      isHeld ? () => {} : startAtOnce(question, tell),
    );
    looking.run();
    looking.change({ colour: "class" });
    expect(looking.marks).toBeDefined();
    isHeld = true;
    looking.change({ colour: "reader" });
    expect([looking.marks, looking.kinds]).toEqual([undefined, 0]);
  });

  it("stays with a tree that is here when it is shown again while another grows", () => {
    const { looking, held, answerAll } = lookHeld();
    const { view, read } = looking;
    looking.change({ position: "XO.XO...." });
    expect(looking.running).toBe(true);
    looking.show(view);
    expect([looking.running, looking.cancelled, held[0].ended]).toEqual([false, false, true]);
    answerAll();
    expect(looking.read).toBe(read);
    expect(looking.view).toEqual(view);
  });

  it("goes on growing where another layout is chosen, and comes in that", () => {
    const { looking, held, answerAll } = lookHeld();
    looking.change({ position: "XO.XO...." });
    looking.chooseLayout("branches");
    expect([looking.running, held.length, held[0].ended]).toEqual([true, 1, false]);
    answerAll();
    expect(looking.read!.asked.position).toBe("XO.XO....");
    expect([looking.view.layout, looking.layout!.name]).toEqual(["branches", "branches"]);
  });

  it("opens in the layout that was chosen before its tree was there", () => {
    const { looking, answerAll } = lookHeld(false);
    looking.chooseLayout("branches");
    expect(looking.view.layout).toBe("branches");
    answerAll();
    expect(looking.layout!.name).toBe("branches");
  });

  it("grows after all where a layout is chosen of a tree whose growing was cancelled", () => {
    const { looking, held, answerAll } = lookHeld(false);
    looking.cancel();
    looking.chooseLayout("branches");
    expect([looking.running, held.map(({ ended }) => ended)]).toEqual([true, [true, false]]);
    answerAll();
    expect(looking.layout!.name).toBe("branches");
  });

  it("gives a layout up that is on its way where the other is chosen again", () => {
    const { looking, held, answerAll } = lookHeld();
    const { seen } = looking;
    looking.chooseLayout("branches");
    expect([looking.view.layout, looking.layout!.name, looking.running]).toEqual([
      "branches",
      "leaves",
      true,
    ]);
    looking.chooseLayout("leaves");
    expect([looking.running, held[0].ended]).toEqual([false, true]);
    answerAll();
    expect([looking.view.layout, looking.layout!.name, looking.seen]).toEqual(["leaves", "leaves", seen]);
  });

  it("finds colours after all that another layout came between", () => {
    const { looking, held, answerAll } = lookHeld();
    looking.change({ colour: "class" });
    looking.chooseLayout("branches");
    expect(held.map(({ ended }) => ended)).toEqual([true, false]);
    answerAll();
    expect(looking.layout!.name).toBe("branches");
    expect(looking.marks).toHaveLength(looking.read!.tree.size);
    expect(looking.running).toBe(false);
  });

  it("turns to branches and back, and has the same in sight; a link comes back to the same", () => {
    const looking = lookAt({ ...late, focus: "4" });
    looking.zoomToFocus();
    const { seen } = looking;
    looking.chooseLayout("branches");
    expect(questions.at(-1)!.wants.branches).toBeDefined();
    const reach = looking.layout!.reachOf(looking.focus!);
    expect(looking.seen.from).toBeLessThanOrEqual(reach.from);
    expect(looking.seen.to).toBeGreaterThanOrEqual(reach.to);
    const { view, seen: turned } = looking;
    expect(view.layout).toBe("branches");
    looking.chooseLayout("leaves");
    expect(looking.seen).toEqual(seen);
    looking.chooseLayout("branches");
    expect(looking.seen).toEqual(turned);
    expect(questions).toHaveLength(2);
    const again = lookAt(Object.fromEntries(wholeTree.write(view)));
    expect(again.layout!.name).toBe("branches");
    expect(again.seen.from).toBeCloseTo(turned.from, 4);
    expect(again.seen.to).toBeCloseTo(turned.to, 4);
    again.choose("alphaBeta");
    expect(again.layout!.name).toBe("branches");
    again.change({ position: "XO.XO...." });
    expect(again.layout!.name).toBe("branches");
    expect(again.isWhole).toBe(true);
  });

  it("steps over the node that is entered next, and back over it", () => {
    const looking = lookAt({ ...late, at: "1" });
    looking.over();
    const first = looking.read!.tree.children(0)[0];
    expect(looking.step).toBe(looking.read!.reading.left(first));
    looking.backOver();
    expect(looking.step).toBe(1);
    looking.first();
    looking.over();
    expect(looking.step).toBe(looking.length);
  });

  it("steps out of what is done by one step at a time, and out of a subtree at once", () => {
    const looking = lookAt({ ...late, at: "1" });
    const { tree, reading } = looking.read!;
    const leaf = tree.columns.ends.findIndex((end, node) => end === node + 1);
    const parent = tree.parent(leaf);
    looking.goTo(reading.entered(leaf));
    looking.over();
    expect(looking.step).toBe(reading.left(leaf));
    looking.goTo(reading.left(parent) - 1);
    looking.over();
    expect(looking.step).toBe(reading.left(parent));
    looking.goTo(reading.entered(parent));
    looking.out();
    expect(looking.step).toBe(reading.left(parent));
    looking.tell(leaf);
    expect(looking.step).toBe(reading.entered(leaf));
    looking.tell(leaf);
    expect(looking.step).toBe(reading.left(leaf));
  });

  it("walks to parents, children and neighbours of the ply, and no further", () => {
    const looking = lookAt(late);
    looking.walk("parent");
    expect(looking.focus).toBe(0);
    looking.walk("child");
    looking.walk("next");
    expect(looking.focus).toBe(looking.read!.tree.children(0)[1]);
    looking.walk("previous");
    looking.walk("previous");
    expect(looking.focus).toBe(1);
    looking.walk("parent");
    looking.walk("parent");
    expect(looking.focus).toBe(0);
    const last = looking.read!.tree.children(0).at(-1)!;
    looking.focusOn(last);
    looking.walk("next");
    expect(looking.focus).toBe(last);
  });

  it("brings the node that is walked to into sight, and zooms about it", () => {
    const looking = lookAt(late);
    const { tree } = looking.read!;
    const { firstLeaf, ends } = tree.columns;
    const [first, second] = tree.children(0);
    looking.zoomTo(first);
    looking.walk("next");
    const { from, to } = looking.seen;
    expect(from).toBeLessThanOrEqual(firstLeaf[second]);
    expect(to).toBeGreaterThanOrEqual(firstLeaf[ends[second]]);
    looking.showWhole();
    const middle = (firstLeaf[second] + firstLeaf[ends[second]]) / 2;
    looking.zoomBy(1.5);
    const { seen } = looking;
    expect((middle - seen.from) / (seen.to - seen.from)).toBeCloseTo(middle / tree.leaves);
  });

  it("says how much is read, and how much is left for good", () => {
    const looking = lookAt({ ...late, search: "alphaBeta" });
    const { nodes, cut } = looking.counts!;
    expect(nodes + cut).toBe(looking.read!.tree.size);
    expect(cut).toBeGreaterThan(0);
    expect(plainly(looking.sentence)).toContain(`It has read ${nodes} of ${looking.read!.tree.size} nodes`);
    looking.first();
    expect(plainly(looking.sentence)).toContain("has read nothing yet");
  });

  it("keeps the last tree where another is too large, and says how many nodes there may be", () => {
    const looking = lookAt(late);
    const { tree } = looking.read!;
    looking.change({ game: "connectFour", depth: 9 });
    expect(looking.tooMany).toBe(1_000_000);
    expect(looking.read!.tree).toBe(tree);
    expect(looking.view.game).toBe("ticTacToe");
  });

  it("says of a field what is wrong with it, and changes nothing", () => {
    const looking = lookAt(late);
    looking.change({ depth: "many" }, "depth");
    looking.change({ position: "XXXX" });
    expect(Object.keys(looking.errors)).toEqual(["depth", "position"]);
    expect(looking.view.position).toBe(late.position);
    expect(questions).toHaveLength(1);
  });
});
