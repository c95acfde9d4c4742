import { describe, expect, it } from "vitest";
import { type ChanceGame, chanceGames, checkGame, type Side } from "../../../../src/engine/index.ts";
import { refusesNonsense } from "../refusals.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
type AnyChanceGame = ChanceGame<any, any>;

const { pig, race, twentyFortyEight } = chanceGames;
const smaller: readonly (readonly [string, AnyChanceGame])[] = [
  ["pig to 7", pig(7)],
  ["pig to 7 with a die of 4", pig(7, 4)],
  ["race over 3", race({ length: 3, faces: 2 })],
  ["2048 on 2 × 2 to 16", twentyFortyEight({ size: 2, goal: 16 })],
];
const usual = Object.entries(chanceGames).map(([name, make]): readonly [string, AnyChanceGame] => [
  name,
  make(),
]);

describe.each([...usual, ...smaller])("%s", (_name, game) => {
  it("breaks no law of the contract", () => {
    expect(checkGame(game, { positions: 250 })).toEqual([]);
  });

  it("has a turn of chance's that comes before one of a side's, and ends", () => {
    const turns = new Set<Side | "chance">();
    let position = game.start;
    for (let plies = 0; game.outcome(position) === undefined && plies < 10_000; plies++) {
      turns.add(game.turn(position));
      position = game.play(position, game.moves(position).at(-1));
    }
    expect(turns).toContain("chance");
    expect(turns).toContain("max");
    expect(game.range).toContain(game.outcome(position));
  });

  refusesNonsense(game);
});
