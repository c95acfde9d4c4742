/**
 * A new order of the children of every node of a tree, which leaves each node recognisable: nodes go by the
 * child indices of the given tree. A leaf has two empty lists.
 */
export interface MoveOrder {
  /** Given child indices, in the order in which they are to be read. */
  readonly indices: readonly number[];
  /** The order within each child, by its given index. */
  readonly below: readonly MoveOrder[];
}
