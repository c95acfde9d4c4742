import {
  type ChanceTree,
  childrenOf,
  isChanceNode,
  opponent,
  type Side,
  Silent,
  type ValueSource,
} from "../../../src/engine/index.ts";
import { exactExpectation } from "./exactExpectation.ts";

interface Visit {
  readonly tree: ChanceTree;
  readonly side: Side;
  readonly alpha: number;
  readonly beta: number;
  /** Children entered or skipped in this visit. */
  readonly met: Set<number>;
  skips: boolean;
}

/**
 * Goes along with what a search tells of a tree and throws where it claims of a node, in the window that it was entered with,
 * what its leaves do not bear out; or where the story does not nest, cuts without a reason, or leaves moves out.
 */
export class Auditor extends Silent<number> {
  readonly #tree: ChanceTree;
  readonly #stack: Visit[] = [];
  /** Cutoffs at chance nodes. */
  cutByChance = 0;
  #entered = 0;

  constructor(tree: ChanceTree) {
    super();
    this.#tree = tree;
  }

  get atRest(): boolean {
    return this.#stack.length === 0 && this.#entered > 0;
  }

  override enter(move: number | undefined, _depth: number, alpha: number, beta: number): void {
    this.#entered++;
    const parent = this.#stack.at(-1);
    demand((parent === undefined) === (move === undefined), "the root alone is entered without a move");
    demand(alpha < beta, `a node is entered with alpha below beta, not [${alpha}, ${beta}]`);
    demand(!parent?.skips, "nothing is entered after a cutoff");
    const tree = parent ? childrenOf(parent.tree)[move!] : this.#tree;
    const side = !parent ? "max" : isChanceNode(parent.tree) ? parent.side : opponent(parent.side);
    parent?.met.add(move!);
    this.#stack.push({ tree, side, alpha, beta, met: new Set(), skips: false });
  }

  override improve(): void {
    demand(!isChanceNode(this.#top().tree), "nobody improves anything where chance draws");
  }

  override cutoff(skipped: readonly number[]): void {
    const visit = this.#top();
    demand(skipped.length > 0, "a cutoff skips something");
    if (isChanceNode(visit.tree)) this.cutByChance++;
    for (const move of skipped) visit.met.add(move);
    visit.skips = true;
  }

  override leave(value: number, from: ValueSource): void {
    const { tree, side, alpha, beta, met, skips } = this.#stack.pop()!;
    demand(!Object.is(value, -0), "a value is never −0");
    const truth = exactExpectation(tree, side);
    const all = childrenOf(tree).length;
    const isLookedAt = from === "probe" || (from === "children" && met.size < all);
    if (isLookedAt) this.#leaveLookedAt(value, truth, from, { side, alpha, beta, met });
    else if (value <= alpha) demand(truth <= value, `${truth} is at most ${value}, in [${alpha}, ${beta}]`);
    else if (value >= beta) demand(truth >= value, `${truth} is at least ${value}, in [${alpha}, ${beta}]`);
    else demand(truth === value, `${truth} is ${value}, in [${alpha}, ${beta}], ${skips ? "cut" : "whole"}`);
  }

  /** Of a child of a chance node, the first move alone was looked at, or all others were after that. */
  #leaveLookedAt(
    value: number,
    truth: number,
    from: ValueSource,
    { side, alpha, beta, met }: Omit<Visit, "tree" | "skips">,
  ): void {
    const above = this.#stack.at(-1);
    demand(above !== undefined && isChanceNode(above.tree), "only chance has its children looked at");
    if (from === "children") {
      demand(!met.has(0), "only what was looked at before is left out");
      if (value <= alpha) demand(truth <= value, `read further: ${truth} is at most ${value}`);
      else if (value >= beta) demand(truth >= value, `read further: ${truth} is at least ${value}`);
      else demand(truth === value, `read further: ${truth} is ${value}`);
      return;
    }
    demand(met.size === 1, "one move alone is looked at");
    if (side === "max" && value > alpha) demand(truth >= value, `looked at: ${truth} is at least ${value}`);
    if (side === "min" && value < beta) demand(truth <= value, `looked at: ${truth} is at most ${value}`);
  }

  #top(): Visit {
    const visit = this.#stack.at(-1);
    if (visit === undefined) throw new Error("something is told outside of any node");
    return visit;
  }
}

function demand(holds: boolean, law: string): void {
  if (!holds) throw new Error(`The story breaks a law: ${law}`);
}
