import type { Side } from "../game.ts";

/** How much is left to find out about a node: both are 1 where nothing is known, and one of them is 0 once it is solved. */
export interface ProofNumbers {
  /** Proof number: the fewest leaves that must be proved to prove the node. 0 where it is proved, ∞ where it cannot be. */
  readonly pn: number;
  /** Disproof number: the fewest leaves that must be disproved to disprove the node. */
  readonly dn: number;
}

/**
 * What proof-number search tells while it runs. It evaluates the root; then, again and again, it selects a way down from
 * the root, expands the node where it ends, evaluates each of its children in turn, and backs up from that node to the
 * root. So an observer knows where the search is without being handed positions; a node is the path of moves from the
 * root, and no node is left for good before the end. Observing never changes a result.
 */
export interface ProofObserver<Move> {
  /** The way to the most-proving node goes down through `move`; the first one starts at the root. */
  select(move: Move): void;
  /** The node at the end of the way is given its children, one for each of these moves. */
  expand(moves: readonly Move[]): void;
  /**
   * The child reached by `move` (the root: undefined) has its first numbers. `turn` is whose move it is there; `outcome`
   * is undefined where the game goes on.
   */
  evaluate(move: Move | undefined, turn: Side, outcome: number | undefined, numbers: ProofNumbers): void;
  /** The node on the way, last first, now has these numbers. */
  backup(numbers: ProofNumbers): void;
}
