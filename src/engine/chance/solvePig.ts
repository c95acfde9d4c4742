import { demandWhole } from "../demand.ts";

/** Who is to move, as this side sees it: its own points, the other's, and what this turn has brought. */
type Standing = readonly [own: number, other: number, total: number];

export interface PigSolution {
  readonly goal: number;
  /** Faces of the die. */
  readonly sides: number;
  /** All that was worked out, which `readPigSolution` reads again: plain numbers, to be kept or handed on. */
  readonly values: Float64Array<ArrayBuffer>;
  /** With what probability the side to move wins where both play their best. */
  winning(...standing: Standing): number;
  /** With what probability it does if it holds now, or rolls now, and both play their best from then on. */
  holding(...standing: Standing): number;
  rolling(...standing: Standing): number;
}

/** Values change by less than this when they are taken for what they are. */
const tolerance = 1e-13;

/**
 * Solves Pig to `goal` points, 2 to 100, with a die of `sides` faces, 2 to 12, by value iteration: each standing is worth the
 * better of holding and rolling, by what the standings after it are worth now, over and over until nothing changes. Points
 * never become fewer, so standings are solved by their sums, the greatest first, and only two scores that may come back to
 * each other are solved at once. Holding before the first roll is no move. Source: T. Neller and C. Presser 2004, "Optimal
 * Play of the Dice Game Pig".
 */
export function solvePig(goal = 100, sides = 6): PigSolution {
  demandWhole("goal", goal, [2, 100]);
  demandWhole("sides", sides, [2, 12]);
  const solution = readPigSolution(goal, new Float64Array(goal ** 3), sides);
  const { values, winning, holding, rolling } = solution;

  /** Takes each total of this score for what is better now; returns by how much one has changed at most. */
  function improve(own: number, other: number): number {
    let change = 0;
    for (let total = goal - own - 1; total >= 0; total--) {
      const rolled = rolling(own, other, total);
      const value = total === 0 ? rolled : Math.max(rolled, holding(own, other, total));
      change = Math.max(change, Math.abs(value - winning(own, other, total)));
      values[(own * goal + other) * goal + total] = value;
    }
    return change;
  }

  for (let sum = 2 * (goal - 1); sum >= 0; sum--) {
    for (let own = Math.max(0, sum - goal + 1); 2 * own <= sum; own++) {
      while (improve(own, sum - own) + improve(sum - own, own) > tolerance);
    }
  }
  return solution;
}

/** A solution by its values: one for each own score, score of the other and total below `goal`, in this order. */
export function readPigSolution(goal: number, values: Float64Array<ArrayBuffer>, sides = 6): PigSolution {
  const winning = (own: number, other: number, total: number): number =>
    own + total >= goal ? 1 : values[(own * goal + other) * goal + total];
  const holding = (own: number, other: number, total: number): number =>
    own + total >= goal ? 1 : 1 - winning(other, own + total, 0);

  function rolling(own: number, other: number, total: number): number {
    let sum = 1 - winning(other, own, 0);
    // A 1 ends the turn.
    for (let face = 2; face <= sides; face++) sum += winning(own, other, total + face);
    return sum / sides;
  }
  return { goal, sides, values, winning, holding, rolling };
}
