import { expectimax } from "../../engine/chance/expectimax.ts";
import { drawOne } from "../../engine/drawOne.ts";
import { type AnyGame, opponent, type Side } from "../../engine/game.ts";
import { random } from "../../engine/random.ts";
import { type DiceGame, type DiceLevel, rulesOf } from "../../kit/dice/diceGames.ts";
import { exactChances } from "../../kit/dice/exactChances.ts";
import { quickChoice } from "../../kit/dice/quickChoice.ts";
import { sampleChoice } from "../../kit/dice/sampleChoice.ts";
import type { DuelView } from "./duel.ts";
import type { DuelPlayer } from "./players.ts";

/** What one of the notebook's players chooses, the same for the same seed. */
function chooseByLevel(game: DiceGame, player: DuelPlayer, position: unknown, seed: string): unknown {
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

/** The two who play. */
export type Duellist = "first" | "second";

/** A game that is over. */
export interface DuelGame {
  /** Who was MAX, and began. */
  readonly max: Duellist;
  readonly winner: Duellist;
  /** How often somebody chose. */
  readonly choices: number;
  /** Why the other one has won although the game goes on: a program came to no choice. */
  readonly brokeOff?: string;
}
export type DuelPair = readonly [DuelGame, DuelGame];

/** A program is to choose. */
export interface ProgramTurn {
  readonly who: Duellist;
  /** As the game writes it. */
  readonly position: string;
}
/** What it chose, as the game writes it; or why it did not, and so has lost. */
export type ProgramTurnAnswer = { readonly move: string } | { readonly brokeOff: string };

/**
 * Plays a pair: two games in which MAX has the same dice, and MIN; the first player is MAX in one, the second in the other. What a
 * roll shows goes by whose roll it is and how often that side has rolled before. So each plays with what the other had, and
 * luck decides less. Each position in which a program is to choose among several moves is handed out.
 */
export function* pairSteps(
  view: DuelView,
  number: number,
  onChoice?: () => void,
): Generator<ProgramTurn, DuelPair, ProgramTurnAnswer> {
  return [
    yield* gameSteps(view, number, "first", onChoice),
    yield* gameSteps(view, number, "second", onChoice),
  ];
}

function* gameSteps(
  view: DuelView,
  number: number,
  max: Duellist,
  onChoice?: () => void,
): Generator<ProgramTurn, DuelGame, ProgramTurnAnswer> {
  const rules = rulesOf(view.game);
  const pair = `${view.seed} ${number}`;
  const rolls = { max: 0, min: 0 };
  const playerOf = (side: Side): Duellist => ((side === "max") === (max === "first") ? "first" : "second");
  let position = rules.start;
  let choices = 0;
  for (;;) {
    const outcome = rules.outcome(position);
    if (outcome !== undefined) return { max, winner: playerOf(outcome > 0 ? "max" : "min"), choices };
    const moves = rules.moves(position);
    const turn = rules.turn(position);
    if (turn === "chance") {
      const { side } = position as { readonly side: Side };
      const face = drawOne(rules.chances(position), random(`${pair} ${side} ${rolls[side]++}`));
      position = rules.play(position, moves[face]);
      continue;
    }
    const who = playerOf(turn);
    const player = view[who];
    let move = moves[0];
    if (moves.length > 1 && player.kind === "program") {
      const answer = yield { who, position: rules.write(position) };
      if ("brokeOff" in answer)
        return { max, winner: playerOf(opponent(turn)), choices, brokeOff: answer.brokeOff };
      move = rules.readMove(position, answer.move);
    } else if (moves.length > 1) {
      // The side, and not the player: two who go by the same play the same.
      move = chooseByLevel(view.game, player, position, `${pair} ${turn} ${choices}`);
    }
    position = rules.play(position, move);
    choices++;
    onChoice?.();
  }
}
