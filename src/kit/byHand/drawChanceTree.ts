import type { Random } from "../../engine/index.ts";
import type { Level } from "./difficulty.ts";

/** A tree with chance nodes, as text, and how many leaves it has. */
export interface DrawnChanceTree {
  readonly tree: string;
  readonly leaves: number;
}

/** Values of leaves are whole numbers from 0 up to this. */
export const mostValue = 12;
/** What chance nodes are drawn with: means of these can be worked out in the head. */
const evenOdds = [["1/2", "1/2"]];
const unevenOdds = [
  ["1/4", "3/4"],
  ["3/4", "1/4"],
  ["1/3", "2/3"],
  ["2/3", "1/3"],
  ["1/2", "1/4", "1/4"],
  ["1/4", "1/4", "1/2"],
];

/** The probabilities of a chance node's outcomes. */
export function drawOdds(chance: Random): readonly string[] {
  const odds = chance.below(4) === 0 ? evenOdds : unevenOdds;
  return odds[chance.below(odds.length)];
}

/**
 * A tree for expectimax. MAX chooses among draws, now and then with a sure move beside them; from the third level on MIN answers
 * what was drawn, and from the fifth on chance may draw once more after that.
 */
export function drawChanceTree(chance: Random, level: Level): DrawnChanceTree {
  let leaves = 0;

  function leaf(): string {
    leaves++;
    return String(chance.below(mostValue + 1));
  }
  function draw(below: () => string): string {
    return `{${drawOdds(chance)
      .map((probability) => `${probability}: ${below()}`)
      .join(", ")}}`;
  }
  const choice = (moves: number, below: () => string): string =>
    `[${Array.from({ length: moves }, below).join(", ")}]`;

  const last = (): string => (level > 4 && chance.below(3) === 0 ? draw(leaf) : leaf());
  const answer = (): string => (level > 2 && chance.below(5) > 0 ? choice(2, last) : leaf());
  const moves = 2 + chance.below(level < 2 ? 1 : 2);
  const sure = chance.below(3 * moves);
  let place = 0;
  const tree = choice(moves, () => (place++ === sure ? leaf() : draw(answer)));
  return { tree, leaves };
}
