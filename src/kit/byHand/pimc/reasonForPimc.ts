import { formatValue } from "../../../drawing/formatValue.ts";
import * as named from "../../worlds/words.ts";
import { isNear } from "../procedures/procedure.ts";
import { type CountedWorlds, plainMean } from "./countedWorlds.ts";
import { isAbout, type PimcAct } from "./pimcAct.ts";
import { likeWhichPimc } from "./pimcMistakes.ts";
import * as words from "./words.ts";

type Of<Kind extends PimcAct["kind"]> = Extract<PimcAct, { kind: Kind }>;

/** Why an act is not what PIMC does: what was overlooked, and not what is right. */
export function reasonForPimc(counted: CountedWorlds, act: PimcAct, right: PimcAct): string {
  if (!isAbout(act, right)) return words.another;
  if (act.kind === "value") return wrongValue(counted, act);
  if (act.kind === "mean") return wrongMean(counted, act);
  return act.kind === "play" ? wrongMove(counted, act) : wrongWorth(counted, act.number);
}

const nameOf = ({ means }: CountedWorlds, move: number): string => named.quotedMove(move, means.length);

function wrongValue(counted: CountedWorlds, { world, move, number }: Of<"value">): string {
  const { values, helped } = counted;
  const value = formatValue(number);
  if (helped[world][move] === number) return words.minForgotten(value);
  const elsewhere = values.findIndex((row) => row[move] === number);
  if (elsewhere >= 0) return words.inAnotherWorld(nameOf(counted, move), elsewhere, world);
  const other = values[world].indexOf(number);
  if (other >= 0) return words.anotherMove(nameOf(counted, other), nameOf(counted, move));
  return words.fromTheLeaves(world, nameOf(counted, move));
}

function wrongMean(counted: CountedWorlds, { move, number }: Of<"mean">): string {
  const { values, means, worlds } = counted;
  const own = values.map((row) => row[move]);
  const world = own.findIndex((value) => isNear(value, number));
  if (world >= 0) return words.oneWorldAlone(world);
  if (isNear(number, plainMean(own))) return words.notAllAlike;
  if (isNear(number, plainMean(own) * own.length)) return words.sumOfAll;
  const other = means.findIndex((mean) => isNear(mean, number));
  if (other >= 0) return words.anotherMove(nameOf(counted, other), nameOf(counted, move));
  const isEven = worlds.chances.every((chance) => chance === worlds.chances[0]);
  return isEven ? words.meanOfAll(own.length) : words.meanWeighs;
}

function wrongMove(counted: CountedWorlds, act: Of<"play">): string {
  const { values, means } = counted;
  const name = nameOf(counted, act.move);
  const like = likeWhichPimc(counted, act);
  if (like.includes("drawsLevel")) return words.firstOfEquals(name);
  const mean = formatValue(Math.round(means[act.move] * 100) / 100);
  if (hasMostVotes(counted, act.move)) return words.noVotes(name, mean);
  const world = values.findIndex((row) => row.every((value, at) => at === act.move || value < row[act.move]));
  return world < 0 ? words.greaterMean(name, mean) : words.bestInOne(name, world, mean);
}

/** In more worlds it is better than all others than any other is as good as the best. */
function hasMostVotes({ values, means }: CountedWorlds, move: number): boolean {
  const votes = means.map(() => 0);
  for (const row of values) {
    const best = row.flatMap((value, at) => (value === Math.max(...row) ? [at] : []));
    for (const at of best) if (at !== move || best.length === 1) votes[at]++;
  }
  return votes.every((count, at) => at === move || count < votes[move]);
}

function wrongWorth(counted: CountedWorlds, number: number): string {
  const { means, play, plans, worth } = counted;
  if (isNear(number, means[play])) return words.fused;
  if (number > means[play]) return words.moreThanCounted(nameOf(counted, play));
  const world = worth.byWorld.findIndex((one) => isNear(one, number));
  if (world >= 0) return words.bringsInOne(world);
  if (plans.some(({ mean }) => isNear(mean, number))) return words.anotherPlan;
  if (isNear(number, plainMean(worth.byWorld))) return words.notAllAlike;
  return words.tryPlans(nameOf(counted, play));
}
