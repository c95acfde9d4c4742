import { formatValue } from "../../../drawing/formatValue.ts";
import { isNear } from "../procedures/procedure.ts";
import type { BanditAct } from "./banditProcedure.ts";
import { knownArms, type Pull } from "./pulledArms.ts";
import * as words from "./words.ts";

/** Why an act is not what UCB1 does at a pull: what it overlooks, and not what is right. */
export function reasonForPull(pull: Pull, act: BanditAct): string {
  return act.kind === "pull" ? wrongArm(pull, act.arm) : wrongCount(pull, act);
}

function wrongArm({ before, arm }: Pull, given: number): string {
  const known = knownArms(before);
  const [one, right] = [known[given], known[arm]];
  const name = words.armName(given);
  if (one.pulls === 0) return words.firstOfUntried(name);
  if (right.pulls === 0) return words.untriedComeFirst(name);
  if (one.bound === right.bound) return words.firstOfEquals(name);
  const said = { name, mean: words.short(one.mean), bound: words.short(one.bound) };
  if (one.mean === Math.max(...known.map(({ mean }) => mean))) return words.greatestMeanAlone(said);
  if (one.pulls === Math.min(...known.map(({ pulls }) => pulls))) return words.leastTriedAlone(said);
  return words.greaterElsewhere(said);
}

function wrongCount(pull: Pull, { arm, pulls, earned }: Extract<BanditAct, { kind: "count" }>): string {
  const [before, after] = [pull.before[arm], pull.after[arm]];
  const name = words.armName(arm);
  const all = pull.after.reduce((sum, { pulls }) => sum + pulls, 0);
  if (pulls !== after.pulls) {
    if (pulls === before.pulls) return words.onePullMore(name);
    return pulls === all ? words.allPulls(name) : words.ownPulls(name);
  }
  const paid = formatValue(pull.reward);
  if (isNear(earned, pull.reward)) return words.thisPullAlone(name, paid);
  if (isNear(earned, before.earned)) return words.notAdded(name, paid);
  return isNear(earned, after.earned / after.pulls) ? words.sumAndNotMean(name) : words.addReward(name, paid);
}
