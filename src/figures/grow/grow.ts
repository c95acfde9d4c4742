import { formatCount } from "../../drawing/formatValue.ts";
import { type PlyCount, sumPlies, ticTacToe } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { Growth } from "./growth.svelte.ts";
import * as words from "./words.ts";

/**
 * What a growing tree says of itself: nodes, games, positions, final and classes of all drawn plies together, of
 * the last one alone ("rowNodes" …), and of the whole tree ("allNodes" …); and how many plies are drawn.
 */
export function growthFacts({ counts, plies }: Growth): Facts {
  const facts: Record<string, string> = {
    plies: formatCount(plies),
    allPlies: formatCount(counts.length - 1),
  };
  const tell = (prefix: string, count: PlyCount) => {
    for (const [what, number] of Object.entries(count)) {
      facts[prefix ? prefix + what[0].toUpperCase() + what.slice(1) : what] = formatCount(number);
    }
  };
  tell("", sumPlies(counts.slice(0, plies + 1)));
  tell("row", counts[plies]);
  tell("all", sumPlies(counts));
  return facts;
}

function readTicTacToe(text: string): string {
  ticTacToe.read(text);
  return text;
}

const fields = {
  /** The root: nine characters of X, O and ., row by row. */
  position: parsed(readTicTacToe, ticTacToe.write(ticTacToe.start)),
  /** How many plies are drawn below it; what the game does not have is left out. */
  plies: after(["position"], (_: { position: string }) => whole(0, 9, 1)),
  /** Whether symmetric positions are drawn as one. */
  fold: flag(),
};
export type GrowFields = typeof fields;
export type GrowthView = ViewOf<GrowFields>;

/** A tic-tac-toe tree from any position, grown ply by ply, with symmetric positions folded together or not. */
export const grow = defineFigure({
  name: "grow",
  fields,
  linkSays: ["position", "plies"],
  opening: { position: ".........", plies: 2 },
  settle: (view) => new Growth(view).view,
  facts: (view) => growthFacts(new Growth(view)),
  drawings: { tree: [words.theTree, ".tree-window svg"] },
  component: () => import("./GrowFigure.svelte"),
});
