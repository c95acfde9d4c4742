export const sides = ["max", "min"] as const;

/** Who chooses: MAX wants the score high, MIN wants it low. */
export type Side = (typeof sides)[number];

export const opponent = (side: Side): Side => (side === "max" ? "min" : "max");

/** Whose turn it is in a game of chance: a side chooses, or chance draws. */
export type Turn = Side | "chance";

/**
 * A two-player zero-sum game of perfect information. Positions are values: `play` returns a new one and
 * leaves its argument alone. Every value is a score for MAX, and never −0.
 */
export interface Game<Position, Move> {
  readonly name: string;
  readonly start: Position;
  /** The least and the greatest outcome; sampling scales rewards by it. */
  readonly range: readonly [number, number];
  /** Sides alternate strictly: a pass is a move, a capture chain is one move. */
  turn(position: Position): Side;
  /** Never chance's turn: searches for games without dice take no others. */
  readonly chances?: undefined;
  /** Nothing is hidden: whoever searches may look at the whole position. */
  readonly sees?: undefined;
  /** Legal moves in the game's natural order; empty exactly when the game is over. */
  moves(position: Position): readonly Move[];
  play(position: Position, move: Move): Position;
  /** Final score for MAX, or undefined while the game goes on. */
  outcome(position: Position): number | undefined;
  /** An estimate of the outcome for MAX, used where a search stops early; any outcome of a won game outweighs it. */
  evaluate(position: Position): number;
  /** Equal for equal positions (side to move included): the transposition table's key. */
  key(position: Position): number | bigint | string;
  /** The same moves, best-looking first, where the game knows. */
  order?(position: Position, moves: readonly Move[]): readonly Move[];
  /** Those of the moves that capture, the best-looking first, where the game has captures. */
  captures?(position: Position, moves: readonly Move[]): readonly Move[];
  /**
   * Those of the moves that cannot wait, such as a win at once or what stops the other side's: where there are some,
   * one of them is a best move, so that a search may go on with them alone where it would stop. Empty where the
   * position is quiet. A line of such moves must come to an end.
   */
  noisy?(position: Position, moves: readonly Move[]): readonly Move[];
  /** A move in the game's usual notation. */
  writeMove(position: Position, move: Move): string;
  /** The move that `text` names; throws an error that says what would be legal here. */
  readMove(position: Position, text: string): Move;
  /** A whole position as text. */
  write(position: Position): string;
  /** The position that `text` describes; throws an error that says what is wrong and where. */
  read(text: string): Position;
  /** Rows of glyphs, joined by line breaks: tests compare them, boards draw them. */
  diagram(position: Position): string;
}

/**
 * A game with dice, or whatever else nobody chooses. At chance's turn `moves` is what may happen, and one of them does. Sides
 * need not alternate: chance may come between, and a side may choose again. Values are expected outcomes, so that twice as
 * much has to be twice as good.
 */
export interface ChanceGame<Position, Move> extends Omit<Game<Position, Move>, "turn" | "chances"> {
  turn(position: Position): Turn;
  /**
   * How likely each of the moves is, in their order: each above 0, and 1 in sum. Asked at chance's turn alone. Estimates lie in
   * the game's range, too: what is unread is bounded by it.
   */
  chances(position: Position): readonly number[];
}

/** A game, with dice or without. */
export type AnyGame<Position, Move> = Game<Position, Move> | ChanceGame<Position, Move>;

/**
 * A game with hidden information, such as cards: a `ChanceGame` whose sides do not see the whole position. What is dealt is
 * drawn by chance. A side sees and remembers its own moves, so that it has perfect recall. A search that looks at positions
 * would look at all cards, and so takes no such game; `perfectInformation` lays the cards open.
 */
export interface HiddenGame<Position, Move> extends Omit<ChanceGame<Position, Move>, "sees"> {
  /** What a side knows, as text: equal exactly at positions that it cannot tell apart, which are one information set. */
  sees(position: Position, side: Side): string;
  /** The positions that the side cannot tell from this one, itself among them, each once. */
  worlds(position: Position, side: Side): readonly World<Position>[];
}

/** A position that may be the true one. */
export interface World<Position> {
  readonly position: Position;
  /** How likely chance alone makes it, whatever the sides chose: above 0, and 1 in sum over all worlds of a side. */
  readonly chance: number;
}

/** The same game with all cards open, for a search that may look at them. */
export const perfectInformation = <Position, Move>(
  game: HiddenGame<Position, Move>,
): ChanceGame<Position, Move> =>
  Object.assign(Object.create(game) as HiddenGame<Position, Move>, { sees: undefined });

/**
 * A game of chance as one in which nothing is hidden. So `ismcts` samples it, as `mcts` does, but two moves that lead to one
 * position are one child.
 * Source: A. Couëtoux, J.-B. Hoock, N. Sokolovska, O. Teytaud, N. Bonnard 2011, "Continuous Upper Confidence Trees", which
 * widens such nodes where too many things can be drawn.
 */
export const nothingHidden = <Position, Move>(
  game: ChanceGame<Position, Move>,
): HiddenGame<Position, Move> => ({
  ...game,
  sees: (position) => String(game.key(position)),
  worlds: (position) => [{ position, chance: 1 }],
});

/** The moves that cannot wait; none where the position is quiet, or where the game does not tell. */
export const noisyMoves = <Position, Move>(game: Game<Position, Move>, position: Position): readonly Move[] =>
  game.noisy?.(position, game.moves(position)) ?? [];
