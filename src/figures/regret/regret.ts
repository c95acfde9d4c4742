import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import type { Payoffs } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { readName } from "../../kit/view/readFields.ts";
import { matrixGameNames, matrixGames } from "./matrixGames.ts";
import { readPayoffs, writePayoffs } from "./payoffText.ts";
import { mostIterations, readStart, writeStart } from "./regretRun.ts";
import { Regretting } from "./regretting.svelte.ts";
import * as words from "./words.ts";

/**
 * What a figure of regret says of itself: iterations (gameWords: "1 game"); exploitability of the averages (average) and of what is played
 * next (current), and what is guaranteed of the averages (guarantee, "∞" before anything is played); value, at
 * equilibrium; and of each action its regret, its probability next and on the average, as "rowRegret1", "columnNext3",
 * "rowAverage2".
 */
export function regretFacts({ step, now, run, equilibria }: Regretting): Facts {
  const facts: Record<string, string> = {
    iterations: formatCount(step),
    gameWords: words.inGames(step),
    average: formatValue(now.exploitability),
    current: formatValue(now.currentExploitability),
    guarantee: formatValue(run.guarantee(step)),
    value: formatValue(equilibria.value),
  };
  for (const [player, name] of ["row", "column"].entries()) {
    for (const i of now.current[player].keys()) {
      facts[`${name}Regret${i + 1}`] = words.writeRegret(now.regrets[player][i]);
      facts[`${name}Next${i + 1}`] = formatValue(now.current[player][i]);
      facts[`${name}Average${i + 1}`] = formatValue(now.average[player][i]);
    }
  }
  return facts;
}

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
  steps: ["iterations"],
  opening: { payoffs: "rockPaperScissors", row: "100 0 0", column: "0 100 0", iterations: 100 },
  facts: (view) => regretFacts(new Regretting(view)),
  drawings: {
    "row-players-mixtures": [words.drawings.row, "svg.row"],
    "column-players-mixtures": [words.drawings.column, "svg.column"],
    exploitability: [words.drawings.exploitability, ".chart .chart"],
  },
  component: () => import("./RegretFigure.svelte"),
});
