import type { Setting } from "../../kit/prose/registry.ts";
import { matrixGames, readMatrixGame } from "./matrixGames.ts";
import { readIterations, readRegretView, readStart } from "./readRegretView.ts";
import type { RegretView } from "./regretView.ts";

/**
 * The view that prose asks for: the chapter's own with another game, from even starts, and `at`, phrases separated by
 * commas: "100" (iterations), "row 50 30 20", "column even", "plus", "plain"; or everything at once, `view`, as the parameters
 * of a link. Throws where one is wrong.
 */
export function settingOver(given: RegretView, { game, at, view: link }: Setting): RegretView {
  if (link !== undefined) return readRegretView(new URLSearchParams(link));
  let view = given;
  if (game !== undefined)
    view = { ...view, payoffs: matrixGames[readMatrixGame(game)].payoffs, starts: ["even", "even"] };
  for (const phrase of (at ?? "").split(",").map((text) => text.trim())) view = changed(view, phrase);
  return view;
}

function changed(view: RegretView, phrase: string): RegretView {
  const [, word, rest] = phrase.match(/^(\S*)\s*(.*)$/)!;
  const [row, column] = view.starts;
  if (phrase === "") return view;
  if (phrase === "plus" || phrase === "plain") return { ...view, plus: phrase === "plus" };
  if (word === "row") return { ...view, starts: [readStart(rest, view.payoffs.length), column] };
  if (word === "column") return { ...view, starts: [row, readStart(rest, view.payoffs[0].length)] };
  return { ...view, iterations: readIterations(phrase) };
}
