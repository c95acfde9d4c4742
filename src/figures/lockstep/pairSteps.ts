import { backOver, out, over } from "../../trace/index.ts";
import type { PairOfRuns } from "./pairOfRuns.ts";

/** What the keys of a debugger do to two runs in step: each takes a pair's number and gives one. */
export class PairSteps {
  readonly #pair: PairOfRuns;
  /** Indexed by side, then by step: the first pair at which the run on that side is there. */
  readonly #places: readonly Int32Array[];

  constructor(pair: PairOfRuns) {
    this.#pair = pair;
    this.#places = pair.lanes.map(({ run }) => new Int32Array(run.trace.length + 1));
    for (let at = pair.pairs.length - 1; at >= 0; at--) {
      for (const [side, step] of pair.pairs[at].steps.entries()) this.#places[side][step] = at;
    }
  }

  get last(): number {
    return this.#pair.pairs.length - 1;
  }

  /** The first pair at which the run on this side is at this step. */
  place(side: number, step: number): number {
    return this.#places[side][step];
  }

  /** Forward; but where nodes would be entered, to where every run that enters one has left it. */
  over(at: number): number {
    if (at >= this.last) return this.last;
    const moved = this.#movedSides(at + 1);
    return Math.max(...moved.map((side) => this.#after(side, at, over)));
  }

  /** Back; but where nodes have just been left, to before they were entered. */
  backOver(at: number): number {
    if (at <= 0) return 0;
    const before = this.#movedSides(at).map((side) => this.#after(side, at, backOver));
    return Math.min(at - 1, ...before);
  }

  /** To where a node is entered next, on either side; to the end where none is. */
  into(at: number): number {
    const { pairs, lanes } = this.#pair;
    const enters = (pair: number) =>
      this.#movedSides(pair).some(
        (side) => lanes[side].run.trace.log.kind(pairs[pair].steps[side]) === "enter",
      );
    for (let pair = at + 1; pair < this.last; pair++) if (enters(pair)) return pair;
    return this.last;
  }

  /** To where those that have just gone on have left the node they are in. */
  out(at: number): number {
    const sides = at === 0 ? [0, 1] : this.#movedSides(at);
    return Math.max(at, ...sides.map((side) => this.#after(side, at, out)));
  }

  /** The next place where the two part, and the last one before; undefined where there is none. */
  nextParting = (at: number): number | undefined => this.#pair.partings.find((parting) => parting > at);
  lastParting = (at: number): number | undefined => this.#pair.partings.findLast((parting) => parting < at);

  #movedSides(at: number): number[] {
    const { moved } = this.#pair.pairs[at];
    return [0, 1].filter((side) => moved[side]);
  }

  #after(side: number, at: number, move: typeof over): number {
    const { pairs, lanes } = this.#pair;
    return this.#places[side][move(lanes[side].run.trace, pairs[at].steps[side])];
  }
}
