import { drawOne } from "../../engine/drawOne.ts";
import type { Side, Turn } from "../../engine/game.ts";
import { random } from "../../engine/random.ts";
import { type DiceGame, rulesOf } from "../../kit/dice/diceGames.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import * as words from "./words.ts";

/** What happened: somebody chose, or the die fell. */
export interface DiceEvent {
  readonly by: Turn;
  readonly move: unknown;
  readonly before: unknown;
  readonly after: unknown;
  /** How many choices had been made before. */
  readonly choices: number;
}

export interface ToldGame {
  readonly events: readonly DiceEvent[];
  /** Where the game stands: a side is to choose, or it is over. */
  readonly position: unknown;
  /** What was wrong with the first choice that the rules do not allow, where there is one: the game goes up to there. */
  readonly problem: string | undefined;
  /** The choices that were allowed, as the game writes them. */
  readonly moves: readonly string[];
}

/** A game as a link has it: the dice follow from the seed. */
interface Begun {
  readonly game: DiceGame;
  readonly seed: number;
  readonly moves: readonly string[];
}

/**
 * Tells a game by its choices, those of both players. The same seed gives the same dice, the first roll the same as ever,
 * whatever is chosen: a choice that is taken back brings no other die.
 */
export function tellGame({ game, seed, moves }: Begun): ToldGame {
  const rules = rulesOf(game);
  const events: DiceEvent[] = [];
  let position = rules.start;
  let [choices, rolls] = [0, 0];
  const told = (problem?: string): ToldGame => ({
    events,
    position,
    problem,
    moves: moves.slice(0, choices),
  });
  const happen = (by: Turn, move: unknown) => {
    const after = rules.play(position, move);
    events.push({ by, move, before: position, after, choices });
    position = after;
  };
  for (;;) {
    const isOver = rules.outcome(position) !== undefined;
    const by = rules.turn(position);
    if (!isOver && by === "chance") {
      const face = drawOne(rules.chances(position), random(`${seed} ${rolls++}`));
      happen(by, rules.moves(position)[face]);
      continue;
    }
    if (choices === moves.length) return told();
    try {
      happen(by, rules.readMove(position, moves[choices]));
    } catch (error) {
      return told(words.illegalChoice(choices + 1, messageOf(error)));
    }
    choices++;
  }
}

/** What the die showed in the last turn in which it was rolled, the last roll at the end, and whose turn that was. */
export function lastRolls(events: readonly DiceEvent[]): {
  readonly side?: Side;
  readonly faces: readonly number[];
} {
  const rolls = events.filter(({ by }) => by === "chance");
  const sideAt = ({ before }: DiceEvent) => (before as { readonly side: Side }).side;
  const last = rolls.at(-1);
  if (last === undefined) return { faces: [] };
  const side = sideAt(last);
  // Two turns of one side have one of the other's between them; a race has a roll a turn.
  const first = events.findLastIndex((event) => event.by !== "chance" && sideAt(event) !== side);
  const faces = events
    .slice(first + 1)
    .flatMap(({ by, move, before }) =>
      by === "chance" && sideAt({ before } as DiceEvent) === side ? [move as number] : [],
    );
  return { side, faces };
}
