import fc from "fast-check";
import { expect, it } from "vitest";
import { type ChanceTree, isChanceNode, writeChanceTree, writeTree } from "../../../src/engine/index.ts";
import { chance } from "../../../src/kit/chance/chance.ts";
import { askNext } from "../../../src/kit/questions/askNext.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";
import { runSetup } from "../../../src/kit/run/run.ts";
import { exactChanceTree } from "../../engine/arbitraryChanceTree.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { placesIn } from "../../tools/check/placesIn.ts";
import { plainAlphaBeta } from "../../tools/check/plainAlphaBeta.ts";

takeChance(chance);

const tree = "[[6,9],[5,7],[8,2]]";

it("After any child, the right answer is what alpha-beta does with the one to its right", () => {
  fc.assert(
    fc.property(arbitraryTree, fc.nat(), (tree, pick) => {
      const { entered } = plainAlphaBeta(tree);
      const visited = [...entered].filter((path) => path !== "");
      fc.pre(visited.length > 0);
      const path = visited[pick % visited.length];
      const right = path.replace(/\d+$/, (index) => String(Number(index) + 1));
      const ask = () => askNext({ ask: "next", tree: writeTree(tree), at: `leave ${path}` });
      if (!placesIn(tree).some((place) => place.path === right)) expect(ask).toThrow("no move left");
      else expect(ask().answer).toBe(entered.has(right) ? "enter" : "cutoff");
    }),
  );
});

it("The step that decides is the one that enters the child, or cuts it", () => {
  for (const at of ["leave 1.0", "leave 2.0", "enter 2.0", "improve 2"]) {
    const { scene, answer } = askNext({ ask: "next", tree, at });
    expect(scene!.decides).toBeGreaterThan(scene!.at);
    expect(scene!.run.trace.event(scene!.decides).kind).toBe(answer);
  }
});

it("The verdict tells the window on which it was decided", () => {
  const cut = askNext({ ask: "next", tree, at: "leave 1.0" });
  expect(cut.verdict).toBe("Move 2.2 is cut: alpha is 6 and beta is 5, so the window is closed.");
  const read = askNext({ ask: "next", tree, at: "leave 2.0" });
  expect(read.verdict).toBe("Move 3.2 is read: alpha is 6 and beta is 8, so the window is still open.");
});

it("The hint shows the window and leaves the conclusion to the reader", () => {
  const { hint } = askNext({ ask: "next", tree, at: "leave 1.0" });
  expect(hint("enter")).toBe("Compare once more: after move 2 alpha is 6 and beta comes down to 5.");
});

it("Minimax has no window, and that is its hint", () => {
  const { answer, hint } = askNext({ ask: "next", tree, algorithm: "minimax", at: "leave 1.0" });
  expect(answer).toBe("enter");
  expect(hint("cutoff")).toBe("Minimax has no window, and reads every move.");
});

it("Before the search begins and after it has ended there is nothing to ask", () => {
  expect(() => askNext({ ask: "next", tree, at: "start" })).toThrow('At "start"');
  expect(() => askNext({ ask: "next", tree, at: "end" })).toThrow('At "end"');
});

/** Star1 from the paper, which says of each child after the first whether it is read: by path, in order. */
function plainStar1(tree: ChanceTree): Map<string, "enter" | "cutoff"> {
  const fates = new Map<string, "enter" | "cutoff">();
  const leavesOf = (node: ChanceTree): number[] => {
    if (typeof node === "number") return [node];
    return (isChanceNode(node) ? node.chances.map(({ tree }) => tree) : node).flatMap(leavesOf);
  };
  const [least, most] = [Math.min(0, ...leavesOf(tree)), Math.max(0, ...leavesOf(tree))];
  function visit(node: ChanceTree, path: string, isMax: boolean, alpha: number, beta: number): number {
    if (typeof node === "number") return node;
    const below = (place: number) => (path === "" ? `${place}` : `${path}.${place}`);
    if (isChanceNode(node)) {
      let [sum, unread] = [0, 1];
      for (const [place, { probability, tree }] of node.chances.entries()) {
        const p = probability.numerator / probability.denominator;
        const [low, high] = [sum + unread * least, sum + unread * most];
        const isOver = high <= alpha || low >= beta;
        if (place > 0) fates.set(below(place), isOver ? "cutoff" : "enter");
        if (isOver) return high <= alpha ? alpha : beta;
        unread -= p;
        const window = [(alpha - sum - unread * most) / p, (beta - sum - unread * least) / p] as const;
        sum += p * visit(tree, below(place), isMax, ...window);
      }
      return sum <= alpha ? alpha : sum >= beta ? beta : sum;
    }
    let best = isMax ? -Infinity : Infinity;
    for (const [place, tree] of node.entries()) {
      if (place > 0) fates.set(below(place), alpha >= beta ? "cutoff" : "enter");
      if (alpha >= beta) break;
      best = (isMax ? Math.max : Math.min)(best, visit(tree, below(place), !isMax, alpha, beta));
      if (isMax) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
    }
    return best;
  }
  visit(tree, "", true, -Infinity, Infinity);
  return fates;
}

it("Where the table knows a position, it is said where that has stood before", () => {
  const asked = { ask: "next", tree: "[[3,[4,9]],[[4,9]]]", at: "probe 5" } as const;
  expect(askNext({ ...asked, algorithm: "alphaBetaWithTable" }).text).toBe(
    "After move 2.1 MAX is to move, in the position of move 1.2. Will alpha–beta with a table read move 2.1.1 next, or cut it?",
  );
  // What it meets for the first time is nobody's twin.
  const first = askNext({ ...asked, at: "probe 2", algorithm: "alphaBetaWithTable" });
  expect(first.text).toMatch(/^After move 1 MIN is to move\. /);
});

it("Where chance draws, the right answer is what Star1 does with the next outcome, and its verdict says why", () => {
  let draws = 0;
  fc.assert(
    fc.property(exactChanceTree, (tree) => {
      const written = writeChanceTree(tree);
      fc.pre(written.includes("{"));
      const { outline } = runSetup({ tree: written, algorithm: "star1" });
      for (const [path, fate] of plainStar1(tree)) {
        const before = path.replace(/\d+$/, (index) => String(Number(index) - 1));
        const asked = askNext({ ask: "next", tree: written, algorithm: "star1", at: `leave ${before}` });
        expect(asked.answer).toBe(fate);
        const parent = outline.nodes[asked.scene!.query!].parent!;
        if (parent.turn !== "chance") continue;
        draws++;
        expect(asked.text).toMatch(
          /chance draws, and every outcome is worth from .* to .*\. Will Star1 read .* next, or cut it\?$/,
        );
        const why =
          fate === "cutoff" ? /is -?.* at (most|least), whatever is unread/ : /may still be anything from/;
        expect(asked.verdict).toMatch(why);
        // Neither whether it is read nor the bound that it has come to.
        expect(asked.hint("")).not.toMatch(/cut|at (most|least)/);
      }
    }),
    { numRuns: 120 },
  );
  expect(draws).toBeGreaterThan(100);
});

it("A cut where chance draws is told by the bound that the mean has come to", () => {
  const cut = askNext({
    ask: "next",
    tree: "[4, {1/2: [2, 8], 1/2: [5, 7]}]",
    algorithm: "star1",
    at: "leave 1.0",
  });
  expect(cut.answer).toBe("enter");
  expect(cut.verdict).toMatch(/the mean of .* may still be anything from 1 to 5, alpha is 4 and beta is ∞/);
});
