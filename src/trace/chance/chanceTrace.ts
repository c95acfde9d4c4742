import type { AnyGame, Turn } from "../../engine/game.ts";
import { Nodes } from "../depthFirst/nodes.ts";
import type { Owner } from "../depthFirst/ownerOf.ts";
import type { Recording } from "../depthFirst/recording.ts";
import { Trace } from "../depthFirst/trace.ts";
import { ChanceNodes } from "./chanceNodes.ts";
import { chanceOwnerOf } from "./chanceOwner.ts";
import { type Draws, drawsOf } from "./draws.ts";

/**
 * A recorded search of a game of chance, read back at any step: a trace whose nodes may be chance's. What is proved of one of
 * those is the mean of what is proved of its children, by the bounds of all outcomes where the search goes by them.
 */
export class ChanceTrace<Move> extends Trace<Move> {
  readonly draws: Draws;
  #nodes: ChanceNodes | undefined;

  constructor(recording: Recording<Move>, draws: Draws) {
    super(recording);
    this.draws = draws;
  }

  /** Whose turns they are the game says, which was searched from this position; `bounds` are those that the search went by. */
  static of<Position, Move>(
    recording: Recording<Move>,
    game: AnyGame<Position, Move>,
    position: Position,
    bounds?: Draws["bounds"],
  ): ChanceTrace<Move> {
    return new ChanceTrace(recording, drawsOf(game, position, new Trace(recording), bounds));
  }

  override get nodes(): ChanceNodes {
    this.#nodes ??= new ChanceNodes(Nodes.of(this.log, this.recording.root).columns, this.draws);
    return this.#nodes;
  }

  /** Whose turn it is at the node. */
  turn(id: number): Turn {
    return this.nodes.kind(id);
  }

  /** How likely the move to the node is; 1 where somebody chooses it. */
  chance(id: number): number {
    return this.draws.chances[id];
  }

  override owner(step: number): Owner {
    return chanceOwnerOf(this, step);
  }
}
