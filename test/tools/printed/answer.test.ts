import { describe, expect, it, vi } from "vitest";
import { printedSearches } from "../../../src/judge/printed/judgePrinted.ts";
import { printedForms } from "../../../src/judge/printed/printed.ts";
import { answer, example, shownOf } from "../../../src/tools/printed/answer.ts";

vi.stubGlobal("location", { search: "" });
const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";

async function verdictOf(text: string, algorithm: (typeof printedSearches)[number] = "alphaBeta") {
  const found = await answer({ tree: textbook, algorithm, text });
  if (found.kind === "fault") throw new Error(found.message);
  return found.verdict;
}

it("A fault is of the tree or of the text", async () => {
  const asked = { tree: "[3", algorithm: "minimax", text: "3" } as const;
  expect(await answer(asked)).toMatchObject({ kind: "fault", field: "tree" });
  expect(await answer({ ...asked, tree: "[3]", text: "x" })).toMatchObject({ kind: "fault", field: "text" });
  const large = `[${"1,".repeat(6000)}1]`;
  expect(await answer({ ...asked, tree: large })).toMatchObject({ kind: "fault", field: "tree" });
});

describe("Examples", () => {
  it.each(printedSearches)("of %s can be read in every form", async (algorithm) => {
    for (const form of printedForms) {
      const verdict = await verdictOf(example(form, { tree: textbook, algorithm }), algorithm);
      expect(verdict.printed.form).toBe(form);
    }
  });
});

describe("What is shown", () => {
  it("is a trace beside the right search, at the right one's step", async () => {
    const verdict = await verdictOf(example("trace", { tree: textbook, algorithm: "alphaBeta" }));
    const { step } = verdict.parting!;
    expect(shownOf(verdict)).toMatchObject({
      kind: "lockstep",
      beside: "own",
      changed: { algorithm: "yourPruningSearch", against: "alphaBeta", at: `right ${step}` },
    });
  });

  it("is a search that prints the same, where there is one", async () => {
    expect(shownOf(await verdictOf("3 12 8 2 4 6 14 5 2"))).toMatchObject({
      kind: "lockstep",
      beside: "known",
      changed: { algorithm: "noAlphaAtRoot", against: "alphaBeta" },
    });
  });

  it("is where the two first part, of counts", async () => {
    expect(shownOf(await verdictOf("0: 1\n1: 3\n2: 9"))).toMatchObject({
      kind: "lockstep",
      changed: { at: "parting 1" },
    });
    expect(shownOf(await verdictOf("0: 1\n1: 3\n2: 8"))).toMatchObject({ kind: "stepper", beside: "whole" });
  });

  it("is else the right search alone", async () => {
    const verdict = await verdictOf("3 12 5");
    expect(shownOf(verdict)).toMatchObject({
      kind: "stepper",
      changed: { at: String(verdict.parting?.step) },
    });
    expect(shownOf(await verdictOf("3 12 8 2 14 5 2"))).toMatchObject({
      kind: "stepper",
      changed: { at: "0" },
    });
  });
});
