import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatInterval, formatValue } from "../../../src/drawing/formatValue.ts";
import { orderingPartNames } from "../../../src/engine/index.ts";
import { narrate, orderWords } from "../../../src/kit/narration/stepWords.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import { returnedAt } from "../../../src/kit/run/returnedAt.ts";
import { type Run, runSetup } from "../../../src/kit/run/run.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { alignTrace } from "../../../src/kit/tree/alignTrace.ts";
import { nodeName } from "../../../src/kit/tree/nodeNames.ts";
import type { EventKind, OutlineNode } from "../../../src/trace/index.ts";
import { arbitrarySetup } from "../run/arbitrarySetup.ts";

/** A run with all that is said of it, step by step from 0. */
interface Told {
  readonly run: Run;
  /** The drawn node of a node of the trace. */
  readonly nodeOf: (traceNode: number) => OutlineNode;
  readonly sentences: readonly string[];
}

function tell(setup: Setup): Told {
  const run = runSetup(setup);
  const { shown } = alignTrace(run.outline, run.trace);
  const nodeOf = (id: number) => run.outline.nodes[shown[id]];
  const steps = Array.from({ length: run.trace.length + 1 }, (_, step) => step);
  return { run, nodeOf, sentences: steps.map((step) => plainly(narrate(run, step))) };
}

/** Calls `check` at every step to which an event of this kind leads. */
function atEach(kind: EventKind, { run, sentences }: Told, check: (step: number, sentence: string) => void) {
  for (let step = 1; step <= run.trace.length; step++) {
    if (run.trace.event(step).kind === kind) check(step, sentences[step]);
  }
}

const textbook: Setup = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta" };

describe("What is said at a step", () => {
  it("is whole sentences, whatever is searched", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const whole = /^[A-Z].*[^.]\.$/;
        const strange = /undefined|null|NaN|Infinity|\*| {2}| [.,;:]/;
        const { sentences } = tell(setup);
        expect(sentences.filter((sentence) => !whole.test(sentence) || strange.test(sentence))).toEqual([]);
      }),
    );
  });

  it("has true minus signs", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        expect(tell(setup).sentences.filter((sentence) => /-[\d∞]/.test(sentence))).toEqual([]);
      }),
    );
    expect(tell({ tree: "[-3,[-2]]", algorithm: "alphaBeta" }).sentences.join(" ")).toContain("−3");
  });

  it("names the node that is entered, and of a leaf nothing but that it is one", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const told = tell(setup);
        atEach("enter", told, (step, sentence) => {
          const { node } = told.run.trace.event(step);
          const drawn = told.nodeOf(node);
          expect(sentence).toContain(nodeName(told.run, drawn));
          if (drawn.value !== undefined && node > 0)
            expect(sentence).toMatch(/a leaf|as far as this search looks/);
        });
      }),
    );
  });

  it("gives for a cutoff what was reached here, and the owner's bound with the move that set it", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const told = tell(setup);
        const { trace } = told.run;
        atEach("cutoff", told, (step, sentence) => {
          const owner = trace.owner(step);
          const { node } = trace.event(step);
          const { alpha, beta } = trace.node(node, step);
          expect(sentence).toContain(formatValue(owner.value));
          expect(sentence).toContain(formatValue(trace.side(node) === "min" ? beta : alpha));
          if (owner.kind === "ancestor") {
            expect(sentence).toContain(`from ${nodeName(told.run, told.nodeOf(owner.child))},`);
          } else if (owner.kind === "nullWindow") expect(sentence).toContain("It was only asked whether");
          else if (owner.kind === "research") {
            const name = nodeName(told.run, told.nodeOf(owner.node));
            expect(sentence).toContain(`The test has shown that ${name} is worth`);
          } else expect(owner.kind).toBe("caller");
        });
      }),
    );
  });

  it("calls a returned value a bound exactly where it is not proved to be the true one", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const told = tell(setup);
        const { trace } = told.run;
        atEach("leave", told, (step, sentence) => {
          const event = trace.event(step);
          if (event.kind !== "leave" || event.from !== "children") return;
          const { low, high } = trace.node(event.node, step);
          const bound = / at (least|most)\b/.exec(sentence)?.[1];
          expect(sentence).toContain(formatValue(event.value));
          const returned = returnedAt(told.run, event.node, step);
          if (returned && step < trace.length) {
            expect(sentence).toContain(`returned ${formatInterval(returned.low, returned.high)},`);
            expect(sentence).toContain(`its leaves prove ${formatInterval(low, high)}`);
          } else if (low === event.value && high === event.value) expect(bound).toBeUndefined();
          else if (bound === "least") expect(low).toBeGreaterThanOrEqual(event.value);
          else {
            expect(bound).toBe("most");
            expect(high).toBeLessThanOrEqual(event.value);
          }
        });
      }),
      { numRuns: 150 },
    );
  });

  it("says so where a later visit tells less than one before it", () => {
    const { sentences } = tell({ tree: "[-1,[[[[0],[-1]],[0]],[[[0]]]],[[[[0]]]]]", algorithm: "negaScout" });
    expect(sentences).toContain(
      "MIN has seen enough: move 2.1.1 returned ≤−1, and its leaves prove =−1. This visit's 0 tells less.",
    );
    expect(sentences.join(" ")).not.toContain("fail-hard");
  });

  it("says of a better move no more than the leaves prove", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const told = tell(setup);
        const { trace } = told.run;
        atEach("improve", told, (step, sentence) => {
          const event = trace.event(step);
          if (event.kind !== "improve") return;
          const { low, high } = trace.node(event.child, step);
          const isBound = / at (most|least), the best bound at /.test(sentence);
          expect(sentence).toContain(formatValue(event.value));
          if (trace.side(event.node) === "max") {
            if (!isBound) expect(low).toBeGreaterThanOrEqual(event.value);
            else expect(low < event.value && high <= event.value).toBe(true);
          } else if (!isBound) expect(high).toBeLessThanOrEqual(event.value);
          else expect(low >= event.value && high > event.value).toBe(true);
        });
      }),
      { numRuns: 150 },
    );
  });

  it("advises a move at the end only where it is sure to bring what is told, and always without a window", () => {
    fc.assert(
      fc.property(arbitrarySetup, (setup) => {
        const { run, sentences } = tell(setup);
        const { low, high } = run.trace.node(0, run.trace.length);
        const { value } = run.result;
        const sure = run.outline.root.side === "max" ? low >= value : high <= value;
        const isLeaf = run.outline.root.value !== undefined;
        const advised = / should play /.test(sentences.at(-1)!);
        if (advised) expect(sure).toBe(true);
        if (setup.window === undefined) expect(advised).toBe(!isLeaf);
      }),
    );
  });

  it("tells leaves from estimates", () => {
    const { sentences } = tell({ tree: "[[1,2],3]", algorithm: "minimax", depth: 1 });
    expect(sentences[3]).toBe("The search stops here and the evaluation guesses 0.");
    expect(sentences[6]).toMatch(/^The leaf says 3/);
  });

  it("tells wins from draws", () => {
    const ends = (position: string) => tell({ game: "ticTacToe", position, algorithm: "minimax" }).sentences;
    expect(ends("XX.OO....").some((sentence) => sentence.startsWith("MAX has won: 1"))).toBe(true);
    expect(ends("XX.OO....").some((sentence) => sentence.startsWith("MIN has won: −1"))).toBe(true);
    expect(ends("XOXXO.OX.").some((sentence) => sentence.startsWith("A draw: 0"))).toBe(true);
  });

  it("says whose window it was when the caller asked for one", () => {
    const { sentences } = tell({ ...textbook, window: [-Infinity, 3] });
    const cut = sentences.find((sentence) => sentence.includes("cut"));
    expect(cut).toContain("The window this search was given asks only for values below 3");
  });

  it("says when a window is closed from the start", () => {
    const { sentences } = tell({ tree: "[0,[[2],[3,9]]]", algorithm: "invertedResearch" });
    expect(sentences).toContain(
      "MAX searches move 2 again, in a window that no value can lie in. Now MIN chooses.",
    );
    expect(sentences).toContain(
      "The window was closed before anything was read. The 2 moves left here stay unread: cut.",
    );
  });

  it("tells of a lost bet", () => {
    const { sentences } = tell({ tree: "[0,[[2],[3,9]]]", algorithm: "negaScout" });
    expect(sentences.slice(4)).toMatchInlineSnapshot(`
      [
        "With move 1 MAX is sure of 0 at the root.",
        "MAX tries move 2, only to test whether it is worth 1 or more. Now MIN chooses.",
        "MIN tries move 2.1, only to test whether it is worth 1 or more. Now MAX chooses.",
        "MAX tries move 2.1.1, a leaf.",
        "The leaf says 2.",
        "With move 2.1.1 MAX is sure of 2 at move 2.1.",
        "MAX has tried every move: move 2.1 returned ≥2, and its leaves prove =2.",
        "With move 2.1 MIN holds MAX to 2 at move 2.",
        "MIN tries move 2.2, only to test whether it is worth 1 or more. Now MAX chooses.",
        "MAX tries move 2.2.1, a leaf.",
        "The leaf says 3.",
        "With move 2.2.1 MAX is sure of 3 at move 2.2.",
        "MAX is sure of 3 after move 2.2. It was only asked whether there is as much as 1, which is answered. The move left here stays unread: cut.",
        "MAX has seen enough: move 2.2 is worth 3 at least, no better for MIN than 2.",
        "MIN has tried every move: move 2 returned ≥2, and its leaves prove =2.",
        "The bet is lost: move 2 returned ≥2, better for MAX than 0. Its leaves prove =2, but the search has kept the bound alone, and asks a second time.",
        "MAX searches move 2 again. Now MIN chooses, and only a value above 2 can still matter.",
        "For the second time MIN tries move 2.1. Now MAX chooses, and only a value above 2 can still matter.",
        "For the second time MAX tries move 2.1.1, a leaf.",
        "The leaf says 2.",
        "With move 2.1.1 MAX is sure of 2 at move 2.1.",
        "MAX has tried every move: move 2.1 is worth 2.",
        "With move 2.1 MIN holds MAX to 2 at move 2.",
        "MIN can hold MAX to 2 after move 2. The test has shown that move 2 is worth 2 at least anyway. The move left here stays unread: cut.",
        "MIN has seen enough: move 2 is worth 2.",
        "With move 2 MAX is sure of 2 at the root. That beats the 0 MAX had.",
        "Done: the root is worth 2, and MAX should play move 2. 3 leaves read in 4 visits, 1 move never tried.",
      ]
    `);
  });

  it("tells of tests and what is remembered between them", () => {
    const { sentences } = tell({ tree: "[[3,[4,9]],[[4,9]]]", algorithm: "mtdf" });
    expect(sentences).toMatchInlineSnapshot(`
      [
        "Nothing has been read yet. MAX is to move at the root.",
        "A test begins at the root, where MAX is to move. It asks whether the root is worth 0 or more.",
        "The table knows nothing of this position yet.",
        "MAX tries move 1, only to test whether it is worth 0 or more. Now MIN chooses.",
        "The table knows nothing of this position yet.",
        "MIN tries move 1.1, a leaf.",
        "The leaf says 3.",
        "With move 1.1 MIN holds MAX to 3 at move 1.",
        "MIN tries move 1.2, only to test whether it is worth 0 or more. Now MAX chooses.",
        "The table knows nothing of this position yet.",
        "MAX tries move 1.2.1, a leaf.",
        "The leaf says 4.",
        "With move 1.2.1 MAX is sure of 4 at move 1.2.",
        "MAX is sure of 4 after move 1.2. It was only asked whether there is as much as 0, which is answered. The move left here stays unread: cut.",
        "The table keeps that move 1.2 is worth 4 at least.",
        "MAX has seen enough: move 1.2 is worth 4 at least, no better for MIN than 3.",
        "The table keeps that move 1 is worth 3 at least.",
        "MIN has tried every move: move 1 returned ≥3, and its leaves prove =3.",
        "With move 1 MAX is sure of 3 at the root.",
        "MAX is sure of 3 at the root. It was only asked whether there is as much as 0, which is answered. The move left here stays unread: cut.",
        "The table keeps that the root is worth 3 at least.",
        "MAX has seen enough: the root is worth 3 at least.",
        "That does not settle what the root is worth. The next test asks whether it is 4 or more.",
        "A test begins at the root, where MAX is to move. It asks whether the root is worth 4 or more.",
        "The table knows a bound for this position, but none that settles what is asked here.",
        "For the second time MAX tries move 1, only to test whether it is worth 4 or more. Now MIN chooses.",
        "The table knows a bound for this position, but none that settles what is asked here.",
        "For the second time MIN tries move 1.1, a leaf.",
        "The leaf says 3.",
        "With move 1.1 MIN holds MAX to 3 at move 1.",
        "MIN can hold MAX to 3 after move 1. It was only asked whether there is more than 3, which is answered. The move left here stays unread: cut.",
        "The table keeps that move 1 is worth 3.",
        "MIN has seen enough: move 1 is worth 3.",
        "With move 1 MAX is sure of 3 at the root.",
        "MAX tries move 2, only to test whether it is worth 4 or more. Now MIN chooses.",
        "The table knows nothing of this position yet.",
        "MIN tries move 2.1, only to test whether it is worth 4 or more. Now MAX chooses.",
        "The table knows this position: it is worth 4 at least.",
        "So move 2.1 is left at once, with 4.",
        "With move 2.1 MIN gives away 4 at least, the best bound at move 2 so far.",
        "The table keeps that move 2 is worth 4 at least.",
        "MIN has tried every move: move 2 is worth 4 at least.",
        "With move 2 MAX is sure of 4 at the root. That beats the 3 MAX had.",
        "The table keeps that the root is worth 4 at least.",
        "MAX has tried every move: the root is worth 4 at least.",
        "That does not settle what the root is worth. The next test asks whether it is 5 or more.",
        "A test begins at the root, where MAX is to move. It asks whether the root is worth 5 or more.",
        "The table knows a bound for this position, but none that settles what is asked here.",
        "For the third time MAX tries move 1, only to test whether it is worth 5 or more. Now MIN chooses.",
        "The table knows this position: it is worth 3.",
        "So move 1 is left at once, with 3.",
        "With move 1 MAX is sure of 3 at the root.",
        "For the second time MAX tries move 2, only to test whether it is worth 5 or more. Now MIN chooses.",
        "The table knows a bound for this position, but none that settles what is asked here.",
        "For the second time MIN tries move 2.1, only to test whether it is worth 5 or more. Now MAX chooses.",
        "The table knows a bound for this position, but none that settles what is asked here.",
        "MAX tries move 2.1.1, a leaf.",
        "The leaf says 4.",
        "With move 2.1.1 MAX is sure of 4 at move 2.1.",
        "MAX tries move 2.1.2, a leaf.",
        "The leaf says 9.",
        "With move 2.1.2 MAX is sure of 9 at move 2.1. That beats the 4 MAX had.",
        "The table keeps that move 2.1 is worth 9 at least.",
        "MAX has tried every move: move 2.1 returned ≥9, and its leaves prove =9.",
        "With move 2.1 MIN holds MAX to 9 at move 2.",
        "The table keeps that move 2 is worth 9 at least.",
        "MIN has tried every move: move 2 returned ≥9, and its leaves prove =9.",
        "With move 2 MAX is sure of 9 at the root. That beats the 3 MAX had.",
        "The table keeps that the root is worth 9 at least.",
        "MAX has tried every move: the root returned ≥9, and its leaves prove =9.",
        "That does not settle what the root is worth. The next test asks whether it is 10 or more.",
        "A test begins at the root, where MAX is to move. It asks whether the root is worth 10 or more.",
        "The table knows a bound for this position, but none that settles what is asked here.",
        "For the fourth time MAX tries move 1, only to test whether it is worth 10 or more. Now MIN chooses.",
        "The table knows this position: it is worth 3.",
        "So move 1 is left at once, with 3.",
        "With move 1 MAX is sure of 3 at the root.",
        "For the third time MAX tries move 2, only to test whether it is worth 10 or more. Now MIN chooses.",
        "The table knows a bound for this position, but none that settles what is asked here.",
        "For the third time MIN tries move 2.1, only to test whether it is worth 10 or more. Now MAX chooses.",
        "The table knows a bound for this position, but none that settles what is asked here.",
        "For the second time MAX tries move 2.1.1, a leaf.",
        "The leaf says 4.",
        "With move 2.1.1 MAX is sure of 4 at move 2.1.",
        "For the second time MAX tries move 2.1.2, a leaf.",
        "The leaf says 9.",
        "With move 2.1.2 MAX is sure of 9 at move 2.1. That beats the 4 MAX had.",
        "The table keeps that move 2.1 is worth 9.",
        "MAX has tried every move: move 2.1 is worth 9.",
        "With move 2.1 MIN holds MAX to 9 at move 2.",
        "The table keeps that move 2 is worth 9.",
        "MIN has tried every move: move 2 is worth 9.",
        "With move 2 MAX is sure of 9 at the root. That beats the 3 MAX had.",
        "The table keeps that the root is worth 9.",
        "Done: the root is worth 9, and MAX should play move 2. 4 leaves read in 7 visits, 1 move never tried.",
      ]
    `);
  });

  it("tells the textbook tree's story", () => {
    expect(tell(textbook).sentences).toMatchInlineSnapshot(`
      [
        "Nothing has been read yet. MAX is to move at the root.",
        "The search begins at the root, where MAX is to move.",
        "MAX tries move 1. Now MIN chooses.",
        "MIN tries move 1.1, a leaf.",
        "The leaf says 3.",
        "With move 1.1 MIN holds MAX to 3 at move 1.",
        "MIN tries move 1.2, a leaf.",
        "The leaf says 12, no better for MIN than 3.",
        "MIN tries move 1.3, a leaf.",
        "The leaf says 8, no better for MIN than 3.",
        "MIN has tried every move: move 1 is worth 3.",
        "With move 1 MAX is sure of 3 at the root.",
        "MAX tries move 2. Now MIN chooses, and only a value above 3 can still matter.",
        "MIN tries move 2.1, a leaf.",
        "The leaf says 2.",
        "With move 2.1 MIN holds MAX to 2 at move 2.",
        "MIN can hold MAX to 2 after move 2. MAX already has 3 at the root, from move 1, so the game will not come this way. The 2 moves left here stay unread: cut.",
        "MIN has seen enough: move 2 is worth 2 at most, no better for MAX than 3.",
        "MAX tries move 3. Now MIN chooses, and only a value above 3 can still matter.",
        "MIN tries move 3.1, a leaf.",
        "The leaf says 14.",
        "With move 3.1 MIN holds MAX to 14 at move 3.",
        "MIN tries move 3.2, a leaf.",
        "The leaf says 5.",
        "With move 3.2 MIN holds MAX to 5 at move 3. That beats the 14 MIN had.",
        "MIN tries move 3.3, a leaf.",
        "The leaf says 2.",
        "With move 3.3 MIN holds MAX to 2 at move 3. That beats the 5 MIN had.",
        "MIN has tried every move: move 3 is worth 2, no better for MAX than 3.",
        "Done: the root is worth 3, and MAX should play move 1. 7 leaves read, 2 moves never tried.",
      ]
    `);
  });
});

describe("What is said of an order", () => {
  it("tells how many moves there are and gives every part of the ordering a reason of its own", () => {
    const said = orderingPartNames.map((part) => orderWords(7, part));
    for (const sentence of said) expect(sentence).toMatch(/^The \*7 moves\* are put in order\. .*\*\.$/);
    expect(new Set(said).size).toBe(orderingPartNames.length);
  });

  it("names no reason where there is nothing to choose", () => {
    expect(orderWords(1, "table")).toBe("There is *one move* to try.");
  });
});
