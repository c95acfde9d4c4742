/** The words in which one sort of search tells its story. */
export interface Vocabulary<Kind extends string, NodeKind extends string> {
  /** What can happen, at one node each time; a story keeps each of them as its place in this list. */
  readonly kinds: readonly Kind[];
  /**
   * What a node can be: whose turn it is, that chance decides, or whatever else tells nodes apart. Nothing follows from the
   * kind of the node above: sides need not alternate.
   */
  readonly nodeKinds: readonly NodeKind[];
  /** How many numbers come with an event, at most. */
  readonly numbers: number;
}
