import { parseTree, random, type Tree, writeTree } from "../../engine/index.ts";
import { bestMoveOrder } from "../../engine/ordering/bestMoveOrder.ts";
import type { MoveOrder } from "../../engine/ordering/moveOrder.ts";
import { worstMoveOrder } from "../../engine/ordering/worstMoveOrder.ts";
import { back, backOver, findStep, forward, next, type OutlineNode, out, over } from "../../trace/index.ts";
import { type Run, readSubject, record, finishRun, runSetup, type Subject } from "../run.ts";
import { searchInWorker } from "../searchInWorker.ts";
import type { Setup, View } from "../setup.ts";
import { TreeCells } from "../tree/treeCells.svelte.ts";
import { type EditableTree, editable, keysOf, moveNode, plainTree, rearrange, setLeaf } from "./editableTree.ts";
import { History } from "./history.ts";
import { narrate, plainly, type Words } from "./narrate.ts";

/** What undo brings back. */
interface Moment {
  readonly setup: Setup;
  readonly tree: EditableTree | undefined;
}

export type Order = "reverse" | "best" | "worst" | "shuffle" | "given";

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A run of a search, the step it is shown at, and all that a reader can do to either. */
export class StepperState {
  /** The chapter's own setup, to fall back to. */
  readonly given: Setup;
  run = $state.raw() as Run;
  cells = $state.raw() as TreeCells;
  step = $state(0);
  /** Keeps node identities across edits; undefined for positions of games. */
  tree = $state.raw<EditableTree>();
  /** What is wrong with the input last tried; the last good run stays. */
  error = $state<string>();
  /** Something to know that is no error in the input: a broken link, a cancelled search. */
  notice = $state<string>();
  searching = $state(false);
  stops = $state.raw<ReadonlySet<number>>(new Set());
  reveal = $state(false);
  canUndo = $state(false);
  canRedo = $state(false);
  #history = new History<Moment>();
  #shuffles = 0;
  #nextKey = 0;
  #abort: AbortController | undefined;

  constructor(setup: Setup, at: string) {
    this.given = setup;
    this.#show(runSetup(setup), undefined);
    this.step = this.#resolve(at);
    this.cells.moveTo(this.step);
  }

  get setup(): Setup {
    return this.run.setup;
  }

  get length(): number {
    return this.run.trace.length;
  }

  readonly counters = $derived.by(() => this.run.trace.counters(this.step));
  readonly event = $derived.by(() => (this.step > 0 ? this.run.trace.event(this.step) : undefined));
  readonly sentence: Words[] = $derived.by(() => narrate(this.run, (id) => this.drawn(id), this.step));
  /** The longest sentence of the run, or of its first steps where it is long: figures keep room for it. */
  readonly longestSentence: string = $derived.by(() => {
    const steps = Array.from({ length: Math.min(this.length, 400) + 1 }, (_, step) => step);
    const sentences = steps.map((step) => plainly(narrate(this.run, (id) => this.drawn(id), step)));
    return sentences.reduce((longest, next) => (next.length > longest.length ? next : longest));
  });
  readonly path: readonly number[] = $derived.by(() => {
    void this.step;
    return this.cells.path;
  });
  /** Identities of the drawn nodes; by place where the tree is not editable. */
  readonly keys: readonly number[] | undefined = $derived.by(() => this.tree && keysOf(this.tree));

  /** The drawn node that shows a node of the trace. */
  drawn(traceNode: number): OutlineNode {
    return this.run.outline.nodes[this.cells.shownAt(traceNode)];
  }

  keyOf(node: OutlineNode): number {
    return this.keys?.[node.id] ?? node.id;
  }

  // Moving through the trace.

  goTo(step: number): void {
    this.step = Math.min(this.length, Math.max(0, step));
    this.cells.moveTo(this.step);
  }

  /** Goes to a step by its name in the language of chapters, such as "cutoff 1". Throws if there is none. */
  goToNamed(at: string): void {
    this.goTo(this.#resolve(at));
  }

  forward = () => this.goTo(forward(this.run.trace, this.step));
  back = () => this.goTo(back(this.run.trace, this.step));
  over = () => this.goTo(over(this.run.trace, this.step));
  backOver = () => this.goTo(backOver(this.run.trace, this.step));
  into = () => this.goTo(next(this.run.trace, "enter", this.step) ?? this.length);
  out = () => this.goTo(out(this.run.trace, this.step));
  first = () => this.goTo(0);
  last = () => this.goTo(this.length);

  /** To the step that entered a node: the next time from here on, or the first. */
  visit(node: OutlineNode): boolean {
    const id = this.cells.tracedAt(node.id);
    const entered = id === undefined ? [] : this.run.trace.enters(id);
    if (entered.length === 0) return false;
    this.goTo(entered.find((step) => step > this.step) ?? entered[0]);
    return true;
  }

  /** Sets or takes away a stop for play at a node. */
  toggleStop(node: OutlineNode): void {
    const stops = new Set(this.stops);
    const key = this.keyOf(node);
    if (!stops.delete(key)) stops.add(key);
    this.stops = stops;
  }

  /** Whether play halts at this step: a node with a stop has just been entered. */
  get stopsHere(): boolean {
    return this.event?.kind === "enter" && this.stops.has(this.keyOf(this.drawn(this.event.node)));
  }

  // Changing what is searched.

  /** Searches another setup. What is wrong with it becomes `error`, and all stays as it was. */
  apply(setup: Setup, tree?: EditableTree, step = this.#stepAfter()): void {
    this.#abort?.abort();
    this.searching = false;
    try {
      const subject = readSubject(setup);
      if (!subject.outline.complete) {
        void this.#applyLater(subject, step);
        return;
      }
      const { recording, result } = record(subject);
      this.#replace(finishRun(subject, recording, result), tree, step);
    } catch (error) {
      this.error = messageOf(error);
    }
  }

  async #applyLater(subject: Subject, step: number | "end"): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    this.searching = true;
    try {
      const run = await searchInWorker(subject, abort.signal);
      if (!abort.signal.aborted) this.#replace(run, undefined, step);
    } catch (error) {
      if (!abort.signal.aborted) this.error = messageOf(error);
    } finally {
      if (this.#abort === abort) this.searching = false;
    }
  }

  cancel(): void {
    this.#abort?.abort();
    this.searching = false;
  }

  #replace(run: Run, tree: EditableTree | undefined, step: number | "end"): void {
    this.#history.remember({ setup: this.setup, tree: this.tree });
    this.#show(run, tree);
    this.goTo(step === "end" ? this.length : step);
  }

  #show(run: Run, tree: EditableTree | undefined): void {
    this.error = undefined;
    this.run = run;
    this.tree = tree ?? this.#freshTree(run);
    this.step = 0;
    this.cells = new TreeCells(run.outline, run.trace, 0);
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
  }

  #freshTree(run: Run): EditableTree | undefined {
    if (run.tree === undefined) return undefined;
    const tree = editable(run.tree, this.#nextKey);
    this.#nextKey += run.outline.nodes.length;
    return tree;
  }

  /** An edit at the end or at the start stays there, so that counts can be compared. */
  #stepAfter(): number | "end" {
    return this.step === this.length ? "end" : this.step;
  }

  #resolve(at: string): number {
    return findStep(this.run.trace, at);
  }

  setTree(text: string): void {
    try {
      const tree = parseTree(text);
      this.apply({ ...this.setup, tree: writeTree(tree), game: undefined, position: undefined, preferSooner: undefined });
    } catch (error) {
      this.error = messageOf(error);
    }
  }

  setPosition(text: string): void {
    this.apply({ ...this.setup, position: text.trim() });
  }

  setAlgorithm(algorithm: Setup["algorithm"]): void {
    this.apply({ ...this.setup, algorithm }, this.tree);
  }

  setDepth(depth: number | undefined): void {
    this.apply({ ...this.setup, depth }, this.tree);
  }

  setLeaf(node: OutlineNode, text: string): boolean {
    const value = text.trim() === "" ? Number.NaN : Number(text.trim().replace("−", "-"));
    if (!Number.isFinite(value)) {
      this.error = `"${text}" is no value for a leaf: type a number, such as 7 or −2.5`;
      return false;
    }
    if (this.tree) this.#edit(setLeaf(this.tree, this.keyOf(node), value + 0));
    return true;
  }

  moveNode(node: OutlineNode, index: number): void {
    if (this.tree) this.#edit(moveNode(this.tree, this.keyOf(node), index));
  }

  reorder(order: Order): void {
    if (order === "given") this.apply(this.given);
    if (!this.tree || order === "given") return;
    const shuffle = random(++this.#shuffles);
    const plain = plainTree(this.tree);
    switch (order) {
      case "reverse":
        return this.#edit(rearrange(this.tree, (children) => children.toReversed()));
      case "shuffle":
        return this.#edit(rearrange(this.tree, (children) => shuffle.shuffle(children)));
      case "best":
        return this.#edit(arrangeBy(this.tree, bestMoveOrder(plain, look)));
      case "worst":
        return this.#worst(this.tree, plain);
    }
  }

  #worst(tree: EditableTree, plain: Tree): void {
    const order = worstMoveOrder(plain, look);
    if (order) this.#edit(arrangeBy(tree, order));
    else this.notice = "The worst order of a tree this wide would take too long to find.";
  }

  #edit(tree: EditableTree): void {
    this.apply({ ...this.setup, tree: writeTree(plainTree(tree)) }, tree);
  }

  undo = () => this.#restore(this.#history.undo({ setup: this.setup, tree: this.tree }));
  redo = () => this.#restore(this.#history.redo({ setup: this.setup, tree: this.tree }));

  #restore(moment: Moment | undefined): void {
    if (!moment) return;
    const step = this.#stepAfter();
    const subject = readSubject(moment.setup);
    const { recording, result } = record(subject);
    this.#show(finishRun(subject, recording, result), moment.tree);
    this.goTo(step === "end" ? this.length : step);
  }

  /** The view that a link would hold. */
  get view(): View {
    return { setup: this.setup, step: this.step };
  }

  /** Shows a link's view, or says why it cannot and stays with the chapter's own. */
  open(read: () => View): void {
    try {
      const { setup, step } = read();
      const problem = this.error;
      this.apply(setup, undefined, step);
      if (this.error !== undefined && this.error !== problem) throw new Error(this.error);
    } catch (error) {
      this.error = undefined;
      this.notice = `This link is broken: ${messageOf(error)}. Here is the chapter's own figure instead.`;
    }
  }
}

/** An abstract tree is its own children. */
const look = (node: Tree) => node;

const arrangeBy = (tree: EditableTree, order: MoveOrder): EditableTree => ({
  ...tree,
  children: order.indices.map((index) => arrangeBy(tree.children[index], order.below[index])),
});
