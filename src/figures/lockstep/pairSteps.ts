import { backOver, out, over } from "../../trace/index.ts";
import type { PairOfRuns } from "./pairOfRuns.ts";

/** What the keys of a debugger do to two runs in step: each takes a pair's number and gives one. */
export class PairSteps {
  readonly #pair: PairOfRuns;

  constructor(pair: PairOfRuns) {
    this.#pair = pair;
  }

  get last(): number {
    return this.#pair.pairs.last;
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
        (side) => lanes[side].run.trace.log.kind(pairs.step(side, pair)) === "enter",
      );
    for (let pair = at + 1; pair < this.last; pair++) if (enters(pair)) return pair;
    return this.last;
  }

  /** To where those that have just gone on have left the node they are in. */
  out(at: number): number {
    const sides = at === 0 ? [0, 1] : this.#movedSides(at);
    return Math.max(at, ...sides.map((side) => this.#after(side, at, out)));
  }

  #movedSides(at: number): number[] {
    return [0, 1].filter((side) => this.#pair.pairs.moved(side, at));
  }

  #after(side: number, at: number, move: typeof over): number {
    const { pairs, lanes } = this.#pair;
    return pairs.place(side, move(lanes[side].run.trace, pairs.step(side, at)));
  }
}
