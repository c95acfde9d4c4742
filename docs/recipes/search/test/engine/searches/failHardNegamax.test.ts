import fc from "fast-check";
import { expect, it } from "vitest";
import { Counter, failHard, searches, treeGame } from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";

it("Fail-hard negamax answers as fail-hard alpha-beta does, and reads the same leaves", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const game = treeGame(tree);
      const [own, other] = [new Counter<number>(), new Counter<number>()];
      const { value } = searches.failHardNegamax(game, game.start, {}, own);
      expect(value).toBe(failHard(game, game.start, {}, other).value);
      expect(own.leaves).toBe(other.leaves);
    }),
  );
});
