import type { Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import type { MctsOptions } from "./mctsOptions.ts";
import { type MctsResult, sampledResult } from "./sampledResult.ts";
import { none, unbeaten } from "./sampledTree.ts";
import { Uct } from "./uct.ts";

/**
 * UCT that also backs up what is proved: each node keeps the least and the greatest outcome it can still have, exact at
 * the end of a game, and a node is proved where the two meet. A proved child has its value for a mean, and a walk that
 * chooses it ends there. Once the root is proved, its value is minimax's.
 * Source: M. Winands, Y. Björnsson, J.-T. Saito 2008, "Monte-Carlo Tree Search Solver"; T. Cazenave and A. Saffidine
 * 2010, "Score Bounded Monte-Carlo Tree Search".
 */
export class ExactUct<Position, Move> extends Uct<Position, Move> {
  /** Indexed by the node: outcomes for MAX. */
  readonly least: number[] = [];
  readonly greatest: number[] = [];

  constructor(
    game: Game<Position, Move>,
    position: Position,
    options: MctsOptions<Position, Move> = {},
    observer?: Observer<Move>,
  ) {
    super(game, position, options, observer);
    this.#begin(0);
  }

  /** Whether the root's value is proved. */
  get proved(): boolean {
    return this.#isProved(0);
  }

  override iterate(): void {
    const node = this.descend();
    const outcome = this.#isProved(node) ? this.least[node] : this.simulate(node);
    this.#prove(node);
    this.backUp(node, outcome);
  }

  /**
   * What was found. The move is the most visited, as ever, but none that is known to be worse than another; where the root
   * is proved, that is a move proved best, and the value is the proved one.
   */
  result(): MctsResult<Move> {
    const { tree, game, options } = this;
    const result = sampledResult(this, game.range);
    const able = unbeaten([...tree.childrenOf(0)], this, tree.byMax[0] === 1);
    const best = able.reduce((one, other) => (this.#playing(other) > this.#playing(one) ? other : one));
    const line = result.line[0] === tree.moves[best] ? result.line : [tree.moves[best]];
    if (!this.proved) return { ...result, line };
    const value = this.least[0];
    return { ...result, value: options.reward === "win" ? Math.sign(value) : value, line };
  }

  /** What the move to play is chosen by. */
  #playing(child: number): number {
    return this.options.final === "value" ? this.exploit(child) : this.tree.visits[child];
  }

  protected override descend(): number {
    let node = 0;
    while (!this.grows(node)) {
      node = this.select(node);
      if (this.#isProved(node)) return node;
    }
    const child = this.expand(node);
    this.#begin(child);
    return child;
  }

  protected override exploit(child: number): number {
    if (!this.#isProved(child)) return this.tree.mean(child);
    const [forMax, forMin] = this.rewards(this.least[child]);
    return this.creditsMax(child) ? forMax : forMin;
  }

  #isProved(node: number): boolean {
    return this.least[node] === this.greatest[node];
  }

  #begin(node: number): void {
    const outcome = this.game.outcome(this.tree.positions[node]);
    const [lowest, highest] = this.game.range;
    this.least[node] = outcome ?? lowest;
    this.greatest[node] = outcome ?? highest;
  }

  /** Narrows what the nodes above can still be worth, as far up as anything changes. */
  #prove(node: number): void {
    const { tree, least, greatest } = this;
    for (let at = tree.parent[node]; at !== none; at = tree.parent[at]) {
      const children = [...tree.childrenOf(at)];
      const all = tree.untried[at]!.length === 0;
      const lows = children.map((child) => least[child]);
      const highs = children.map((child) => greatest[child]);
      const isMax = this.game.turn(tree.positions[at]) === "max";
      const low = isMax ? Math.max(...lows) : all ? Math.min(...lows) : least[at];
      const high = isMax ? (all ? Math.max(...highs) : greatest[at]) : Math.min(...highs);
      const next = [Math.max(least[at], low), Math.min(greatest[at], high)];
      if (next[0] === least[at] && next[1] === greatest[at]) return;
      [least[at], greatest[at]] = next;
    }
  }
}
