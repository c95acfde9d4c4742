import { formatValue } from "../../../drawing/formatValue.ts";
import { areNear, isNear } from "../procedures/procedure.ts";
import type { RegretGame } from "./regretGames.ts";
import type { RegretAct } from "./regretProcedure.ts";
import * as words from "./words.ts";

/** Why numbers are not what regret matching comes to: what was overlooked, and not what is right. */
export function reasonForRegret(
  games: readonly RegretGame[],
  place: number,
  { kind, numbers }: RegretAct,
  right: RegretAct,
): string {
  if (kind !== right.kind) return words.another;
  const game = games[Math.ceil(place / 3) - 1];
  if (kind === "got") return wrongEarning(game, numbers[0]);
  if (kind === "regrets") return wrongRegrets(game, numbers);
  if (kind === "average") return wrongAverage(games, numbers);
  return wrongStrategy(game?.regrets ?? games[0].before, numbers);
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function wrongEarning({ strategy, earned, got }: RegretGame, given: number): string {
  if (isNear(given, -got)) return words.signTurned;
  if (isNear(given, sumOf(earned) / earned.length)) return words.notAllAlike;
  if (isNear(given, sumOf(earned))) return words.notWeighed;
  if (isNear(given, Math.max(...earned))) return words.bestAlone;
  const most = Math.max(...strategy);
  const likeliest = earned.filter((_, action) => strategy[action] === most);
  return likeliest.length === 1 && isNear(given, likeliest[0]) ? words.likeliestAlone : words.earnsOnAverage;
}

function wrongRegrets({ before, earned, got, regrets }: RegretGame, given: readonly number[]): string {
  const these = earned.map((one) => one - got);
  if (areNear(given, before)) return words.nothingAdded;
  if (
    areNear(
      given,
      before.map((regret, action) => regret + earned[action]),
    )
  )
    return words.notTakenAway;
  if (areNear(given, earned)) return words.earnedAlone;
  if (areNear(given, these)) return words.thisGameAlone;
  if (
    areNear(
      given,
      before.map((regret, action) => regret - these[action]),
    )
  )
    return words.regretTurned;
  if (
    areNear(
      given,
      regrets.map((regret) => Math.max(0, regret)),
    )
  )
    return words.forgotten;
  const right = given.filter((number, action) => isNear(number, regrets[action])).length;
  return right > 0 ? words.someRight(right) : words.regretIs;
}

function wrongStrategy(regrets: readonly number[], given: readonly number[]): string {
  if (given.some((share) => share < 0)) return words.negativeShare;
  const wanted = regrets.map((regret) => Math.max(0, regret));
  const nothing = sumOf(wanted) === 0;
  if (given.every((share) => share === 0)) return words.nothingPlayed;
  if (!isNear(sumOf(given) / given.length, 1 / given.length)) return words.notOne(formatValue(sumOf(given)));
  if (nothing) return words.allAlike;
  if (given.some((share, action) => share > 0 && wanted[action] === 0)) return words.notRegretted;
  if (given.some((share) => isNear(share, 1))) return words.greatestAlone;
  const played = wanted.filter((regret) => regret > 0).length;
  if (given.every((share, action) => isNear(share, wanted[action] > 0 ? 1 / played : 0)))
    return words.notInProportion;
  return words.divide;
}

function wrongAverage(games: readonly RegretGame[], given: readonly number[]): string {
  const [last, next] = [games[games.length - 1].strategy, games[games.length - 1].next];
  if (areNear(given, last)) return words.lastAlone;
  if (areNear(given, next)) return words.notPlayedYet;
  const sums = last.map((_, action) => sumOf(games.map(({ strategy }) => strategy[action])));
  if (areNear(given, sums)) return words.notDivided(games.length);
  return isNear(sumOf(given) / given.length, 1 / given.length)
    ? words.averageIs(games.length)
    : words.notOne(formatValue(sumOf(given)));
}
