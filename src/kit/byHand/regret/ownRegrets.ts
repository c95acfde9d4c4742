import { expected, type Strategy } from "../../../engine/learning/matrixGame.ts";
import { regretMatching } from "../../../listing/functions/regretMatching.ts";
import { areNear } from "../procedures/procedure.ts";
import { gameBefore, type RegretAct, type RegretProcedure } from "./regretProcedure.ts";

/** Where somebody's own numbers lead as long as nobody puts them right. */
export interface OwnRegrets {
  /** What was played, or will be, game by game. */
  readonly strategies: readonly Strategy[];
  readonly regrets: readonly number[];
  /** What regret matching makes of these regrets. */
  readonly leadsTo: Strategy;
}

/**
 * What is played and regretted after these acts, one for each of regret matching's own: what somebody plays earns what it
 * earns against what the other shows, and is regretted accordingly; by how much regrets were said wrongly is carried along.
 */
export function ownRegrets({ games, acts }: RegretProcedure, done: readonly RegretAct[]): OwnRegrets {
  let regrets = games[0].before;
  const strategies: Strategy[] = [];
  for (const [place, said] of done.entries()) {
    const { kind, numbers: right } = acts[place];
    // Who has rounded goes on with what was rounded.
    const numbers = said.kind !== kind || areNear(said.numbers, right) ? right : said.numbers;
    if (kind === "strategy") strategies.push(numbers);
    if (kind !== "regrets") continue;
    const { earned } = games[gameBefore(place)];
    const got = expected(strategies[strategies.length - 1], earned);
    regrets = regrets.map(
      (regret, action) => regret + earned[action] - got + numbers[action] - right[action],
    );
  }
  return { strategies, regrets, leadsTo: regretMatching().nextStrategy(regrets) };
}
