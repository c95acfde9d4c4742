/** What is known of a game where it is played against an opponent. */
export interface PlayedFace {
  /** How moves are typed, with an example. */
  readonly moveForm: string;
  /** What a trimmed text in small letters may stand for, in the game's own notation. */
  readonly typed: (text: string) => readonly string[];
  /** Nodes that a hint may cost; it is searched to the end without. */
  readonly hintNodes?: number;
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
