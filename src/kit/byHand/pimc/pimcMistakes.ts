import type { deepeningTitles } from "../../../mistakes/words/deepeningWords.ts";
import type { pimcTitles } from "../../../mistakes/words/pimcWords.ts";
import { isNear } from "../procedures/procedure.ts";
import { type CountedWorlds, firstGreatest, plainMean, weighted } from "./countedWorlds.ts";
import type { PimcAct } from "./pimcAct.ts";

/** Known mistakes in PIMC, and one that every search can make. */
export type PimcMistakeName = keyof typeof pimcTitles | (keyof typeof deepeningTitles & "drawsLevel");

/** The known mistakes that say what an act says, which is not right. */
export function likeWhichPimc(counted: CountedWorlds, act: PimcAct): PimcMistakeName[] {
  const shown = Object.entries(shownBy(counted, act));
  return shown.flatMap(([name, isShown]) => (isShown ? [name as PimcMistakeName] : []));
}

type Shown = Readonly<Partial<Record<PimcMistakeName, boolean>>>;

function shownBy(counted: CountedWorlds, act: PimcAct): Shown {
  const { values, helped, means, play, worth } = counted;
  switch (act.kind) {
    case "value":
      return {
        anotherCell: values.some((row) => row.includes(act.number)),
        minForgotten: helped[act.world][act.move] === act.number,
      };
    case "mean":
      return {
        worldsAlike: isNear(act.number, plainMean(values.map((row) => row[act.move]))),
        oneWorldAlone: values.some((row) => isNear(act.number, row[act.move])),
        anotherCell: means.some((mean, move) => move !== act.move && isNear(act.number, mean)),
      };
    case "play":
      return playedBy(counted, act.move);
    case "worth":
      return {
        fusedForTrue: isNear(act.number, means[play]),
        worldsAlike: isNear(act.number, plainMean(worth.byWorld)),
        oneWorldAlone: worth.byWorld.some((one) => isNear(act.number, one)),
      };
  }
}

function playedBy({ values, means, play, worlds: { chances } }: CountedWorlds, move: number): Shown {
  const best = values.map(firstGreatest);
  const votes = means.map((_, move) => best.map((one) => Number(one === move)));
  // Each world has one vote, or as many as it is likely.
  const counts = [votes.map(plainMean), votes.map((of) => weighted(of, chances))];
  return {
    drawsLevel: isLevel(means, move, play),
    worldsAlike: firstGreatest(means.map((_, move) => plainMean(values.map((row) => row[move])))) === move,
    votesCounted: counts.some((count) => firstGreatest(count) === move),
    oneWorldAlone: best.includes(move),
  };
}

const isLevel = (means: readonly number[], move: number, play: number): boolean =>
  firstGreatest([means[play], means[move]]) === 0 && firstGreatest([means[move], means[play]]) === 0;
