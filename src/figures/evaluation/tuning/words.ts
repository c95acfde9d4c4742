import { formatValue } from "../../../drawing/formatValue.ts";
import { pairScore } from "../../../engine/index.ts";
import { estimatedFaces, featureOf } from "../../../games/estimatedFaces.ts";
import type { EstimatedFace } from "../../../games/face/face.ts";
import type { Tuning } from "./tuning.svelte.ts";

const percent = (share: number) => `${Math.round(100 * share)}\u00a0%`;

export const label = "Tuning by self-play";
export const tune = "Tune by self-play";
export const empty = "All to 0";
export const theTuning = "The tuning";
/** What a tuning does, before it is begun. */
export const plan = ({ rounds, pairs, depth }: EstimatedFace["tuning"]): string =>
  `${rounds} times one weight is changed by lot, and has to win a match of ${2 * pairs} games, looking ${
    depth === 1 ? "1 ply" : `${depth} plies`
  } ahead. Then what was gained is measured.`;
export const challenges = "Challenges played";

/** How far a tuning is, or what it has brought. */
export function sayTuning(
  tuning: Pick<Tuning, "task" | "rounds" | "proof" | "running" | "cancelled" | "error">,
): string {
  const { task, rounds, proof, running, cancelled, error } = tuning;
  if (error !== undefined) return `The games broke off: ${error}`;
  if (task === undefined) return "";
  const plan = estimatedFaces[task.game].tuning;
  if (proof !== undefined) {
    const { share, low, high } = pairScore(proof);
    const scored = `Against the weights it began with, these score ${percent(share)} in ${2 * plan.proof} new games. The true share lies between ${percent(low)} and ${percent(high)}, 19 times in 20`;
    return `${scored}: ${low > 0.5 ? "they are stronger." : high < 0.5 ? "they are weaker!" : "that may still be luck."}`;
  }
  const last = rounds.at(-1);
  const kept = rounds.filter(({ kept }) => kept).length;
  if (cancelled) {
    return `Cancelled after ${rounds.length} of ${plan.rounds} challenges, of which ${kept} changed a weight. What that is worth was not measured.`;
  }
  if (last === undefined) return `Challenge 1 of ${plan.rounds} is being played, ${2 * plan.pairs} games.`;
  if (!running && kept === 0)
    return `None of ${plan.rounds} challengers won by enough: the weights are what they were. Other weights to begin with, or more games, might tell.`;
  if (running && rounds.length === plan.rounds)
    return `All ${plan.rounds} challenges are played. Now these weights play ${2 * plan.proof} games against those it began with.`;
  const { title } = featureOf(task.game, last.feature);
  const { wins, draws, losses } = last.result;
  return `Challenge ${last.round} of ${plan.rounds}: ${title} at ${formatValue(last.weight)} won ${wins}, drew ${draws} and lost ${losses}. ${last.kept ? "The weight is kept." : "The weight stays as it was."}`;
}
