import { ticTacToe } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { Growth } from "./growth.svelte.ts";
import { growthFacts } from "./growthFacts.ts";

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
  drawings: { "the tree": ".wide svg" },
  component: () => import("./GrowFigure.svelte"),
});
