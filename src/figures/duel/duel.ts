import { formatCount, formatPercent } from "../../drawing/formatValue.ts";
import { type DiceGame, diceGames } from "../../kit/dice/diceGames.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, oneOf, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { scoreOf } from "./duelScore.ts";
import type { DuelPair } from "./pairSteps.ts";
import { type DuelPlayer, playerOfKind, readPlayer, writePlayer } from "./players.ts";
import * as words from "./words.ts";

const player = (usual: (game: DiceGame) => DuelPlayer) =>
  after(["game"], ({ game }: { game: DiceGame }) =>
    parsed<DuelPlayer>((text) => readPlayer(text, game), usual(game), writePlayer),
  );

const mostPairs = 500;

const fields = {
  game: oneOf(diceGames, "race"),
  first: player(() => playerOfKind("sampling")),
  second: player((game) => playerOfKind(game === "pig" ? "holdAt20" : "expectimax")),
  /** Pairs of games with the same dice. */
  pairs: whole(1, mostPairs, 50),
  seed: whole(0, 999_999_999, 1),
  /** Whether its games are played, or being played: one that waits for its reader goes on waiting wherever it is opened. */
  begun: flag(true),
};
export type DuelFields = typeof fields;
export type DuelView = ViewOf<DuelFields>;

/**
 * What a duel says of the games that were played: "first" and "second", how many "games", and the first one's score in percent with its
 * interval ("score", "low", "high"), and how many pairs it won, shared and lost ("won", "shared", "lost").
 */
export function duelFacts({ first, second }: DuelView, pairs: readonly DuelPair[]): Facts {
  const score = scoreOf(pairs);
  const share = (part: "share" | "low" | "high") => (score ? formatPercent(score.score[part]) : "–");
  return {
    first: words.playerTitle(first),
    second: words.playerTitle(second),
    games: formatCount(2 * pairs.length),
    score: share("share"),
    low: share("low"),
    high: share("high"),
    won: formatCount(score?.won ?? 0),
    shared: formatCount(score?.shared ?? 0),
    lost: formatCount(score?.lost ?? 0),
  };
}

/** A duel with dice: two players, and pairs of games in which each has the other's dice once. */
export const duel = defineFigure({
  name: "duel",
  fields,
  steps: ["begun"],
  opening: { game: "race" },
  facts: (view) => duelFacts(view, []),
  component: () => import("./DuelFigure.svelte"),
});
