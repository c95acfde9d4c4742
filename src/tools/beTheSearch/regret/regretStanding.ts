import type { Strategy } from "../../../engine/learning/matrixGame.ts";
import { gameBefore, type RegretProcedure } from "../../../kit/byHand/regret/regretProcedure.ts";

/** How a match stands after so many acts. */
export interface RegretStanding {
  /** The game that is played, or was played last, by its place; -1 before the first. */
  readonly game: number;
  /** What was said last: what is played, earned, or regretted. */
  readonly phase: "begins" | "shows" | "earned" | "counted" | "over";
  /** What is played in it; undefined while that is to be said. */
  readonly strategy: Strategy | undefined;
  /** The other's action, while the game is played. */
  readonly shown: number | undefined;
  readonly regrets: readonly number[];
  /** Nothing more will be played. */
  readonly isEnd: boolean;
}

export function regretStanding({ games, acts }: RegretProcedure, place: number): RegretStanding {
  const said = place === 0 ? undefined : acts[place - 1].kind;
  const last = games.length - 1;
  if (said === undefined)
    return {
      game: -1,
      phase: "begins",
      strategy: undefined,
      shown: undefined,
      regrets: games[0].before,
      isEnd: false,
    };
  if (said === "average" || (said === "strategy" && gameBefore(place - 1) === last))
    return {
      game: last,
      phase: "over",
      strategy: undefined,
      shown: undefined,
      regrets: games[last].regrets,
      isEnd: true,
    };
  const game = gameBefore(said === "strategy" ? place + 2 : place - 1);
  const { strategy, shown, before, regrets } = games[game];
  if (said === "regrets")
    return { game, phase: "counted", strategy: undefined, shown: undefined, regrets, isEnd: false };
  return { game, phase: said === "got" ? "earned" : "shows", strategy, shown, regrets: before, isEnd: false };
}
