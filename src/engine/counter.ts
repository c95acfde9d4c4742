import { type ProbeResult, Silent, type ValueSource } from "./observer.ts";

/** An observer that counts what a search does. Counts add up over searches until `reset`. */
export class Counter<Move> extends Silent<Move> {
  /** Nodes entered: the root too, and again what is searched again. */
  nodes = 0;
  /** Nodes whose value came from `outcome` or `evaluate`. */
  leaves = 0;
  /** Nodes left with moves untried because alpha ≥ beta. */
  cutoffs = 0;
  /** Looks into the transposition table, and those that answered. */
  probes = 0;
  hits = 0;
  /** Children, or whole trees, searched once more, with another window. */
  researches = 0;

  reset(): void {
    this.nodes = this.leaves = this.cutoffs = this.probes = this.hits = this.researches = 0;
  }

  override enter(): void {
    this.nodes++;
  }

  override leave(_value: number, from: ValueSource): void {
    if (from === "outcome" || from === "evaluation") this.leaves++;
  }

  override cutoff(): void {
    this.cutoffs++;
  }

  override probe(_key: number | bigint | string, result: ProbeResult): void {
    this.probes++;
    if (result === "hit") this.hits++;
  }

  override research(): void {
    this.researches++;
  }
}
