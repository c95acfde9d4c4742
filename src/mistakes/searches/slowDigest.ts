import { md5 } from "../../engine/md5.ts";
import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";
import { slowDigest as words } from "../words/tableWords.ts";

/**
 * A mistake, wasted work: alpha-beta with a table whose keys are digests, made anew at every position of a text that says
 * all there is to say about it. Same value, same nodes, same hits as with the game's own keys; each probe costs 64 rounds
 * of hashing for every 64 bytes of text, where the game's key costs none. `digest` is MD5 by default.
 */
export const slowDigest: Mistake = {
  spoils: "alphaBetaWithTable",
  kind: "wastedWork",
};

export const patch: Patch = [
  ["import type { Observer }", 'import { md5 } from "../md5.ts"; import type { Observer }'],
  ["TableOptions<Move> = {}", "TableOptions<Move> & { readonly digest?: (text: string) => string } = {}"],
  ["let line:", "const digest = options.digest ?? md5; let line:"],
  ["game.key(position)", "digest(String(game.key(position)))"],
];

export const showcase: SearchShowcase<"more" | "none" | "fewer"> = {
  words,
  chapter: "transposition-tables",
  setup: { tree: "[[1],[1]]" },
  smallest: false,
  answer: ({ right, wrong }) =>
    wrong.leaves > right.leaves ? "more" : wrong.leaves < right.leaves ? "fewer" : "none",
  work: {
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
