import type { Side, Turn } from "../../engine/game.ts";
import { type Interval, type NodeColumns, Nodes } from "../depthFirst/nodes.ts";
import { type Draws, turns } from "./draws.ts";

/** The nodes of a recording where chance draws at some. Sides need not alternate. */
export class ChanceNodes extends Nodes {
  readonly #draws: Draws;
  /** The children of a chance node in the game's order, in which a search sums them up; by node. */
  readonly #inOrder = new Map<number, readonly number[]>();

  constructor(columns: NodeColumns, draws: Draws) {
    super({ ...columns, expanded: draws.whole });
    this.#draws = draws;
  }

  override side(id: number): Side {
    return turns[this.#draws.sides[id]] as Side;
  }

  override kind(id: number): Turn {
    return turns[this.#draws.turns[id]];
  }

  /**
   * The means of the children's lows and of their highs, each as likely as it is. What is not known of one is bounded by what any
   * outcome is worth, where the search was told that; so are children that nobody has mentioned.
   */
  override expectation(id: number, lows: Float64Array, highs: Float64Array): Interval | undefined {
    if (this.kind(id) !== "chance") return undefined;
    const {
      chances,
      bounds: [least, most],
    } = this.#draws;
    let [low, high, rest] = [0, 0, this.expanded[id] ? 0 : 1];
    for (const child of this.#childrenInOrder(id)) {
      low += chances[child] * Math.max(lows[child], least);
      high += chances[child] * Math.min(highs[child], most);
      rest -= chances[child];
    }
    return rest > 0 ? [low + rest * least, high + rest * most] : [low, high];
  }

  #childrenInOrder(id: number): readonly number[] {
    const known = this.#inOrder.get(id);
    if (known) return known;
    const { places } = this.#draws;
    const children = [...this.children.row(id)].sort((one, other) => places[one] - places[other]);
    this.#inOrder.set(id, children);
    return children;
  }
}
