import fc from "fast-check";
import { expect, it } from "vitest";
import { ExactUct, mcts, parseTree, treeGame } from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { forcedValue } from "../forcedValue.ts";

const inner = arbitraryTree.filter((tree) => typeof tree !== "number");

it("What is proved of a node is so: its value lies between its bounds after every iteration", () => {
  fc.assert(
    fc.property(inner, fc.nat(), (tree, seed) => {
      const game = treeGame(tree);
      const uct = new ExactUct(game, game.start, { seed });
      for (let done = 0; done < 40 && !uct.proved; done++) {
        uct.iterate();
        for (let node = 0; node < uct.tree.size; node++) {
          const { tree: below, side } = uct.tree.positions[node];
          const value = forcedValue(below, side);
          expect(uct.least[node]).toBeLessThanOrEqual(value);
          expect(uct.greatest[node]).toBeGreaterThanOrEqual(value);
        }
      }
    }),
    { numRuns: 50 },
  );
});

it("A root that is proved ends the search, with minimax's value and one of its moves", () => {
  fc.assert(
    fc.property(inner, fc.nat(), (tree, seed) => {
      const game = treeGame(tree);
      const { value, line, iterations } = mcts(game, game.start, { seed, exact: true, iterations: 20_000 });
      fc.pre(iterations < 20_000);
      expect(value).toBe(forcedValue(tree));
      expect(forcedValue(game.play(game.start, line[0]).tree, "min")).toBe(value);
    }),
    { numRuns: 100 },
  );
});

it("It never plays what it has proved to be worse, however often it was visited", () => {
  // One of ten answers to the second move wins for MIN; the first is a draw.
  const trap = treeGame(parseTree("[[0.5,0.5,[0.5,0.5]],[0,1,1,1,1,1,1,1,1,1]]"));
  let wasTempted = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const uct = new ExactUct(trap, trap.start, { seed, c: 0.3 });
    for (let done = 0; done < 60 && !uct.proved; done++) {
      uct.iterate();
      const children = [...uct.tree.childrenOf(0)];
      const losing = children.find((child) => uct.tree.moves[child] === 1 && uct.greatest[child] === 0);
      const { line, children: counted } = uct.result();
      if (losing === undefined || children.length < 2) continue;
      if (counted.find(({ move }) => move === 1)!.visits > counted.find(({ move }) => move === 0)!.visits)
        wasTempted++;
      expect(line[0]).toBe(0);
    }
  }
  expect(wasTempted).toBeGreaterThan(0);
});

it("It needs one look at a win, where plain sampling goes on", () => {
  const game = treeGame(parseTree("[1,0]"));
  const run = (exact: boolean) => mcts(game, game.start, { iterations: 500, exact });
  expect(run(false).iterations).toBe(500);
  expect(run(true)).toMatchObject({ value: 1, line: [0] });
  expect(run(true).iterations).toBeLessThanOrEqual(2);
});
