import { countWords } from "../../drawing/formatCount.ts";
import { formatValue } from "../../drawing/formatValue.ts";
import { sumTexts } from "../../drawing/roundedSum.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { MoveTally } from "./moveTallies.ts";
import { rootTallies } from "./rootTallies.ts";
import type { SamplingRun } from "./samplingRun.ts";
import { moveName } from "./sideWords.ts";
import { standingAt } from "./standingAt.ts";

/** Two places, as bounds and means are printed. */
export const twoPlaces = (value: number): string => formatValue(Number(value.toFixed(2)));

/** The mean as the bound beside it prints it; where what is proved stands in its place there, the mean alone. */
const meanText = ({ mean, exploit, explore }: MoveTally): string =>
  mean === exploit ? sumTexts(mean, explore, 2)[0] : twoPlaces(mean);

/**
 * What a search says of itself at a step: how many iterations are over ("iteration", "iterationWords": "1 iteration"), of
 * how many ("iterations"), how many nodes its tree has ("nodes"), the root's mean ("mean"); the move that leads
 * ("leader", its "leaderVisits", "leaderShare" and "leaderMean"), "–" where none is ahead; whether the root is proved
 * ("proved": yes or no), its proved value ("worth") and the move that is then played ("played"); and of the nth move of the
 * root, counted from 1 in the game's order, its name ("moveN"), "visitsN" ("visitWordsN": "8 visits"), "meanN",
 * "exploreN" and "boundN", "–" before its first visit, and the share of the visits in percent, "shareN".
 */
export function factsAt(run: SamplingRun, step: number): Facts {
  const { trace } = run;
  const total = trace.visits(0, step);
  const over = trace.iterationsAt(step);
  const standing = standingAt(run, step);
  const facts: Record<string, string> = {
    iteration: over.toLocaleString("en"),
    iterationWords: countWords(over, "iteration"),
    iterations: trace.iterations.toLocaleString("en"),
    nodes: trace.sizeAt(step).toLocaleString("en"),
    mean: total === 0 ? "–" : twoPlaces(trace.mean(0, step)),
    leader: "–",
    leaderVisits: "–",
    leaderShare: "–",
    leaderMean: "–",
    proved: standing.proved ? "yes" : "no",
    worth: standing.proved ? formatValue(standing.proved.value) : "–",
    played: standing.played === undefined ? "–" : moveName(run, trace.moves[standing.played]),
  };
  for (const [index, { move, tally }] of rootTallies(run, step).entries()) {
    const place = index + 1;
    const visits = tally?.visits ?? 0;
    facts[`move${place}`] = moveName(run, move);
    facts[`visits${place}`] = visits.toLocaleString("en");
    facts[`visitWords${place}`] = countWords(visits, "visit");
    const isTried = tally !== undefined && visits > 0;
    const [, explore, bound] = isTried ? sumTexts(tally.exploit, tally.explore, 2) : ["–", "–", "–"];
    facts[`share${place}`] = total === 0 ? "–" : String(Math.round((100 * visits) / total));
    facts[`mean${place}`] = isTried ? meanText(tally) : "–";
    facts[`explore${place}`] = explore;
    facts[`bound${place}`] = bound;
    if (tally === undefined || tally.node !== standing.leader) continue;
    facts.leader = facts[`move${place}`];
    facts.leaderVisits = facts[`visits${place}`];
    facts.leaderShare = facts[`share${place}`];
    facts.leaderMean = facts[`mean${place}`];
  }
  return facts;
}
