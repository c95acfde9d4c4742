import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { StepperState } from "../../../src/figures/stepper/stepper.svelte.ts";
import { stepper as kind } from "../../../src/figures/stepper/stepper.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { setupIn, writeSetup } from "../../../src/kit/run/setup.ts";
import { findStep, type OutlineNode } from "../../../src/trace/index.ts";
import { arbitraryShare } from "../../arbitraryShare.ts";
import { arbitrarySetup } from "../../kit/run/arbitrarySetup.ts";

const textbook: Setup = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta" };
const stepAt = (stepper: StepperState, at: string) => findStep(stepper.run.trace, at);

/** The drawn node at the end of these child indices. */
function nodeAt(stepper: StepperState, ...path: number[]): OutlineNode {
  return path.reduce((node, index) => node.children[index], stepper.run.outline.root);
}

describe("A stepper", () => {
  it("opens at the step that the chapter names", () => {
    const stepper = new StepperState(textbook, "cutoff 1");
    expect(stepper.step).toBe(stepAt(stepper, "cutoff 1"));
    expect(stepper.event?.kind).toBe("cutoff");
    expect(() => new StepperState(textbook, "cutoff 2")).toThrow(/the last is cutoff 1/);
  });

  it("stays between its first and its last step", () => {
    fc.assert(
      fc.property(arbitrarySetup, fc.integer({ min: -9, max: 9999 }), (setup, step) => {
        const stepper = new StepperState(setup, "start");
        stepper.goTo(step);
        expect(stepper.step).toBe(Math.max(0, Math.min(step, stepper.length)));
        stepper.last();
        for (const move of [stepper.forward, stepper.over, stepper.into, stepper.out]) move();
        expect(stepper.step).toBe(stepper.length);
        stepper.first();
        for (const move of [stepper.back, stepper.backOver]) move();
        expect(stepper.step).toBe(0);
      }),
    );
  });

  it("steps over a move, into the next node and out of the present one", () => {
    const stepper = new StepperState(textbook, "enter root");
    stepper.over();
    expect(stepper.step).toBe(stepAt(stepper, "improve root"));
    stepper.backOver();
    expect(stepper.step).toBe(stepAt(stepper, "enter root"));
    stepper.goToNamed("leave 0");
    stepper.into();
    expect(stepper.step).toBe(stepAt(stepper, "enter 1"));
    stepper.into();
    expect(stepper.step).toBe(stepAt(stepper, "enter 1.0"));
    stepper.out();
    expect(stepper.step).toBe(stepAt(stepper, "leave 1.0"));
    stepper.out();
    expect(stepper.step).toBe(stepAt(stepper, "leave 1"));
  });

  it("goes to the step that entered a node, or that left it unread", () => {
    const stepper = new StepperState(textbook, "end");
    stepper.visit(nodeAt(stepper, 2, 1));
    expect(stepper.step).toBe(stepAt(stepper, "enter 2.1"));
    stepper.visit(nodeAt(stepper, 1, 1));
    expect(stepper.step).toBe(stepAt(stepper, "cutoff 1"));
    stepper.visit(nodeAt(stepper));
    expect(stepper.step).toBe(stepAt(stepper, "enter root"));
    const deep = new StepperState({ tree: "[5,[[[4,9]]]]", algorithm: "alphaBeta" }, "start");
    deep.visit(nodeAt(deep, 1, 0, 0, 1));
    expect(deep.step).toBe(stepAt(deep, "cutoff 1"));
    const same = { tree: "[[[3,4],[1,2]],[[3,4],[1,2]]]", algorithm: "alphaBetaWithTable" } as const;
    const table = new StepperState({ ...same, table: undefined }, "start");
    table.visit(nodeAt(table, 1, 0, 0));
    expect(table.event?.kind).toBe("leave");
  });

  it("goes to the cutoff that left a node unread the last time before this step", () => {
    fc.assert(
      fc.property(arbitrarySetup, fc.nat(9999), fc.nat(200), (setup, at, id) => {
        const stepper = new StepperState(setup, "start");
        const node = stepper.run.outline.nodes[id % stepper.run.outline.nodes.length];
        stepper.goTo(at % (stepper.length + 1));
        stepper.visit(node);
        const { event } = stepper;
        if (event === undefined) return;
        const told = stepper.cells.tracedAt(node.id);
        if (event.kind === "enter") expect(event.node).toBe(told);
        else expect(["cutoff", "leave"]).toContain(event.kind);
      }),
    );
  });

  it("knows its counters, its path and what to say at every step", () => {
    const stepper = new StepperState(textbook, "cutoff 1");
    expect(stepper.counters).toMatchObject({ leaves: 4, cutoffs: 1, skipped: 2 });
    expect(stepper.path).toEqual([0, 2]);
    expect(plainly(stepper.sentence)).toContain("cut");
    stepper.first();
    expect(stepper.counters).toMatchObject({ nodes: 0, leaves: 0, cutoffs: 0 });
    expect(stepper.path).toEqual([]);
  });

  it("keeps room for the longest of its sentences", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const stepper = new StepperState(setup, "start");
        const { length } = stepper.longestSentence;
        for (let step = 0; step <= Math.min(400, stepper.length); step++) {
          stepper.goTo(step);
          expect(plainly(stepper.sentence).length).toBeLessThanOrEqual(length);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("A stop", () => {
  it("halts play where its node is entered, and nowhere else", () => {
    const stepper = new StepperState(textbook, "start");
    stepper.toggleStop(nodeAt(stepper, 1));
    const halts: number[] = [];
    for (stepper.first(); stepper.step < stepper.length; stepper.forward()) {
      if (stepper.stopsHere) halts.push(stepper.step);
    }
    expect(halts).toEqual([stepAt(stepper, "enter 1")]);
  });

  it("is taken away by a second touch", () => {
    const stepper = new StepperState(textbook, "enter 1");
    stepper.toggleStop(nodeAt(stepper, 1));
    expect(stepper.stopsHere).toBe(true);
    stepper.toggleStop(nodeAt(stepper, 1));
    expect(stepper.stopsHere).toBe(false);
  });
});

describe("Another setup", () => {
  it("replaces the run and clears what was wrong", async () => {
    const stepper = new StepperState(textbook, "start");
    await stepper.apply({ setup: { ...textbook, tree: "[1," } });
    expect(await stepper.apply({ setup: { ...textbook, tree: "[1,[2]]" } })).toBe(true);
    expect([stepper.error, stepper.setup.tree, stepper.run.result.value]).toEqual([undefined, "[1,[2]]", 2]);
  });

  it.each([
    ["[[3,12", /column/],
    ["", /column/],
    ["[]", /column/],
    ["[1,two]", /column/],
  ])("that cannot be read, such as %j, leaves all as it was and says why", async (tree, why) => {
    const stepper = new StepperState(textbook, "cutoff 1");
    const { run, step, cells } = stepper;
    expect(await stepper.apply({ setup: { ...textbook, tree } })).toBe(false);
    expect(stepper.error).toMatch(why);
    expect([stepper.run, stepper.step, stepper.cells]).toEqual([run, step, cells]);
  });
});

async function openLink(stepper: StepperState, link: string): Promise<void> {
  const { at, ...setup } = kind.read(new URLSearchParams(link));
  await stepper.open(setupIn(setup as Setup), at);
}

describe("A link", () => {
  it("opens at its view", async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySetup, arbitraryShare, async (setup, share) => {
        const sender = new StepperState(setup, "start");
        sender.goTo(Math.round(share * sender.length));
        const link = writeSetup(sender.view).toString();
        const stepper = new StepperState(textbook, "start");
        await openLink(stepper, link);
        expect(stepper.error).toBeUndefined();
        expect(stepper.run.result).toEqual(sender.run.result);
        expect([stepper.step, plainly(stepper.sentence)]).toEqual([sender.step, plainly(sender.sentence)]);
        expect(stepper.counters).toEqual(sender.counters);
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    "tree=[1,2&algorithm=minimax",
    "tree=[1,2]&algorithm=guess",
    "algorithm=minimax",
    "game=ticTacToe&position=XXX......&algorithm=minimax",
    "tree=[1,2]&algorithm=minimax&step=99",
  ])(
    "that is broken, such as %s, throws what is wrong with it and shows the chapter's own figure",
    async (link) => {
      const stepper = new StepperState(textbook, "cutoff 1");
      const { run, step } = stepper;
      await expect(openLink(stepper, link)).rejects.toThrow(/^.*[^.]$/);
      expect(stepper.error).toBeUndefined();
      expect([stepper.run, stepper.step]).toEqual([run, step]);
    },
  );
});
