import { type Search, Silent, type Tree, treeGame } from "../../engine/index.ts";
import type { ValueSource } from "../../engine/observer.ts";
import { type PrintedForm, pathOf } from "./printed.ts";

/** Something that a search of the notebook would print in a form, with where and when it did. */
export interface HeardItem {
  readonly key: string;
  readonly path: string;
  /** The number of the event that told it, which is the step at which figures show it. */
  readonly step: number;
}

/** Moves that were left out. */
export interface HeardCut {
  readonly path: string;
  /** The paths of the children that were not visited. */
  readonly skipped: readonly string[];
  readonly step: number;
  /** How many items of each form had been told before. */
  readonly after: Readonly<Record<"leaves" | "nodes" | "trace", number>>;
}

/** What a search did with a tree, in every form that it can be printed in. */
export interface HeardSearch {
  readonly items: Readonly<Record<PrintedForm, readonly HeardItem[]>>;
  readonly cuts: readonly HeardCut[];
  readonly value: number;
  /** How many events it told. */
  readonly steps: number;
}

/** Runs a search of the notebook on a tree. Throws what the search throws. */
export function hearSearch(search: Search, tree: Tree): HeardSearch {
  const game = treeGame(tree);
  const listener = new Listener();
  const { value } = search(game, game.start, {}, listener);
  return listener.heard(value);
}

class Listener extends Silent<number> {
  #steps = 0;
  readonly #moves: number[] = [];
  #isOpen = false;
  readonly #leaves: HeardItem[] = [];
  readonly #nodes: HeardItem[] = [];
  readonly #trace: HeardItem[] = [];
  readonly #depths: HeardItem[] = [];
  readonly #counts: number[] = [];
  readonly #cuts: HeardCut[] = [];

  heard(value: number): HeardSearch {
    const depths = this.#depths.map((item, depth) => ({ ...item, key: String(this.#counts[depth]) }));
    const items = { leaves: this.#leaves, nodes: this.#nodes, depths, trace: this.#trace };
    return { items, cuts: this.#cuts, value, steps: this.#steps };
  }

  override enter(move: number | undefined): void {
    if (move !== undefined && this.#isOpen) this.#moves.push(move);
    this.#isOpen = true;
    const item = { path: pathOf(this.#moves), step: ++this.#steps };
    const depth = this.#moves.length;
    this.#counts[depth] = (this.#counts[depth] ?? 0) + 1;
    this.#depths[depth] ??= { ...item, key: "" };
    this.#nodes.push({ ...item, key: item.path });
    this.#trace.push({ ...item, key: enterKey(item.path) });
  }

  override leave(value: number, from: ValueSource): void {
    const item = { path: pathOf(this.#moves), step: ++this.#steps };
    if (from === "outcome" || from === "evaluation") this.#leaves.push({ ...item, key: String(value) });
    this.#trace.push({ ...item, key: leaveKey(item.path, value) });
    if (this.#moves.pop() === undefined) this.#isOpen = false;
  }

  override cutoff(skipped: readonly number[]): void {
    this.#cuts.push({
      path: pathOf(this.#moves),
      skipped: skipped.map((move) => pathOf([...this.#moves, move])),
      step: ++this.#steps,
      after: { leaves: this.#leaves.length, nodes: this.#nodes.length, trace: this.#trace.length },
    });
  }

  override iteration(): void {
    this.#steps++;
  }
  override improve(): void {
    this.#steps++;
  }
  override probe(): void {
    this.#steps++;
  }
  override store(): void {
    this.#steps++;
  }
  override order(): void {
    this.#steps++;
  }
  override research(): void {
    this.#steps++;
  }
}

/** What was entered, and what was left with which value, as keys of a trace. */
export const enterKey = (path: string): string => `+${path}`;
export const leaveKey = (path: string, value: number): string => `-${path} ${value}`;
