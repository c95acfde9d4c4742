import { formatAmount } from "../../drawing/formatCount.ts";
import { formatValue } from "../../drawing/formatValue.ts";
import { sumTexts } from "../../drawing/roundedSum.ts";
import type { ArmReading } from "./armReadings.ts";
import type { Bench } from "./bench.svelte.ts";
import { policyTitles } from "./benchChoices.ts";

/** The last round, what came of all, and what comes next where the policy leaves nothing to chance. */
export function sayBench({ view, played, hands, readings }: Bench): string {
  const learner = policyTitles[view.policy];
  const last = played.log.at(-1);
  if (last === undefined)
    return view.policy === "thompsonSampling"
      ? `Nothing is played yet. ${learner} believes every mean to be as likely as any other.`
      : `Nothing is played yet. ${learner} knows nothing of any hand, and will try each of them once first.`;
  const { match } = played;
  const other = view.opponent === "you" ? "you" : "the other";
  const outcome = last.own === last.other ? "a draw" : last.reward === 1 ? "a win" : "a loss";
  const best = Math.max(...match.wouldHaveEarned);
  const hand = hands[match.wouldHaveEarned.indexOf(best)];
  return (
    `In round ${match.rounds.toLocaleString("en")} ${learner} showed ${hands[last.own]}, ${other} ${hands[last.other]}: ` +
    `${outcome}, worth ${formatValue(last.reward)}. It has earned ${formatAmount(match.earned)} so far, and always ` +
    `${hand} would have earned ${formatAmount(best)}.${nextWords(view.opponent === "you", view.policy, readings)}`
  );
}

function nextWords(isSecret: boolean, policy: string, readings: Bench["readings"]): string {
  // Against you it does not tell; the bars do, to those who look.
  if (policy !== "ucb1" || isSecret) return "";
  const boundOf = ({ known, missed }: ArmReading) => known + missed;
  const greatest = Math.max(...readings.map(boundOf));
  const [next, ...others] = readings.filter((reading) => boundOf(reading) === greatest);
  if (next.pulls === 0) return ` Next it tries ${next.hand}, for the first time.`;
  const bound = sumTexts(next.known, next.missed, 3)[2];
  if (others.length === 0) {
    const isNear = readings.some(
      (other) => other !== next && boundOf(other).toFixed(3) === greatest.toFixed(3),
    );
    const by = isNear ? ", by less than a thousandth" : "";
    return ` Next it shows ${next.hand}, whose bound of ${bound} is the greatest${by}.`;
  }
  const level =
    others.length + 1 === readings.length
      ? "All bounds are"
      : `The bounds of ${inWords.format([next, ...others].map(({ hand }) => hand))} are`;
  return ` ${level} ${bound}, so it shows the first of these hands next: ${next.hand}.`;
}

const inWords = new Intl.ListFormat("en-GB");
