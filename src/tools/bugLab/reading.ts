import { chanceSearches, chanceTreeGame, parseChanceTree, Silent } from "../../engine/index.ts";
import type { SpoiledChanceSearch } from "../../mistakes/types/chanceMistake.ts";
import type { ChanceExhibit } from "./chanceExhibit.ts";
import { spoiledChance } from "./spoiledChance.ts";

/** A node by the moves from the root to it, each its place among its sisters, joined by dots; the root's is empty. */
export type NodePath = string;

/** One thing that a search does, and the node at which it does it. */
export type ReadingStep = { readonly node: NodePath } & (
  | { readonly kind: "enter"; readonly alpha: number; readonly beta: number }
  | { readonly kind: "improve" | "leave"; readonly value: number }
  | { readonly kind: "cutoff"; readonly unread: number }
);

/** All that a search does on a tree with chance nodes, in order, and what it says in the end. */
export interface Reading {
  readonly steps: readonly ReadingStep[];
  /** What came back from each node that was read. */
  readonly returned: ReadonlyMap<NodePath, number>;
  /** The child of the root that it chooses. */
  readonly chosen: NodePath;
}

class Reader extends Silent<number> {
  readonly steps: ReadingStep[] = [];
  readonly returned = new Map<NodePath, number>();
  readonly #path: number[] = [];
  #isInside = false;

  get #node(): NodePath {
    return this.#path.join(".");
  }

  override enter(move: number | undefined, _depth: number, alpha: number, beta: number): void {
    if (this.#isInside && move !== undefined) this.#path.push(move);
    this.#isInside = true;
    this.steps.push({ kind: "enter", node: this.#node, alpha, beta });
  }

  override improve(_move: number, value: number): void {
    this.steps.push({ kind: "improve", node: this.#node, value });
  }

  override cutoff(skipped: readonly number[]): void {
    this.steps.push({ kind: "cutoff", node: this.#node, unread: skipped.length });
  }

  override leave(value: number): void {
    this.returned.set(this.#node, value);
    this.steps.push({ kind: "leave", node: this.#node, value });
    this.#path.pop();
  }
}

function read(search: SpoiledChanceSearch, tree: string): Reading {
  const game = chanceTreeGame(parseChanceTree(tree));
  const reader = new Reader();
  const { line } = search(game, game.start, {}, reader);
  return { steps: reader.steps, returned: reader.returned, chosen: String(line[0]) };
}

/** Right and wrong on one tree, and the first of their steps, from 1, at which they do not do the same. */
export interface ReadingPair {
  readonly right: Reading;
  readonly wrong: Reading;
  readonly parting: number;
}

export function readingPair({ name, standsFor, input }: ChanceExhibit): ReadingPair {
  const right = read(chanceSearches[standsFor], input);
  const wrong = read(spoiledChance[name], input);
  return { right, wrong, parting: partingOf(right.steps, wrong.steps) };
}

/** Counted from 1; 0 where they never part. */
function partingOf(right: readonly ReadingStep[], wrong: readonly ReadingStep[]): number {
  return 1 + right.findIndex((step, place) => JSON.stringify(step) !== JSON.stringify(wrong[place]));
}
