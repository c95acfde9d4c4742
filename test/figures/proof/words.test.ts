import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minimax, treeGame, writeTree } from "../../../src/engine/index.ts";
import { proof } from "../../../src/figures/proof/proof.ts";
import { type ProofRun, runProof } from "../../../src/figures/proof/proofRun.ts";
import { question, sayProof } from "../../../src/figures/proof/words.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

const runOf = (said: Readonly<Record<string, unknown>>) => runProof(proof.place(said).given);
const says = (run: ProofRun, step: number) => plainly(sayProof(run, step));
const read = (text: string) => (text === "∞" ? Infinity : Number(text));

const task = fc
  .tuple(arbitraryTree, fc.integer({ min: -3, max: 4 }), fc.integer({ min: 1, max: 60 }))
  .map(([tree, goal, budget]) => ({
    run: runOf({ tree: writeTree(tree), goal, budget }),
    tree,
    goal,
    budget,
  }));

/** Does something with every step of searches of random trees. */
function everyStep(look: (run: ProofRun, step: number, said: string) => void): void {
  fc.assert(
    fc.property(task, ({ run }) => {
      for (let step = 1; step <= run.trace.length; step++) look(run, step, says(run, step));
    }),
  );
}

describe("What is said of a step is so", () => {
  it("when the way goes on: by the least of the numbers that the node above compares, the first of so many", () => {
    let looked = 0;
    everyStep(({ trace }, step, said) => {
      const event = trace.event(step);
      if (event.kind !== "select") return;
      const number = trace.nodes.kind(event.from) === "max" ? "pn" : "dn";
      expect(said).toContain(
        number === "pn" ? "an OR node: one proved child proves it" : "an AND node: one disproved",
      );
      const children = trace.children(event.from, step);
      const numbers = children.map((child) => trace.numbers(child, step)![number]);
      if (children.length === 1) return expect(said).toContain("its only child");
      const [, first, word, least] =
        /(?:the first of (\d+) with|which has) the least (\w+) number, ([\d∞]+)\.$/.exec(said)!;
      expect(word).toBe(number === "pn" ? "proof" : "disproof");
      expect(read(least)).toBe(Math.min(...numbers));
      expect(Number(first ?? 1)).toBe(numbers.filter((one) => one === Math.min(...numbers)).length);
      expect(children[numbers.indexOf(Math.min(...numbers))]).toBe(event.node);
      looked++;
    });
    expect(looked).toBeGreaterThan(100);
  });

  it("when numbers are set: the least of the children's and their sum, as they are added up", () => {
    let looked = 0;
    everyStep(({ trace }, step, said) => {
      const event = trace.event(step);
      if (event.kind !== "backup" || event.pn === 0 || event.dn === 0) return;
      const children = trace.children(event.node, step).map((child) => trace.numbers(child, step)!);
      if (children.length === 1) {
        const [, pn, dn] = /takes over its numbers: proof number ([\d∞]+), disproof number ([\d∞]+)\./.exec(
          said,
        )!;
        return expect({ pn: read(pn), dn: read(dn) }).toEqual(children[0]);
      }
      const [, kind, leastWord, least, sumWord, sum] =
        /is an (OR|AND) node.*its (\w+) number is the least of its children’s, ([\d∞]+)\. .* its (\w+) number is their sum, ([\d∞ +=]+)\./.exec(
          said,
        )!;
      expect(kind).toBe(trace.nodes.kind(event.node) === "max" ? "OR" : "AND");
      expect([leastWord, sumWord]).toEqual(kind === "OR" ? ["proof", "disproof"] : ["disproof", "proof"]);
      const [compared, added] = kind === "OR" ? (["pn", "dn"] as const) : (["dn", "pn"] as const);
      expect(read(least)).toBe(Math.min(...children.map((child) => child[compared])));
      const [terms, total] = sum.includes("=") ? sum.split(" = ") : ["", sum];
      if (terms !== "") expect(terms.split(" + ").map(read)).toEqual(children.map((child) => child[added]));
      expect(read(total)).toBe(children.reduce((all, child) => all + child[added], 0));
      const before = trace.numbers(event.node, step - 1)!;
      expect(said.includes("as before")).toBe(before.pn === event.pn && before.dn === event.dn);
      looked++;
    });
    expect(looked).toBeGreaterThan(100);
  });

  it("when a node is solved: by one child that decides it, or by all of them", () => {
    const seen = new Set<string>();
    everyStep(({ trace }, step, said) => {
      const event = trace.event(step);
      if (event.kind !== "backup" || (event.pn !== 0 && event.dn !== 0)) return;
      const children = trace.children(event.node, step).map((child) => trace.node(child, step).status);
      const status = event.pn === 0 ? "proved" : "disproved";
      const decides = trace.nodes.kind(event.node) === "max" ? "proved" : "disproved";
      expect(said).toContain(`it is ${status} itself.`);
      const why = ["its only child", "which is enough", "its children are"].find((words) =>
        said.includes(words),
      )!;
      seen.add(why);
      if (why === "which is enough") expect(children).toContain(decides);
      else expect(new Set(children)).toEqual(new Set([status]));
      expect(why === "its only child").toBe(children.length === 1);
      expect(why === "which is enough").toBe(children.length > 1 && status === decides);
    });
    expect(seen.size).toBe(3);
  });

  it("when the search ends: the answer is minimax's, or it is not known, and the limit is reached", () => {
    fc.assert(
      fc.property(task, ({ run, tree, goal, budget }) => {
        const said = says(run, run.trace.length);
        const reached = minimax(treeGame(tree), treeGame(tree).start).value >= goal;
        const asked = `reach ${String(goal).replace("-", "−")} or more`;
        const nodes = run.result.nodes === 1 ? "1 node" : `${run.result.nodes} nodes`;
        if (run.result.answer === "unknown") {
          expect(said).toContain(`The tree has ${nodes}, and ${budget} is the limit: it grows no further.`);
          expect(said).toContain(`Whether MAX can ${asked} stays unknown.`);
          expect(run.result.nodes).toBeGreaterThanOrEqual(budget);
        } else {
          expect(said).toContain(`MAX ${reached ? "can" : "cannot"} ${asked}`);
          expect(said).toContain(`It took ${nodes}.`);
        }
      }),
    );
  });
});

describe("The sentences of the example", () => {
  const run = runOf({});
  const at = (step: number) => says(run, step);

  it.each([
    [0, "Nothing is known yet. Can MAX reach 1 or more? The search will grow a tree to find out."],
    [2, "The root is the only leaf of the tree. It is expanded, and is to get 3 children."],
    [
      3,
      "Move 1 is a leaf of the tree, and nothing is known of it. One leaf, itself, would prove it or disprove it: both its numbers are 1.",
    ],
    [
      7,
      "The root is an OR node: one proved child proves it. So the way goes on to move 1, the first of 3 with the least proof number, 1.",
    ],
    [
      8,
      "Move 1 is the most-proving node: to prove this leaf takes 1 from the root’s proof number, to disprove it 1 from its disproof number. It is expanded, and is to get 2 children.",
    ],
    [
      11,
      "Move 1 is an AND node, where one disproved child is enough: its disproof number is the least of its children’s, 1. To prove it, all of them must be proved: its proof number is their sum, 1 + 1 = 2.",
    ],
    [
      15,
      "Move 2.1 ends the game: it is worth 0. That is less than what is asked for: it is disproved. No leaf can prove it, ∞, and none is left to disprove, 0.",
    ],
    [
      17,
      "Move 2 is an AND node, and its child move 2.1 is disproved, which is enough: it is disproved itself.",
    ],
    [
      24,
      "The root is an OR node, where one proved child is enough: its proof number is the least of its children’s, 2. To disprove it, all of them must be disproved: its disproof number is their sum, 1 + 0 + 1 = 2. Round 4 is over.",
    ],
    [40, "Move 1.1 is an OR node, and both its children are disproved: so it is disproved itself."],
    [
      47,
      "Move 3.1.2 ends the game: it is worth 1. That is what is asked for: it is proved. No leaf is left to prove, 0, and none can disprove it, ∞.",
    ],
    [
      58,
      "The root is an OR node, and its child move 3 is proved, which is enough: it is proved itself. MAX can reach 1 or more, by move 3. It took 18 nodes.",
    ],
  ])("are as they were read at step %i", (step, sentence) => {
    expect(at(step)).toBe(sentence);
  });
});

describe("In a game", () => {
  it.each([
    [{ game: "ticTacToe" }, "Can X win?", "X can win, by X the centre."],
    [{ game: "ticTacToe", position: "X.O.X...O" }, "Can X win?", "X cannot win. It took 48 nodes."],
    [
      { game: "ticTacToe", position: "X.O.X...O", goal: 0 },
      "Can X win or draw?",
      "X can win or draw, by X right.",
    ],
    [{ game: "ticTacToe", position: "XX.OO...." }, "Can X win?", "X can win, by X top right."],
    [{ game: "ticTacToe", position: "XX.OO..X." }, "Can X win?", "X cannot win: O prevents it, by O right."],
    [{ game: "connectFour" }, "Can X win?", "X can win, by column 5."],
    [{ game: "connectFour", goal: 7 }, "Can X reach 7 or more?", "X cannot reach 7 or more."],
    [{ game: "ticTacToe", position: "XXXOO...." }, "Can X win?", "The root ends the game: X has won."],
    [{ tree: "[[2,-3.25]]", goal: -3.25 }, "Can MAX reach −3.25 or more?", "MAX can reach −3.25 or more"],
  ])("sides have their names, and so have goals: %j", (said, asked, answer) => {
    const run = runOf(said);
    expect(question(run)).toBe(asked);
    expect(says(run, run.trace.length)).toContain(answer);
  });
});
