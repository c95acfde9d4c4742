import type { AnyGame } from "../engine/game.ts";
import { Silent } from "../engine/index.ts";
import { type ValueSource, valueSources } from "../engine/observer.ts";
import type { Broken } from "./watchProgram.ts";

/** How a run of a job ended: with the root's value for MAX, or without one. What was thrown is told by its words. */
export type ToldEnd =
  | { readonly kind: "value"; readonly value: number }
  | Exclude<Broken, { readonly kind: "threw" }>
  | { readonly kind: "threw"; readonly message: string; readonly line?: number | undefined }
  /** Its time was over before it came to this job's end. */
  | { readonly kind: "time" };

/** What a program did with a job, as plain data. */
export interface Told {
  /**
   * Its way through the tree: for each node that it entered the place of its move among the node's moves, the root's 0;
   * for each that it left −1 less the index of where the value came from in `valueSources`.
   */
  readonly way: Int32Array;
  readonly end: ToldEnd;
  /** The move that the program chose, as its place among the root's moves; undefined where it chooses none. */
  readonly chosen?: number | undefined;
  /** Characters of the texts that it had made digests of; undefined where there were none. */
  readonly digested?: number | undefined;
}

/** Writes down the way of a search through a game's tree. */
export class WayWriter<Position, Move> extends Silent<Move> {
  readonly way: number[] = [];
  readonly #game: AnyGame<Position, Move>;
  readonly #positions: Position[] = [];
  readonly #start: Position;

  constructor(game: AnyGame<Position, Move>, start: Position) {
    super();
    this.#game = game;
    this.#start = start;
  }

  override enter(move: Move | undefined): void {
    const parent = this.#positions.at(-1);
    if (parent === undefined || move === undefined) {
      this.#positions.push(this.#start);
      this.way.push(0);
      return;
    }
    this.way.push(this.#game.moves(parent).indexOf(move));
    this.#positions.push(this.#game.play(parent, move));
  }

  override leave(_value: number, from: ValueSource): void {
    this.#positions.pop();
    this.way.push(-1 - valueSources.indexOf(from));
  }
}

/** What a way comes to. */
export interface WayCounts {
  readonly nodes: number;
  /** The leaves that were read, each as the places of its moves from the root, joined by dots, in order. */
  readonly leaves: readonly string[];
}

export function readWay(way: Int32Array): WayCounts {
  const path: number[] = [];
  const leaves: string[] = [];
  let nodes = 0;
  for (const step of way) {
    if (step >= 0) {
      path.push(step);
      nodes++;
      continue;
    }
    const from = valueSources[-1 - step];
    if (from === "outcome" || from === "evaluation") leaves.push(path.slice(1).join("."));
    path.pop();
  }
  return { nodes, leaves };
}
