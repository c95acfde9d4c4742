import fc from "fast-check";
import { expect, it } from "vitest";
import { writeTree } from "../../../src/engine/index.ts";
import { askNext } from "../../../src/kit/questions/askNext.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";
import { placesIn } from "../../tools/check/placesIn.ts";
import { plainAlphaBeta } from "../../tools/check/plainAlphaBeta.ts";

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
