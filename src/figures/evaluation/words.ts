import { formatAmount, formatCount, formatValue } from "../../drawing/formatValue.ts";
import { estimatedFaces } from "../../games/estimatedFaces.ts";
import type { EstimatedFace } from "../../games/face/face.ts";
import { faceOf } from "../../games/faces.ts";
import { moveName, sideName } from "../../games/names.ts";
import type { WeighedName } from "../../games/rules.ts";
import type { SearchedRow } from "../../kit/moveTable/searchedRow.ts";
import { countWords, inPlies } from "../../kit/narration/words.ts";
import { isWon } from "../../kit/position/isWon.ts";
import type { Evaluating, Weighed } from "./evaluating.svelte.ts";

export const label = (game: string): string => `an estimate of ${game}`;
/** What can be saved as pictures. */
export const drawings = { board: "the board", features: "the features", moves: "the moves" } as const;

/** The bar; the number of plies is bold. */
export const game = "Game";
export const depthLabel = "Depth of the search";
export const plyLess = "One ply less";
export const plyMore = "One ply more";
export const depth = (plies: number): string => `*${plies}* ${plies === 1 ? "ply" : "plies"}`;
export const swap = "Swap sides";
export const guess = "Guess by lot";
export const drawAgain = "Draw again";

export const position = "Position";
export const exchanged = "The board with its sides exchanged";
export const features = "Features";
export const moves = "Moves";
export const over = "There is no move to choose: the game is over.";
export const table = "What each move is worth";
export const tooMuch =
  "Too much of the game is left to search it to the end here. That is what the estimate is for.";

/** The searches, as their rows are called. */
export const searched = (depth: number, byLot: boolean, inPoints: boolean): string =>
  `A search of ${inPlies(depth)} with ${byLot ? "guesses by lot" : "these weights"}${inPoints ? ", in points" : ""}`;
export const toTheEnd = "A search to the end of the game";

/** The table of features. */
export const columns = { feature: "Feature", weight: "Weight", points: "Points" } as const;
export const weightOf = (title: string): string => `Weight of ${title.toLowerCase()}`;
export const off = "off";
export const notAsked = (seed: number): string =>
  `These features are not asked now. Each position has a number drawn by lot, with the seed ${seed}.`;

/** The sum; its numbers are bold. */
export const drawnByLot = "Drawn by lot";
export const bar = (
  estimate: string,
  parts: readonly { readonly title: string; readonly points: string }[],
): string =>
  `The estimate, ${estimate}, as a bar: ${parts.map(({ title, points }) => `${title} ${points}`).join(", ")}`;
export const betterFor = (side: string, isLeft: boolean): string =>
  isLeft ? `◀ better for ${side}` : `better for ${side} ▶`;
export const sum = (sum: string, scale: number, estimate: string): string =>
  `Sum *${sum}*, divided by ${formatCount(scale)}: the estimate is *${estimate}*.`;
export const estimateIs = (estimate: string): string =>
  `The estimate is *${estimate}*, whatever stands on the board.`;
export const won = "A won game counts 1 or more, so no estimate outweighs it.";
export const neitherSide = "neither side";

/** Why a link's weights cannot be read. */
export const noWeight = (part: string): string => `"${part}" is no weight of a feature, as in "twos 3"`;
export const beyond = (part: string, most: number): string => `the weight in "${part}" is beyond ${most}`;
export const noFeature = (name: string, known: readonly string[]): string =>
  `there is no feature "${name}"; the features are ${known.join(", ")}`;

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
  const move = moveName(played.game, chosen.names[chosen.choice]);
  const value = chosen.values[chosen.choice];
  const worth = isWon(value) || unit === 1 ? formatValue(value) : `${formatAmount(value * unit)} points`;
  return `${mover} is to move. A search of ${inPlies(depth)} plays ${move}, for ${worth}. ${sayTruth(evaluating, chosen, truth)}`;
}

function saySwapped({ random, estimate }: Evaluating): string {
  if (random === undefined && estimate === 0)
    return "The sides have changed places, and the estimate stays 0.";
  const estimated = `${formatValue(estimate)} for this board`;
  return random === undefined
    ? `The sides have changed places, and the estimate its sign: ${estimated}.`
    : `The sides have changed places. A guess by lot knows nothing of sides: ${estimated}.`;
}

function sayTruth(
  { rules, played, depth }: Evaluating,
  chosen: SearchedRow,
  truth: SearchedRow | undefined,
): string {
  const ending = (value: number) =>
    value === 0 ? "a draw" : `a win for ${sideName(played.game, value > 0 ? "max" : "min")}`;
  if (truth === undefined) {
    const worth = chosen.values[chosen.choice];
    if (!isWon(worth))
      return "Whether that is right, no search of this page can tell: the end is too far away.";
    return depth > 1 && faceOf(played.game).width
      ? `That is ${ending(worth)} against the replies that it looked at.`
      : `That is ${ending(worth)}, and no guess: the search has seen the end.`;
  }
  const got = truth.values[chosen.choice];
  const best = truth.values[truth.choice];
  if (got === best) return `A search to the end finds nothing better; the game is ${ending(got)}.`;
  const side = rules.turn(played.position);
  if (Math.sign(got) === Math.sign(best)) {
    const { margin }: EstimatedFace = estimatedFaces[played.game];
    const missed = margin
      ? ` by ${countWords(Math.abs(got), ...margin)}, and not by ${formatCount(Math.abs(best))}`
      : `, but not the ${got > 0 === (side === "max") ? "soonest" : "latest"}`;
    return `Searched to the end, it is ${ending(got)}${missed}.`;
  }
  const better = best === 0 ? "had a draw" : "won";
  return `Searched to the end, that is ${ending(got)}, and ${sideName(played.game, side)} could have ${better}.`;
}
