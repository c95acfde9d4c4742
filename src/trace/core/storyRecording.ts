/**
 * What a search told, in columns, in the words of some vocabulary. Plain data: it can be cloned, and its buffers
 * transferred (see `transferables`). Columns are as long as there are events, or nodes.
 */
export interface StoryRecording<Move> {
  /** Events: what happened, as a place in the vocabulary's `kinds`; to which node; and the numbers that came with it. */
  readonly kinds: Uint8Array<ArrayBuffer>;
  readonly nodes: Int32Array<ArrayBuffer>;
  /** As many columns as the vocabulary has numbers; NaN where an event came with fewer. */
  readonly numbers: readonly Float64Array<ArrayBuffer>[];
  /** Nodes, in order of first mention, the root first: the one above (−1 above the root), and what it is. */
  readonly parents: Int32Array<ArrayBuffer>;
  readonly nodeKinds: Uint8Array<ArrayBuffer>;
  /** The moves that lead to the nodes; undefined at the root. */
  readonly moves: readonly (Move | undefined)[];
}
