import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  connectFour,
  minimax,
  parseTree,
  proofNumber,
  ticTacToe,
  treeGame,
  writeTree,
} from "../../../src/engine/index.ts";
import {
  examplePosition,
  exampleTree,
  mostNodes,
  type ProofView,
  proof,
  proofFacts,
} from "../../../src/figures/proof/proof.ts";
import { runProof } from "../../../src/figures/proof/proofRun.ts";
import { ProofRecorder, ProofTrace } from "../../../src/trace/index.ts";
import { arbitraryShare } from "../../arbitraryShare.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

const subject = fc.oneof(
  arbitraryTree.map((tree) => ({ tree: writeTree(tree) })),
  fc.constantFrom("OXOX.....", "XXXOO....", ".........").map((position) => ({
    game: "ticTacToe" as const,
    position,
  })),
  fc.constantFrom("44", connectFour.write(connectFour.start)).map((position) => ({
    game: "connectFour" as const,
    position,
  })),
);
const goal = fc.oneof(
  fc.integer({ min: -4, max: 4 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((number) => number + 0),
);
const view = fc
  .tuple(subject, goal, fc.integer({ min: 1, max: 80 }))
  .map(([subject, goal, budget]) => ({ ...subject, goal, budget, at: "start" }) as ProofView);

describe("A link to a search for a proof", () => {
  it("holds all of the view", () => {
    fc.assert(
      fc.property(view, fc.constantFrom("start", "end", "round 2", "7", "solve 1.0"), (view, at) => {
        expect(proof.read(proof.write({ ...view, at }))).toEqual({ ...view, at });
      }),
    );
  });

  it("names its step by number, and leads back to itself", () => {
    fc.assert(
      fc.property(view, fc.constantFrom("start", "end", "1", "evaluate root"), (view, at) => {
        const settled = proof.settle!({ ...view, at });
        expect(settled).toEqual({ ...view, at: expect.stringMatching(/^\d+$/) });
        expect(proof.settle!(proof.read(proof.write(settled)))).toEqual(settled);
        expect(proof.facts(settled)).toEqual(proof.facts({ ...view, at }));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["tree=[[3,12", 'expected "," or "]", but the text ends'],
    ["tree=[1]&game=ticTacToe", "it says both tree and game"],
    ["game=chess", "there are ticTacToe and connectFour"],
    ["goal=much", 'its goal "much" is no number'],
    ["goal=inf", 'its goal "inf" is no number'],
    ["budget=0", 'its budget "0" is no whole number from 1 to 2,000'],
  ])("says what is wrong with %s", (text, problem) => {
    expect(() => proof.read(new URLSearchParams(text))).toThrow(problem);
  });

  it("has no larger tree than can be looked through", () => {
    const wide = (leaves: number) => new URLSearchParams({ tree: `[${"1,".repeat(leaves - 1)}1]` });
    expect(() => proof.read(wide(mostNodes - 1))).not.toThrow();
    expect(() => proof.read(wide(mostNodes))).toThrow("at most 2,000 nodes here, and this one has 2,001");
  });

  it("is refused where there is no such step", () => {
    const asked = proof.read(new URLSearchParams("tree=[[1,0]]&at=round 9"));
    expect(() => proof.settle!(asked)).toThrow('There is no step "round 9"');
  });
});

describe("A phrase about a search for a proof", () => {
  const { given } = proof.place({ tree: "[[1,0],[1,1]]", at: "end" });

  it("begins anew where it asks for another search", () => {
    expect(proof.over(given, { goal: "−1" })).toEqual({ ...given, goal: -1, at: "start" });
    expect(proof.over(given, { at: "round 2" })).toEqual({ ...given, at: "round 2" });
    expect(proof.over(given, { game: "connectFour" })).toEqual({
      ...{ game: "connectFour", position: examplePosition("connectFour") },
      ...{ goal: 1, budget: 500, at: "start" },
    });
  });

  it("means the same tree in either notation", () => {
    expect(proof.over(given, { tree: "((1 0) (1 1))" })).toEqual(given);
  });
});

describe("The facts of a search for a proof", () => {
  it("are those of the trace at its step, and of the search at its end", () => {
    fc.assert(
      fc.property(
        arbitraryTree,
        goal,
        fc.integer({ min: 1, max: 60 }),
        arbitraryShare,
        (tree, goal, budget, share) => {
          const [game, recorder] = [treeGame(tree), new ProofRecorder<number>()];
          const result = proofNumber(game, game.start, { goal, budget }, recorder);
          const trace = new ProofTrace(recorder.recording());
          const step = Math.round(share * trace.length);
          const said = { tree: writeTree(tree), goal, budget };
          const facts = proof.facts(proof.place({ ...said, at: step }).given);
          const { pn, dn, status } = trace.node(0, step);
          const write = (number: number) => (number === Infinity ? "∞" : String(number));
          expect(facts).toEqual({
            nodes: String(trace.sizeAt(step)),
            expansions: String(trace.counters(step).expanded),
            pn: write(pn),
            dn: write(dn),
            answer: ["proved", "disproved"].includes(status) ? status : "unknown",
          });
          expect(proof.facts(proof.place({ ...said, at: "end" }).given)).toMatchObject({
            nodes: String(result.nodes),
            answer: result.answer,
          });
        },
      ),
    );
  });
});

describe("What each subject opens with", () => {
  const runOf = (said: Readonly<Record<string, unknown>>) => runProof(proof.place(said).given);
  const runs = {
    tree: runOf({}),
    ticTacToe: runOf({ game: "ticTacToe" }),
    connectFour: runOf({ game: "connectFour" }),
  };

  it.each(Object.entries(runs))(
    "makes the search of %s jump between branches, and ends in a proof",
    (_, run) => {
      const { trace, result } = run;
      expect(result.answer).toBe("proved");
      const branches = [...trace.ends].flatMap((end) => trace.mostProving(end)[1] ?? []);
      const jumps = branches.filter((branch, round) => round > 0 && branch !== branches[round - 1]);
      expect(jumps.length).toBeGreaterThanOrEqual(4);
      // It comes back to what it has left.
      expect(new Set(branches).size).toBeLessThan(jumps.length + 1);
      expect(result.nodes).toBeLessThanOrEqual(40);
    },
  );

  it("is a tree of 24 nodes, of which 18 are enough", () => {
    const tree = parseTree(exampleTree);
    expect(runs.tree.result.nodes).toBe(18);
    expect(exampleTree.match(/[[\d]/g)?.length).toBe(24);
    expect(minimax(treeGame(tree), treeGame(tree).start).value).toBe(1);
    expect(proofFacts(runs.tree, runs.tree.trace.length)).toMatchObject({
      pn: "0",
      dn: "∞",
      answer: "proved",
    });
  });

  it("is a position in which X has a fork", () => {
    const position = ticTacToe.read(examplePosition("ticTacToe"));
    expect(ticTacToe.turn(position)).toBe("max");
    expect(minimax(ticTacToe, position)).toMatchObject({ value: 1 });
  });
});
