/** What a layout needs of a node: its place in the list, and its neighbours in the rows above and below. */
export interface Ranked {
  readonly id: number;
  readonly ply: number;
  readonly parents: readonly Ranked[];
  readonly children: readonly Ranked[];
}

/** What is drawn ply by ply. */
export interface PlyPicture {
  readonly rows: readonly (readonly Ranked[])[];
  /** Rows whose boards have a line of text below them, where they are large enough. */
  readonly labelled: readonly boolean[];
  /** Rows that are too wide to draw, below the others: each is a band. */
  readonly bands: number;
}

/** Pixels that a picture may take. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** One row of boards, in one line or several. */
export interface PlyRow {
  readonly top: number;
  readonly height: number;
  /** Side of the row's boards. */
  readonly size: number;
  /** Pixels below each board for its line of text. */
  readonly label: number;
  /** Ids of the row's nodes from left to right. */
  readonly order: readonly number[];
}

/** Siblings that stand in a block of several lines: one edge leads to them all. */
export interface Family {
  readonly parent: number;
  /** The block's left and upper edge, in pixels. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the boards of a tree or graph stand when it is drawn ply by ply, in pixels. */
export interface PlyLayout extends Frame {
  /** The middle of each board's upper edge, by node id. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly rows: readonly PlyRow[];
  readonly families: readonly Family[];
  /** Upper edges of the bands. */
  readonly bands: readonly number[];
}
