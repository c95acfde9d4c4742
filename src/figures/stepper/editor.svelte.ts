import { parseTree, writeTree } from "../../engine/index.ts";
import { algorithms, isOfChance } from "../../kit/run/algorithms.ts";
import { drawsChance } from "../../kit/run/chancePart.ts";
import type { Subject } from "../../kit/run/run.ts";
import { type Setup, sameSetup, textbookChanceTree } from "../../kit/run/setup.ts";
import { History } from "../../kit/undo/history.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { type EditableTree, moveNode, setLeaf } from "./editableTree.ts";
import { chanceHere, fetchChance, writeEdited } from "./lateChance.ts";
import { editsHere, fetchEdits } from "./latePanels.ts";
import type { Moment, StepperState } from "./stepper.svelte.ts";
import { noLeafValue, otherSearch } from "./words.ts";

type MoveEdits = Pick<typeof import("./lateEdits.ts"), "addMove" | "removeNode">;

export const orders = ["given", "reverse", "shuffle", "best", "worst"] as const;
export type Order = (typeof orders)[number];

/** What searches a tree as this search does one with chance nodes. */
const withoutChance = (algorithm: Setup["algorithm"]) =>
  algorithm === "expectimax" ? "minimax" : "alphaBeta";

/** Where chance draws, no moves are put in order, and there is no table. */
export const withoutMemory = { table: undefined, parts: undefined };

/** Changes what a stepper searches, and can take every change back. */
export class Editor {
  /** The seed of the last shuffle; 0 before the first. */
  seed = $state(0);
  #stepper: StepperState;
  #history = new History<Moment>();

  constructor(stepper: StepperState) {
    this.#stepper = stepper;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  /** Searches another setup; the change can be undone. What is shown already is no change, and in place of what was refused. */
  async change(setup: Setup, tree?: EditableTree, step?: number): Promise<void> {
    const before = this.#now();
    const isStep = step === undefined || step === before.step;
    if (isStep && !this.#stepper.searching && sameSetup(setup, before.setup)) {
      this.#stepper.error = undefined;
      return;
    }
    if (await this.#apply({ setup, tree, step })) this.#history.remember(before);
  }

  async setTree(text: string): Promise<void> {
    try {
      const chance = drawsChance(text) ? await fetchChance(text) : undefined;
      const tree = chance ? chance.writtenTree(text) : writeTree(parseTree(text));
      const plain = { game: undefined, position: undefined, sooner: undefined };
      const bare = chance ? withoutMemory : {};
      await this.search({ ...this.#stepper.setup, tree, ...plain, ...bare });
    } catch (error) {
      this.#stepper.refuse(error);
    }
  }

  setPosition(text: string): void {
    void this.change({ ...this.#stepper.asked.setup, position: text.trim() });
  }

  /** Plays a move in the position that is searched, which makes the position after it the one to search. */
  play(move: unknown): void {
    this.setPosition(positionAfter(this.#stepper.asked, [move]));
  }

  setAlgorithm(algorithm: Setup["algorithm"]): Promise<void> {
    const { setup } = this.#stepper.asked;
    if (isOfChance(algorithm) && !drawsChance(setup.tree)) {
      const { depth } = setup.tree === undefined ? {} : setup;
      return this.change({ algorithm, tree: textbookChanceTree, depth });
    }
    return this.#again({ algorithm });
  }

  /** Searches again with a table of other settings, or with other parts to put the moves in order. */
  setMemory(memory: Pick<Setup, "table" | "parts">): void {
    void this.#again(memory);
  }

  /** Of a tree that is there already its nodes stay. */
  #again(changes: Partial<Setup>): Promise<void> {
    const { asked, pending, tree } = this.#stepper;
    return this.change({ ...asked.setup, ...changes }, pending ? undefined : tree);
  }

  setDepth(depth: number | undefined): Promise<void> {
    return this.change({ ...this.#stepper.asked.setup, depth });
  }

  /** Searches again with sooner wins scored higher, or all wins alike. */
  setSooner(sooner: boolean): void {
    void this.change({ ...this.#stepper.asked.setup, sooner: sooner || undefined });
  }

  /** Gives a leaf the value that `text` names; if it names none, says so. */
  setLeaf(node: OutlineNode, text: string): string | undefined {
    const value = text.trim() === "" ? Number.NaN : Number(text.trim().replace("−", "-"));
    if (!Number.isFinite(value)) return noLeafValue(text);
    this.#edit(node, (tree, key) => setLeaf(tree, key, value + 0));
    return undefined;
  }

  /** Puts a node among its siblings at `index`. */
  moveNode(node: OutlineNode, index: number): void {
    this.#edit(node, (tree, key) => moveNode(tree, key, index));
  }

  /** Gives a node another move, a leaf two, and a chance node another outcome. */
  addMove(node: OutlineNode): void {
    void this.#editLate(node, ({ addMove }, tree, key) => addMove(tree, key, this.#stepper.newKey));
  }

  /** Takes a move away, with all below it. The root is no move. `leave` is called just before it goes. */
  removeNode(node: OutlineNode, leave = () => {}): void {
    if (!node.parent) return;
    const worth = this.#stepper.run.measures.truth[node.id];
    if (node.parent.children.length === 1 && Number.isNaN(worth)) return;
    void this.#editLate(node, ({ removeNode }, tree, key) => {
      const without = removeNode(tree, key, worth);
      leave();
      return without;
    });
  }

  /** Brings back what the page or its link showed at first, its step too. */
  reset = (): Promise<void> => {
    const { setup, step } = this.#stepper.origin;
    return this.change(setup, undefined, step);
  };

  /** Puts the moves of the present tree, or of the tree of another setup, in an order, in one change. */
  async reorder(order: Order, tree = this.#stepper.tree, setup = this.#stepper.setup): Promise<void> {
    const { putInOrder } = editsHere() ?? (await fetchEdits());
    await putInOrder(this.#stepper, this, order, tree, setup);
  }

  /** Searches a tree made from the present one, or from that of another setup. */
  arrange(tree: EditableTree, setup = this.#stepper.setup): Promise<void> {
    return this.search({ ...setup, tree: writeEdited(tree) }, tree);
  }

  #edit(node: OutlineNode, change: (tree: EditableTree, key: number) => EditableTree): void {
    const { tree } = this.#stepper;
    if (tree) void this.arrange(change(tree, this.#stepper.keyOf(node)));
  }

  /** An edit that few readers make: its code may still be on its way. Where there is no such tree, it says why. */
  async #editLate(
    node: OutlineNode,
    change: (edits: MoveEdits, tree: EditableTree, key: number) => EditableTree,
  ): Promise<void> {
    const { run } = this.#stepper;
    const edits = chanceHere()?.chanceEdits ?? editsHere() ?? (await fetchEdits());
    if (this.#stepper.run !== run) return;
    try {
      this.#edit(node, (tree, key) => change(edits, tree, key));
    } catch (error) {
      this.#stepper.notice = messageOf(error);
    }
  }

  /** Searches a tree by what takes it: where that is another search than before, says so. */
  async search(setup: Setup, tree?: EditableTree): Promise<void> {
    const chance = drawsChance(setup.tree) ? chanceHere() : undefined;
    const back = this.#stepper.run.chance ? withoutChance(setup.algorithm) : setup.algorithm;
    const algorithm = chance ? chance.counterpart(setup.algorithm) : back;
    await this.change({ ...setup, algorithm }, tree);
    if (algorithm !== setup.algorithm && this.#stepper.setup.algorithm === algorithm)
      this.#stepper.notice = otherSearch(algorithms[algorithm].title, chance !== undefined);
  }

  undo = () => this.#restore("undo", "redo");
  redo = () => this.#restore("redo", "undo");

  #now(): Moment {
    const { setup, tree, step } = this.#stepper;
    return { setup, tree, step };
  }

  /** Goes one way in the history; back again if what is there cannot be shown, its search having been cancelled. */
  async #restore(way: "undo" | "redo", opposite: "undo" | "redo"): Promise<void> {
    if (this.#stepper.searching) return;
    const moment = this.#history[way](this.#now());
    if (moment && !(await this.#apply(moment))) this.#history[opposite](moment);
  }

  /** What a notice says is of the setup before. */
  async #apply(moment: Moment): Promise<boolean> {
    const isShown = await this.#stepper.apply(moment);
    if (isShown) this.#stepper.notice = undefined;
    return isShown;
  }
}

/**
 * The text of the position after these moves from a subject's root. Where sooner wins are better, plies count from
 * there anew, as they do from a position that is typed.
 */
export function positionAfter({ game, position, setup }: Subject, moves: readonly unknown[]): string {
  const text = game.write(moves.reduce((at, move) => game.play(at, move), position));
  return setup.sooner ? text.replace(/ \+\d+$/, "") : text;
}
