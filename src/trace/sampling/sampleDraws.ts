import type { AnyGame, Side, Turn } from "../../engine/game.ts";
import type { SampleTrace } from "./sampleTrace.ts";

/** What a sampled trace cannot know of its nodes where chance draws, and the game does; indexed by the node. */
export interface SampleDraws {
  /** Whose turn it is. */
  readonly turns: readonly Turn[];
  /**
   * Whose reward it counts: that of the side that has chosen to come there and, where nobody has, what the node above counts. The
   * root counts for the side to move, and for MAX where chance draws.
   */
  readonly counts: readonly Side[];
  /** How likely the move is that leads to it; 1 where somebody chooses it, and at the root. */
  readonly chances: readonly number[];
  /** Which of its parent's moves leads to it, counted from 0. */
  readonly places: readonly number[];
}

/**
 * Plays through a game what sampling has added to its tree. Throws a RangeError where a move of the trace is none of the game's.
 */
export function sampleDrawsOf<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  trace: SampleTrace<Move>,
): SampleDraws {
  const turn = game.turn(position);
  const positions = [position];
  const turns: Turn[] = [turn];
  const counts: Side[] = [turn === "chance" ? "max" : turn];
  const [chances, places] = [[1], [0]];
  for (let node = 1; node < trace.nodes.size; node++) {
    const above = trace.parent[node];
    const move = trace.move(node) as Move;
    const place = game.moves(positions[above]).indexOf(move);
    if (place < 0) throw new RangeError(`${String(move)} is no move at node ${above} of the trace.`);
    const mover = turns[above];
    positions.push(game.play(positions[above], move));
    turns.push(game.turn(positions[node]));
    counts.push(mover === "chance" ? counts[above] : mover);
    chances.push(mover === "chance" ? game.chances!(positions[above])[place] : 1);
    places.push(place);
  }
  return { turns, counts, chances, places };
}
