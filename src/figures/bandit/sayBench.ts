import { formatValue } from "../../drawing/formatValue.ts";
import { policyTitles } from "./banditView.ts";
import type { Bench } from "./bench.svelte.ts";

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
    `${outcome}, worth ${formatValue(last.reward)}. It has earned ${formatValue(match.earned)} so far, and always ` +
    `${hand} would have earned ${formatValue(best)}.${nextWords(view.opponent === "you", view.policy, readings)}`
  );
}

function nextWords(isSecret: boolean, policy: string, readings: Bench["readings"]): string {
  // Against you it does not tell; the bars do, to those who look.
  if (policy !== "ucb1" || isSecret) return "";
  const bounds = readings.map(({ known, missed }) => known + missed);
  const { hand, pulls } = readings[bounds.indexOf(Math.max(...bounds))];
  if (pulls === 0) return ` Next it tries ${hand}, for the first time.`;
  return ` Next it shows ${hand}, whose bound of ${formatValue(Math.max(...bounds))} is the greatest.`;
}
