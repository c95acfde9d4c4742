import type { Side } from "../../engine/game.ts";

/** The glyph of a side's plainest piece, and what the side is called. */
export type Sides = Readonly<Record<Side, { readonly glyph: string; readonly name: string }>>;

/** A place on a board, both numbers from 0: columns from the left, rows from the top. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** How the boards of one game are aimed at and spoken of. */
export interface BoardFace {
  /** Its width in pixels where nobody asks for another. */
  readonly size?: number;
  /** Its picture draws several boards at once, all that look alike in one path. */
  readonly drawsOthers?: boolean;
  /** Pieces in a row that win, where they do. */
  readonly inARow?: number;
  /** How broad the band below such pieces is, in cells. */
  readonly winBand?: number;
  /** What a move is made by: a cell, a column into which a piece drops, or a piece and then the cell it goes to. */
  readonly aim: "cell" | "column" | "piece";
  /** A cell as a sentence names it. */
  readonly cellName: (place: Place, rows: number) => string;
  /** The same in a list of cells; as in a sentence by default. */
  readonly cellLabel?: (place: Place, rows: number) => string;
  /** Letters above the columns, and numbers beside the rows, where moves are written with them. */
  readonly coordinates?: {
    readonly column: (column: number) => string;
    readonly row: (row: number, rows: number) => string;
  };
  /** What each glyph is, one and many of it: "black disc", "black discs". By default the glyph itself. */
  readonly pieces?: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** X is MAX and O is MIN by default. */
  readonly sides?: Sides;
  /** Players count the pieces as they go. */
  readonly isCounted?: boolean;
  /** Where the legal moves lead is shown on the board, since rules decide it. */
  readonly showsLegal?: boolean;
  /** Why an empty cell is no move, as a sentence. */
  readonly noMove?: string;
  /** The cells that a move passes through, from its first to its last, read from how it is written. */
  readonly pathOf?: (written: string) => readonly number[];
}

/** What figures know of a game besides its rules and its picture. */
export interface Face extends BoardFace {
  readonly title: string;
  /** How much room its board wants: figures say in pixels what that is to them. */
  readonly extent: "small" | "middle" | "large";
  /** A written move as a sentence names it: "the centre", "column 4". By default as it is written. */
  readonly moveName?: (written: string) => string;
  /** The same as a label names it: "centre". */
  readonly moveLabel?: (written: string) => string;
  /**
   * Where moves are written as bare numbers of cells: what the numbers mean, as a sentence. Lists name such a move, and
   * tables draw it as a map of the board's nine cells.
   */
  readonly numbering?: string;
  /** How a position is typed: "nine characters of X, O and a dot". */
  readonly positionForm: string;
  /** Texts of positions that are the moves so far: one more move may be added to them. */
  readonly movesSoFar?: RegExp;
  /** Where the game is begun to be searched, its start by default, and how deep a dozen searches go in a second or two. */
  readonly opening: { readonly position?: string; readonly depth: number };
  /** How deep a tree from the start can still be drawn node by node; 2 by default. */
  readonly drawnDepth?: number;
  /** How deep the tree of where it is opened stays well below a million nodes: it is drawn whole. */
  readonly wholeDepth: number;
  /** The same number for positions that are equal but for turns and mirrors, and for no others. */
  readonly classOf?: (position: unknown) => number;
  /** A position that proof-number search settles soon, and changes its mind in; the start by default. */
  readonly toProve?: string;
  /** What the game's own order of moves puts first; the centre by default. */
  readonly putsFirst?: string;
  /** Where a search looks at the best-looking moves alone: how many, those of an opponent, and how many there may be. */
  readonly width?: { readonly searched: number; readonly played: number; readonly most: number };
}

/** What is known of a game where it is played against an opponent. */
export interface PlayedFace {
  /** How moves are typed, with an example. */
  readonly moveForm: string;
  /** What a trimmed text in small letters may stand for, in the game's own notation. */
  readonly typed: (text: string) => readonly string[];
  /** Nodes that a hint may cost; it is searched to the end without. */
  readonly hintNodes?: number;
  /** Plies that a program of the reader's looks ahead at first: it orders no moves, and may take two seconds. */
  readonly programPlies: number;
  /** What an outcome counts, one and many of it. */
  readonly margin?: readonly [one: string, many: string];
  /** The game is drawn after so many plies in which nothing happens; a written position says how many have passed. */
  readonly quiet?: {
    readonly drawAfter: number;
    readonly plies: (written: string) => number;
    /** What does not happen in them: "a capture". */
    readonly without: string;
  };
}

/** A point of a board, typed with its number first or with a blank in it. */
export const typedPoint = (text: string): string[] => [
  text.replace(/^(\d+)\s*([a-s])$/, "$2$1"),
  text.replace(/^([a-s])\s+(\d+)$/, "$1$2"),
];

/** What is known of a game where its estimate is taken apart. */
export interface EstimatedFace<Name extends string = string> {
  /** The deepest search that answers at once, in plies. */
  readonly deepest: number;
  /** With so many cells left, or fewer, all games that can follow are searched at once; −1 for never. */
  readonly searchable: number;
  /** By the names of the features: what a figure calls each, and one sentence: what is counted. */
  readonly features: Readonly<Record<Name, { readonly title: string; readonly explain: string }>>;
  /** What changing places does to a board, as a sentence. */
  readonly exchanged: string;
  /** What an outcome counts, one and many of it; where there is no such thing, more is sooner. */
  readonly margin?: readonly [one: string, many: string];
  /** What a bar of the sum reaches to either side, in points of the estimate's scale: it grows before it overflows. */
  readonly reach: (scale: number) => number;
  /** How the game is tuned, so that it takes seconds and not minutes. */
  readonly tuning: TuningPlan;
}

interface TuningPlan {
  /** Plies that both players look ahead. */
  readonly depth: number;
  readonly rounds: number;
  /** Openings of a challenge, and of the match at the end; each is played twice. */
  readonly pairs: number;
  readonly proof: number;
  /** Random plies of an opening. */
  readonly opening: number;
}
