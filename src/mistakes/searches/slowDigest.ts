import { md5 } from "../../engine/md5.ts";
import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wasted work: alpha-beta with a table whose keys are digests, made anew at every position of a text that says
 * all there is to say about it. Same value, same nodes, same hits as with the game's own keys; each probe costs 64 rounds
 * of hashing for every 64 bytes of text, where the game's key costs none. `digest` is MD5 by default.
 */
export const slowDigest: Mistake = {
  title: "Table keyed by a slow digest",
  spoils: "alphaBetaWithTable",
  kind: "wastedWork",
};

export const patch: Patch = [
  ["import type { Observer }", 'import { md5 } from "../md5.ts"; import type { Observer }'],
  ["TableOptions<Move> = {}", "TableOptions<Move> & { readonly digest?: (text: string) => string } = {}"],
  ["let line:", "const digest = options.digest ?? md5; let line:"],
  ["game.key(position)", "digest(String(game.key(position)))"],
];

export const showcase: SearchShowcase = {
  title: "A table keyed by a slow digest",
  chapter: "transposition-tables",
  setup: { tree: "[[1],[1]]" },
  smallest: false,
  story: [
    "A table wants a key that is the same for the same position. A digest such as MD5 makes one from any text, it is at hand in every language, and two texts hardly ever share one.",
    "It was made for files. A search asks for a key at every position, and then spends its time on stirring text where a number, updated by one exclusive or a move, would do.",
  ],
  ask: ({ right, wrong }) => ({
    text: "In [[1],[1]] the table is asked three times. What is different in what this search reads of the tree?",
    options: ["It reads more leaves", "Nothing: it only hashes", "It reads fewer leaves"],
    answer:
      wrong.leaves > right.leaves
        ? "It reads more leaves"
        : wrong.leaves < right.leaves
          ? "It reads fewer leaves"
          : "Nothing: it only hashes",
  }),
  reveal: ({ right, wrong }) => [
    `Nothing: ${wrong.nodes} nodes here and ${right.nodes} there, and the same answer. The two never part. But ${wrong.work} bytes of text have gone through MD5, 64 rounds for every block, to look up three positions, where the game’s own keys needed none.`,
  ],
  work: {
    unit: "bytes hashed",
    count(search, game, position) {
      let bytes = 0;
      const digest = (text: string) => {
        bytes += text.length;
        return md5(text);
      };
      search(game, position, { digest });
      return bytes;
    },
  },
};
