import type { Game } from "../game.ts";
import type { OrderingPartName } from "../observer.ts";

/** A node of a search. */
export interface Visited<Position, Move> {
  readonly game: Game<Position, Move>;
  readonly position: Position;
  /** Plies played since the search's root; 0 throughout where the search has no limit of depth to count from. */
  readonly ply: number;
}

/** A node whose moves are to be put in order. */
export interface Unordered<Position, Move> extends Visited<Position, Move> {
  /** In the game's natural order. */
  readonly moves: readonly Move[];
  /** The move that the transposition table's entry names, however shallow the entry. */
  readonly tableMove: Move | undefined;
}

/**
 * One reason to try some moves before others. Parts compose: each places what it would have first, in its order, and
 * leaves the rest to the next. What a part has learned it keeps, from node to node and from search to search.
 */
export interface OrderingPart {
  readonly name: OrderingPartName;
  /** Those of the node's own moves that go first, the very first one first; none where there is nothing to say. */
  first<Position, Move>(node: Unordered<Position, Move>): readonly Move[];
  /** At this node, with `depth` plies left, `move` closed the window. */
  cut?<Position, Move>(node: Visited<Position, Move>, move: Move, depth: number): void;
  /** A search begins at this position, for which the one before it found this line. */
  begin?<Position, Move>(game: Game<Position, Move>, position: Position, line: readonly Move[]): void;
}

/** What a move is remembered by: itself, or where moves are objects, which each position makes anew, its text. */
export function moveId<Position, Move>(game: Game<Position, Move>, position: Position, move: Move): unknown {
  return typeof move === "object" ? game.writeMove(position, move) : move;
}

const none: readonly never[] = [];

/** The node's own move that is remembered by `id`, in a list, which is empty where it is no move here. */
export function sameMove<Position, Move>(
  { game, position, moves }: Unordered<Position, Move>,
  id: unknown,
): readonly Move[] {
  // A loop, for this is asked at every node: a function handed to `find` would have to be made each time.
  for (const move of moves) if (moveId(game, position, move) === id) return [move];
  return none;
}
