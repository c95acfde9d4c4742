import { describe, expect, it } from "vitest";
import { checkGame, type Game, games, parseTree, preferSooner, treeGame } from "../../../src/engine/index.ts";
import { refusesNonsense } from "./refusals.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
type AnyGame = Game<any, any>;

const trees = ["[[3,12,8],[2,4,6],[14,5,2]]", "[[3,[4,9]],[[4,9]],-1.5]", "[[[0]],[[0]],0]", "-7"];

const played: readonly (readonly [string, AnyGame])[] = [
  ...Object.entries(games).map(([name, game]): [string, AnyGame] => [name, game]),
  ...Object.entries(games).map(([name, game]: [string, AnyGame]): [string, AnyGame] => [
    `preferSooner(${name})`,
    preferSooner(game),
  ]),
  ...trees.map((text): [string, AnyGame] => [`the tree ${text}`, treeGame(parseTree(text))]),
];

/** Each position is played from in every way and each of these written: wide games on large boards are shown fewer. */
const workOf = (game: AnyGame) => Math.max(1, game.moves(game.start).length) * game.write(game.start).length;

describe.each(played)("%s", (_name, game) => {
  it("breaks no law of the contract", () => {
    // All of tic-tac-toe's 5,478 positions are shown.
    expect(checkGame(game, { positions: Math.ceil(450_000 / workOf(game)) })).toEqual([]);
  });

  it("breaks no law in random games either", () => {
    expect(
      checkGame(game, { positions: Math.min(300, Math.ceil(1_200_000 / workOf(game))), seed: "laws" }),
    ).toEqual([]);
  });

  refusesNonsense(game);
});
