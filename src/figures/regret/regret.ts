import type { Payoffs } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { readName } from "../../kit/view/readName.ts";
import { matrixGameNames, matrixGames } from "./matrixGames.ts";
import { readPayoffs, writePayoffs } from "./payoffText.ts";
import { regretFacts } from "./regretFacts.ts";
import { mostIterations, readStart, writeStart } from "./regretRun.ts";
import { Regretting } from "./regretting.svelte.ts";

/** A matrix as text, or a game that has a name. */
function readGame(text: string): Payoffs {
  if (!/^\s*[a-z]/i.test(text)) return readPayoffs(text);
  return matrixGames[readName(text, matrixGameNames, "game")].payoffs;
}

/** How a player begins: by how many actions it has. */
const start = (actions: number) => parsed((text) => readStart(text, actions), "even", writeStart);

const fields = {
  payoffs: parsed(readGame, matrixGames.rockPaperScissors.payoffs as Payoffs, writePayoffs),
  /** What row plays in the first iteration: "even", or a whole percentage for each action, as in "50 30 20". */
  row: after(["payoffs"], ({ payoffs }: { payoffs: Payoffs }) => start(payoffs.length)),
  column: after(["payoffs"], ({ payoffs }: { payoffs: Payoffs }) => start(payoffs[0].length)),
  iterations: whole(0, mostIterations, 0),
  /** Regret matching+. */
  plus: flag(),
};
export type RegretFields = typeof fields;
export type RegretView = ViewOf<typeof fields>;

/** Two players of a matrix game that learn by regret: what they play, and what they have played on the average. */
export const regret = defineFigure({
  name: "regret",
  fields,
  opening: { payoffs: "rockPaperScissors", row: "100 0 0", column: "0 100 0", iterations: 100 },
  facts: (view) => regretFacts(new Regretting(view)),
  drawings: {
    "the row player’s mixtures": "svg.row",
    "the column player’s mixtures": "svg.column",
    exploitability: ".chart .chart",
  },
  component: () => import("./RegretFigure.svelte"),
});
