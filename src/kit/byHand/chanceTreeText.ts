import type { Random } from "../../engine/index.ts";

/** A tree with chance nodes, as text, and how many leaves it has. */
export interface DrawnChanceTree {
  readonly tree: string;
  readonly leaves: number;
}

/** Values of leaves are whole numbers up to this, and from 0 or from so much below it on. */
export const mostValue = 12;
export const leastValue = -6;
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

/** Writes the parts of a tree with chance nodes, whose values and probabilities are drawn; no leaf is worth less than `least`. */
export class ChanceTreeText {
  readonly #chance: Random;
  readonly #least: number;
  /** How many leaves were written. */
  leaves = 0;

  constructor(chance: Random, least = 0) {
    this.#chance = chance;
    this.#least = least;
  }

  leaf(from = this.#least): string {
    this.leaves++;
    return String(from + this.#chance.below(mostValue + 1 - from));
  }

  draw(below: () => string): string {
    const chance = this.#chance;
    const odds = chance.below(4) === 0 ? evenOdds : unevenOdds;
    const drawn = odds[chance.below(odds.length)];
    return `{${drawn.map((probability) => `${probability}: ${below()}`).join(", ")}}`;
  }

  choice(moves: number, below: () => string): string {
    return `[${Array.from({ length: moves }, below).join(", ")}]`;
  }
}
