import { describe, expect, it } from "vitest";
import { difficultyAt, levels, spread } from "../../../../src/kit/byHand/difficulty.ts";
import { freshProof, hardnessOf } from "../../../../src/kit/byHand/proof/freshProof.ts";
import { type ProofAct, writeProofAct } from "../../../../src/kit/byHand/proof/proofAct.ts";
import type { ProofMistakeName } from "../../../../src/kit/byHand/proof/proofMistakes.ts";
import { type ProofProcedure, proofProcedure } from "../../../../src/kit/byHand/proof/proofProcedure.ts";
import { isForHand, pathName } from "../../../../src/kit/byHand/proof/proveByHand.ts";
import * as words from "../../../../src/kit/byHand/proof/words.ts";
import * as treeWords from "../../../../src/kit/byHand/words.ts";
import { proofTitles } from "../../../../src/mistakes/words/proofWords.ts";
import { playProof } from "./proofPlayer.ts";

const tasks = Array.from({ length: 1000 }, (_, seed) => freshProof(levels[seed % 6], String(seed)));
const procedures = tasks.map(proofProcedure);
const firstWrong = ({ acts, write }: ProofProcedure, said: readonly string[]) =>
  said.findIndex((text, place) => acts[place] === undefined || text !== write(acts[place]));

describe("Proof-number search by hand", () => {
  it("is never told to be wrong where somebody programs it anew, on a thousand trees", () => {
    for (const procedure of procedures) {
      const { tree, goal } = procedure.run.task;
      const said = playProof(tree, goal);
      expect(said, tree).toEqual(procedure.acts.map(writeProofAct));
      const acts = said.map((text) => procedure.read(text)!);
      expect(acts.findIndex((act, place) => !procedure.isRight(place, act))).toBe(-1);
    }
  });

  it.each(Object.keys(proofTitles) as ProofMistakeName[])("tells the mistake %s", (name) => {
    let seen = 0;
    for (const procedure of procedures.slice(0, 300)) {
      const { tree, goal } = procedure.run.task;
      const said = playProof(tree, goal, name);
      const place = firstWrong(procedure, said);
      if (place < 0 || procedure.acts[place] === undefined) continue;
      const act = procedure.read(said[place])!;
      expect(procedure.isRight(place, act)).toBe(false);
      // Where nothing has changed, whoever stops only does what a quick program may.
      if (name === "stopsShort" && procedure.like(place, act).length === 0) {
        const { node } = procedure.traced[place].situation;
        expect(node).toBe(0);
        expect(procedure.reason(place, act)).toBe(words.staysAbove(pathName(procedure.run, "root")));
        continue;
      }
      expect(procedure.like(place, act), `${tree} ${goal} ${place} ${said[place]}`).toContain(name);
      seen++;
    }
    expect(seen).toBeGreaterThan(20);
  });

  it("has a sentence for whatever is done where it is not right, and names no mistake where it is", () => {
    for (const { acts, traced, run, isRight, reason, like } of procedures.slice(0, 24)) {
      const nodes = [
        "root",
        ...run.trace.movesTo(run.trace.nodes.size - 1).map(String),
        "0",
        "1",
        "0.0",
        "1.1",
      ];
      for (const place of acts.keys()) {
        const { phase } = traced[place].situation;
        const presses = nodes.map((node): ProofAct => ({ kind: "select", node }));
        const numbers = [0, 1, 2, 3, 7, Infinity].flatMap((pn) =>
          [0, 1, 2, 3, 7, Infinity].map((dn): ProofAct => ({ kind: "numbers", pn, dn })),
        );
        const given: ProofAct[] =
          phase === "down"
            ? [
                ...presses,
                { kind: "expand" },
                { kind: "answer", answer: "proved" },
                { kind: "answer", answer: "disproved" },
              ]
            : phase === "up"
              ? [...presses, ...numbers]
              : numbers;
        for (const act of given.filter((act) => !isRight(place, act))) {
          expect(reason(place, act).length).toBeGreaterThan(10);
          for (const name of like(place, act)) expect(Object.keys(proofTitles)).toContain(name);
        }
      }
    }
  });

  it("differs little in difficulty among trees of one level, and has as many proofs as refutations", () => {
    for (const [seed, { run, traced, acts, read, write }] of procedures.entries()) {
      const wanted = difficultyAt(levels[seed % 6]);
      const off = Math.abs(hardnessOf(run, traced) - wanted) / wanted;
      expect(off, `${seed} ${run.task.tree}`).toBeLessThanOrEqual(spread);
      if (seed < 20) expect(acts.map((act) => read(write(act)))).toEqual(acts);
    }
    const proved = procedures.filter(({ run }) => run.answer === "proved").length;
    expect(Math.abs(proved - 500)).toBeLessThan(60);
  });

  it("gives the same tree for the same seed", () => {
    expect(freshProof(3, "2")).toEqual(tasks[2]);
    expect(freshProof(3, "3")).not.toEqual(tasks[2]);
  });
});

/** The tree with which the figure opens: move 1 looks best, until one of its leaves is refuted. */
const example = { tree: "[[[0,[0,0]],[0,[1,1]]],[0,0],[[[0,1],1],[0,1]]]", goal: 1 };

describe("What is said to who searches for a proof", () => {
  const { acts, run, traced, reason, read, write, like } = proofProcedure(example);
  const said = (place: number, text: string) => reason(place, read(text)!);
  const named = (place: number, text: string) => like(place, read(text)!);
  const name = (path: string) => pathName(run, path);

  it("searches the example so", () => {
    const leaf = "numbers 1 1";
    const [proved, disproved] = ["numbers 0 Infinity", "numbers Infinity 0"];
    expect(acts.map(write).join(", ")).toBe(
      [
        `expand, ${leaf}, ${leaf}, ${leaf}, numbers 1 3`,
        `select 0, expand, ${leaf}, ${leaf}, numbers 2 1, numbers 1 3`,
        `select 1, expand, ${disproved}, ${disproved}, ${disproved}, numbers 1 2`,
        `select 2, expand, ${leaf}, ${leaf}, numbers 2 1, numbers 2 2`,
        `select 0, select 0.0, expand, ${disproved}, ${leaf}, ${leaf}, numbers 2 1, numbers 2 2`,
        `select 0, select 0.0, select 0.0.1, expand, ${Array(5).fill(disproved).join(", ")}, numbers 2 1`,
        `select 2, select 2.0, expand, ${leaf}, ${proved}, ${proved}, ${leaf}, ${leaf}`,
        `select 2, select 2.1, expand, ${disproved}, ${Array(4).fill(proved).join(", ")}, answer proved`,
      ].join(", "),
    );
    // 8 expansions and 17 new nodes, and the answer, for half. 12 times the way goes on, 7 times with a choice among equals. Of
    // 20 that get new numbers, 7 are open still though a child is solved.
    expect(hardnessOf(run, traced)).toBe((8 + 17 + 1) / 2 + 12 + 7 + 20 + 7);
  });

  it("refuses texts that are no acts", () => {
    for (const text of [
      "",
      "select",
      "select x",
      "select 0.5",
      "select 0 1",
      "expand 1",
      "numbers 1",
      "numbers 1 ",
      "numbers 1 -1",
      "numbers 1.5 1",
      "numbers 1 1 1",
      "answer",
      "answer unknown",
    ])
      expect(read(text), text).toBeUndefined();
    expect(read("numbers Infinity 0")).toEqual({ kind: "numbers", pn: Infinity, dn: 0 });
    expect(read("select root")).toEqual({ kind: "select", node: "root" });
  });

  it("tells what is overlooked on the way down", () => {
    expect(said(0, "answer proved")).toBe(words.answersTooSoon);
    expect(said(0, "select 0")).toBe(words.notInTree(name("0")));
    expect(said(5, "select root")).toBe(treeWords.standsThere(name("root")));
    expect(said(5, "select 2")).toBe(words.laterOfEquals(name("2"), "pn"));
    expect(named(5, "select 2")).toEqual(["laterOfEquals"]);
    expect(said(5, "expand")).toBe(words.hasChildren(name("root")));
    expect(said(11, "select 0")).toBe(words.otherCompared(name("root"), true));
    expect(said(11, "select 0.1")).toBe(words.notBelow(name("0.1"), name("root")));
    expect(said(17, "select 1")).toBe(words.solvedEntered(name("1"), false));
    expect(named(17, "select 1")).toEqual(["solvedEntered", "otherNumberCompared"]);
    expect(said(24, "numbers 1 1")).toBe(words.nothingToSay);
    expect(said(17, "select 0")).toBe(words.notLeast(name("0"), name("root"), true));
    // Two leaves below it are as good: an AND node compares the disproof numbers.
    expect(said(50, "select 2.0")).toBe(words.solvedEntered(name("2.0"), true));
  });

  it("tells which numbers a new node has", () => {
    expect(said(1, "numbers Infinity 0")).toBe(words.unknownLeaf(name("0")));
    expect(said(1, "select 1")).toBe(words.isNew(name("0")));
    expect(named(19, "numbers 0 Infinity")).toEqual(["looksAhead"]);
    expect(said(13, "numbers 0 Infinity")).toBe(words.endIs(name("1.0"), "0", "1"));
    expect(named(13, "numbers 0 Infinity")).toEqual(["provedExchanged"]);
    expect(said(13, "numbers 1 1")).toBe(words.endUnseen(name("1.0")));
    expect(said(45, "numbers Infinity 0")).toBe(words.equalMissed(name("2.0.1"), "1"));
  });

  it("tells how numbers are worked out, and where a round ends", () => {
    const { reckoned } = words;
    expect(said(4, "numbers 3 1")).toBe(reckoned.minSumExchanged(name("root"), true));
    expect(named(4, "numbers 3 1")).toEqual(["minSumExchanged", "pairExchanged"]);
    expect(said(4, "numbers 3 3")).toBe(reckoned.bothSums(name("root"), true));
    expect(said(4, "numbers 1 1")).toBe(reckoned.bothLeast(name("root"), true));
    expect(said(9, "numbers 1 2")).toBe(reckoned.minSumExchanged(name("0"), false));
    expect(said(10, "numbers 2 1")).toBe(reckoned.oneChildAlone(name("root"), true));
    expect(said(16, "numbers 1 3")).toBe(reckoned.solvedCountsOne(name("root"), true));
    expect(said(46, "numbers 1 1")).toBe(reckoned.solvedLeftOut(name("2.0"), true));
    expect(said(22, "numbers 1 2")).toBe(reckoned.numbersAsBefore(name("root"), true));
    expect(said(22, "numbers 2 5")).toBe(words.otherIsWrong(name("root"), "dn", true));
    expect(said(22, "numbers 5 2")).toBe(words.otherIsWrong(name("root"), "pn", true));
    expect(said(22, "numbers 5 9")).toBe(words.rule(name("root"), true));
    expect(said(22, "select 2")).toBe(words.stopsShort(name("root")));
    expect(named(22, "select 2")).toEqual(["stopsShort"]);
    expect(said(29, "select 0")).toBe(words.staysAbove(name("0")));
    expect(named(29, "select 0")).toEqual([]);
  });

  it("ends where the root is solved, and not before", () => {
    const end = acts.length - 1;
    expect(said(end, "answer disproved")).toBe(words.answerExchanged);
    expect(named(end, "answer disproved")).toEqual(["provedExchanged"]);
    expect(said(end, "select 2")).toBe(words.rootSolved);
    expect(named(end, "expand")).toEqual(["goesOnSolved"]);
    expect(named(41, "answer proved")).toEqual(["answersTooSoon"]);
  });
});

describe("What is searched for a proof by hand", () => {
  it("is neither too large nor too long, and has moves", () => {
    const wide = (leaves: number) => `[${Array(leaves).fill(0)}]`;
    expect(isForHand(example)).toBe(true);
    expect(isForHand({ tree: wide(40), goal: 1 })).toBe(true);
    expect(() => proofProcedure({ tree: wide(41), goal: 1 })).toThrow(words.tooLarge(40));
    expect(() => proofProcedure({ tree: "3", goal: 1 })).toThrow(words.noMoves);
    // An OR node never has its only proof at once, nor an AND node its refutation.
    const deep = Array.from({ length: 21 }).reduce<string>((tree, _, ply) => `[${ply % 2},${tree}]`, "1");
    expect(() => proofProcedure({ tree: deep, goal: 1 })).toThrow(words.tooLong(250));
    expect(isForHand({ tree: "[1", goal: 1 })).toBe(false);
  });
});
