import fc from "fast-check";
import { expect, it } from "vitest";
import {
  alphaBetaWithTable,
  Counter,
  connectFour,
  parseTree,
  type Search,
  treeGame,
} from "../../src/engine/index.ts";
import { md5 } from "../../src/engine/md5.ts";
import { spoiledSearches } from "../../src/mistakes/spoiledSearches.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";

const { slowDigest } = spoiledSearches;

it("slowDigest visits what the search with the game's own keys visits, and answers the same", () => {
  fc.assert(
    fc.property(arbitraryTree, (tree) => {
      const game = treeGame(tree);
      const [right, wrong] = [alphaBetaWithTable as Search, slowDigest as Search].map((search) => {
        const counter = new Counter<number>();
        return { ...search(game, game.start, {}, counter), ...counter };
      });
      expect(wrong).toEqual(right);
    }),
    { numRuns: 200 },
  );
});

it("slowDigest hashes a text for every probe", () => {
  const game = treeGame(parseTree("[[3,[4,9]],[[4,9]]]"));
  const [texts, counter]: [string[], Counter<number>] = [[], new Counter()];
  const digest = (text: string) => {
    texts.push(text);
    return md5(text);
  };
  expect(slowDigest(game, game.start, { digest }, counter).value).toBe(9);
  expect(texts).toHaveLength(counter.probes);
  expect(texts[0]).toBe(String(game.key(game.start)));
});

it("slowDigest is right in a game of keys that are numbers", () => {
  const options = { depth: 4 };
  const position = connectFour.read("444");
  expect(slowDigest(connectFour, position, options)).toEqual(
    alphaBetaWithTable(connectFour, position, options),
  );
});
