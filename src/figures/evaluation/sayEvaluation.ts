import { formatAmount } from "../../drawing/formatCount.ts";
import { formatValue } from "../../drawing/formatValue.ts";
import { moveWords } from "../../games/moveWords.ts";
import type { WeighedName } from "../../games/rules.ts";
import { sideName } from "../../games/sideName.ts";
import type { SearchedRow } from "../../kit/moveTable/searchedRow.ts";
import { isWon } from "../../kit/position/isWon.ts";
import type { Evaluating, Weighed } from "./evaluating.svelte.ts";

const plies = (depth: number) => (depth === 1 ? "1 ply" : `${depth} plies`);

/** What a feature counts here, as a sentence. */
export function sayFeature(
  game: WeighedName,
  { title, explain, max, min, on, weight, points }: Weighed,
): string {
  const counts = `${sideName(game, "max")} has ${formatAmount(max)}, ${sideName(game, "min")} has ${formatAmount(min)}`;
  const sum = on
    ? `times ${formatAmount(weight)} that makes ${formatAmount(points)}`
    : "the feature is switched off";
  return `${title}: ${explain} ${counts}; ${sum}.`;
}

/** What the search chooses here, and what that choice is truly worth. */
export function sayEvaluation(evaluating: Evaluating): string {
  const { played, rules, chosen, truth, depth, unit } = evaluating;
  if (evaluating.swapped) return saySwapped(evaluating);
  const outcome = rules.outcome(played.position);
  if (outcome !== undefined) {
    const result = outcome === 0 ? "a draw" : `${sideName(played.game, outcome > 0 ? "max" : "min")} has won`;
    return `The game is over: ${result}. Its outcome, ${formatValue(outcome)}, is no guess; the features are not asked.`;
  }
  const mover = sideName(played.game, rules.turn(played.position));
  const move = moveWords(played.game, chosen.names[chosen.choice]);
  const value = chosen.values[chosen.choice];
  const worth = isWon(value) || unit === 1 ? formatValue(value) : `${formatAmount(value * unit)} points`;
  return `${mover} is to move. A search of ${plies(depth)} plays ${move}, for ${worth}. ${sayTruth(evaluating, chosen, truth)}`;
}

function saySwapped({ random, estimate }: Evaluating): string {
  const estimated = `${formatValue(estimate)} for this board`;
  return random === undefined
    ? `The sides have changed places, and the estimate its sign: ${estimated}.`
    : `The sides have changed places. A guess by lot knows nothing of sides: ${estimated}.`;
}

function sayTruth(
  { rules, played }: Evaluating,
  chosen: SearchedRow,
  truth: SearchedRow | undefined,
): string {
  const ending = (value: number) =>
    value === 0 ? "a draw" : `a win for ${sideName(played.game, value > 0 ? "max" : "min")}`;
  if (truth === undefined) {
    const worth = chosen.values[chosen.choice];
    return isWon(worth)
      ? `That is ${ending(worth)}, and no guess: the search has seen the end.`
      : "Whether that is right, no search of this page can tell: the end is too far away.";
  }
  const got = truth.values[chosen.choice];
  const best = truth.values[truth.choice];
  if (got === best) return `A search to the end finds nothing better; the game is ${ending(got)}.`;
  const mover = sideName(played.game, rules.turn(played.position));
  if (Math.sign(got) === Math.sign(best))
    return `Searched to the end, it is ${ending(got)}, but not the soonest.`;
  return `Searched to the end, that is ${ending(got)}, and ${mover} could have had ${ending(best)}.`;
}
