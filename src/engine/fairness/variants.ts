import { solvePig } from "../chance/solvePig.ts";
import { demandWhole } from "../demand.ts";
import type { ChanceGame, Game, Side } from "../game.ts";
import { type PigMove, type PigPosition, pig } from "../games/chance/pig.ts";
import { type RaceMove, type RaceOptions, type RacePosition, race } from "../games/chance/race.ts";
import { exchangeSides } from "../games/exchangeSides.ts";
import { type MnkOptions, mnkGame } from "../games/mnk.ts";
import { pieRule } from "../games/pieRule.ts";
import type { ExactValues } from "./exactValues.ts";
import { type Fairness, type FairnessOptions, fairness } from "./fairness.ts";

export interface Begins {
  /** MAX by default. */
  readonly begins?: Side;
}

/** A full board counts for who comes second, or first, whichever side that is. */
export interface RowRules extends MnkOptions, Begins {
  /** Whether who comes second may take the first stone for its own instead of placing one; not by default. */
  readonly swap?: boolean;
}

export interface PigRules extends Begins {
  /** 2 to 100; 100 by default. */
  readonly goal?: number;
  /** Faces of the die, 2 to 12; 6 by default. */
  readonly sides?: number;
  /** Points that MIN has, even where it begins, from the start: 0 by default, and less than the goal. */
  readonly bonus?: number;
}

export interface RaceRules extends RaceOptions, Begins {
  /** The step that one of MIN's men starts from, even where MIN begins: 0 by default, and less than the length. */
  readonly headStart?: number;
}

/** How fair a game is under changed rules; each throws a RangeError for rules that make no sense. */
export const fairnessOf = {
  rows: ({ swap = false, ...rules }: RowRules = {}, options: FairnessOptions = {}): Fairness =>
    swap
      ? fairness(begun(pieRule(mnkGame(rules)), rules), options)
      : fairness(begun(mnkGame(rules), rules), options),
  pig: (rules: PigRules = {}, options: FairnessOptions = {}): Fairness =>
    fairness(pigWithBonus(rules), options, pigValues(rules)),
  race: (rules: RaceRules = {}, options: FairnessOptions = {}): Fairness =>
    fairness(raceWithHeadStart(rules), options),
} as const;

const begun = <Position, Move>(game: Game<Position, Move>, { begins }: Begins): Game<Position, Move> =>
  begins === "min" ? exchangeSides(game) : game;

function pigWithBonus({
  goal = 100,
  sides,
  bonus = 0,
  begins = "max",
}: PigRules): ChanceGame<PigPosition, PigMove> {
  const game = pig(goal, sides);
  demandWhole("bonus", bonus, [0, goal - 1]);
  return { ...game, start: { ...game.start, min: bonus, side: begins } };
}

/** Pig may come back to where it was, and so is solved by iteration: from −1 to 1, as its outcomes. */
function pigValues({ goal = 100, sides }: PigRules): ExactValues<PigPosition> {
  const solution = solvePig(goal, sides);
  return ({ max, min, side, total, rolling }) => {
    const [own, other, sign] = side === "max" ? [max, min, 1] : [min, max, -1];
    const winning = rolling ? solution.rolling(own, other, total) : solution.winning(own, other, total);
    return sign * (2 * winning - 1);
  };
}

function raceWithHeadStart({
  headStart = 0,
  begins = "max",
  ...options
}: RaceRules): ChanceGame<RacePosition, RaceMove> {
  const game = race(options);
  const { length = 4 } = options;
  demandWhole("headStart", headStart, [0, length - 1], "steps");
  return { ...game, start: { ...game.start, min: [0, headStart], side: begins } };
}
