import { expectimax } from "../../engine/chance/expectimax.ts";
import type { AnyGame } from "../../engine/game.ts";
import { type DiceGame, type DiceLevel, rulesOf } from "../../kit/dice/diceGames.ts";
import { exactChances } from "../../kit/dice/exactChances.ts";
import { quickChoice } from "../../kit/dice/quickChoice.ts";
import { sampleChoice } from "../../kit/dice/sampleChoice.ts";
import type { DuelPlayer } from "./players.ts";

/** What one of the notebook's players chooses, the same for the same seed. */
export function chooseByLevel(game: DiceGame, player: DuelPlayer, position: unknown, seed: string): unknown {
  const rules = rulesOf(game);
  const level = player.kind as DiceLevel;
  switch (level) {
    case "expectimax": {
      const { strength: depth } = player as { readonly strength: number };
      return expectimax(rules as AnyGame<unknown, unknown>, position, { depth }).line[0];
    }
    case "sampling": {
      const question = { game, position: rules.write(position), playouts: player.strength!, seed };
      return rules.readMove(position, sampleChoice(question).move);
    }
    case "exact": {
      const chances = exactChances(game, rules.write(position));
      return rules.moves(position)[chances.indexOf(Math.max(...chances))];
    }
    default:
      return quickChoice({ game, level, seed }, position, 0);
  }
}
