import { Silent } from "../observer.ts";

/**
 * Counts the positions that any search visits: every node that a depth-first search enters, the root too; and of a
 * sampling one, every position it walks through, adds, or plays through in a rollout. That is how often the rules of
 * the game are asked what comes next, and so near to what the work costs.
 */
export class Visits<Move> extends Silent<Move> {
  count = 0;

  override enter(): void {
    this.count++;
  }

  override select(): void {
    this.count++;
  }

  override expand(): void {
    this.count++;
  }

  override rollout(moves: readonly Move[]): void {
    this.count += moves.length;
  }
}
