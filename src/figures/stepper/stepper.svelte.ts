import { standAfter } from "../../kit/narration/standAfter.ts";
import { narrate } from "../../kit/narration/stepWords.ts";
import { plainly, type Words } from "../../kit/narration/words.ts";
import { stepThatTells } from "../../kit/player/stepThatTells.ts";
import { drawsChance } from "../../kit/run/chancePart.ts";
import { finishRun, type Run, readSubject, record, runSetup, type Subject } from "../../kit/run/run.ts";
import { type Progress, searchInWorker } from "../../kit/run/searchInWorker.ts";
import { type Setup, type SetupAt, sameText } from "../../kit/run/setup.ts";
import { fetchSearch, isToFetch } from "../../kit/run/spoiledSearch.ts";
import { isToRun, runYours } from "../../kit/run/yourSearch.ts";
import { TreeCells } from "../../kit/tree/treeCells.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { refusedAt } from "../../kit/view/refusedAt.ts";
import {
  back,
  backOver,
  findStep,
  forward,
  next,
  type OutlineNode,
  out,
  over,
  previous,
} from "../../trace/index.ts";
import { type EditableTree, editable, keysOf } from "./editableTree.ts";
import { drawPart, openAt } from "./focus.ts";
import { chanceHere, fetchChance } from "./lateChance.ts";
import { noStep } from "./words.ts";

/** A setup that is searched, the tree by whose keys its nodes are known, and the step it is to be shown at. */
export interface Moment {
  readonly setup: Setup;
  readonly tree?: EditableTree | undefined;
  readonly step?: number | undefined;
}

const begun: Progress = { nodes: 0, recorded: false };
/** More sentences than this are not looked through for the longest. */
const mostSentences = 400;
/** So many nodes that a reader has opened stay open. */
const mostOpened = 6;

/** What can be done to nodes one after the other: set stops, and in an abstract tree add moves and remove them. */
export type NodeTool = "stop" | "add" | "remove";

/** A run of a search and the step it is shown at; it can be replaced by the run of another setup. */
export class StepperState {
  /** The chapter's own setup, to which its prose refers. */
  readonly given: Setup;
  /** What the page shows by itself, or the link that opened the figure: what Reset brings back. */
  origin = $state.raw() as SetupAt;
  run = $state.raw() as Run;
  /** The run with as much of its tree as is drawn: all of it or, where that is too large, what is near the search. */
  picture = $state.raw() as Run;
  /** The tree of the run, its nodes known by keys that outlast an edit; undefined for a position of a game. */
  tree = $state.raw<EditableTree>();
  /** By what the drawn nodes are known from one run to the next; by their places where it is undefined. */
  keys = $state.raw<readonly number[]>();
  cells = $state.raw() as TreeCells;
  step = $state(0);
  /** What is wrong with the input last tried; the last good run stays. */
  error = $state<string>();
  /** Where in a text that was typed it is wrong, counted from 0, as far as that is known. */
  errorAt = $state<number>();
  /** Something to know that is no error in the input: a broken link, a copied one. */
  notice = $state<string>();
  searching = $state(false);
  /** How far a search in a worker is. */
  progress = $state.raw(begun);
  /** A link is being searched that the figure was opened by: what it shows until then was not asked for. */
  opening = $state(false);
  /** What a worker searches just now; the last run is shown until it is done. */
  pending = $state.raw<Subject>();
  stops = $state.raw<ReadonlySet<number>>(new Set());
  reveal = $state(false);
  /** The panel in front, where somebody has chosen one. */
  panel = $state<string>();
  /** What a click on a node does, where it is not to go to its step. */
  tool = $state<NodeTool>();
  #nextKey = 0;
  /** The nodes of the trace whose children are drawn besides those near the search; and all of them. */
  #opened: readonly number[] = [];
  #open = "";
  #abort: AbortController | undefined;
  /** Why the last setup could not be shown. */
  #failure: unknown;
  /** Whether `error` speaks of a text that was typed. */
  #refused = false;

  constructor(setup: Setup, at: string) {
    this.given = setup;
    this.#show(runSetup(setup), undefined);
    this.goToNamed(at);
    this.origin = this.view;
  }

  get setup(): Setup {
    return this.run.setup;
  }

  /** What was asked for last: it is being searched, or is shown. */
  get asked(): Subject {
    return this.pending ?? this.run;
  }

  get length(): number {
    return this.run.trace.length;
  }

  /** What a link would hold. */
  get view(): SetupAt {
    return { setup: this.setup, step: this.step };
  }

  readonly counters = $derived.by(() => this.run.trace.counters(this.step));
  readonly event = $derived.by(() => (this.step > 0 ? this.run.trace.event(this.step) : undefined));
  readonly sentence: Words[] = $derived.by(() => narrate(this.run, this.step));
  /** The longest sentence of the run, or of its first steps where it is long: figures keep room for it. */
  readonly longestSentence: string = $derived.by(() => {
    const steps = Array.from({ length: Math.min(this.length, mostSentences) + 1 }, (_, step) => step);
    const sentences = steps.map((step) => plainly(narrate(this.run, step)));
    return sentences.reduce((longest, other) => (other.length > longest.length ? other : longest));
  });
  /** Drawn nodes from the root to where the search stands. */
  readonly path: readonly number[] = $derived.by(() => {
    void this.step;
    return this.cells.path;
  });

  /** The drawn node that shows a node of the trace. */
  drawn = (traceNode: number): OutlineNode => this.picture.outline.nodes[this.cells.shownAt(traceNode)];

  keyOf(node: OutlineNode): number {
    return this.keys?.[node.id] ?? node.id;
  }

  /** How far somebody may go from here who wants to go there: as far as a question stands in the way. */
  limit = $state.raw<(from: number, to: number) => number>();

  goTo(step: number): void {
    const within = Math.min(this.length, Math.max(0, step));
    this.step = this.limit?.(this.step, within) ?? within;
    this.#draw();
  }

  /** Draws the children of a folded node that the search has come to; of the nodes opened so, the last ones stay so. */
  unfold(node: OutlineNode): void {
    const id = this.cells.tracedAt(node.id);
    if (id === undefined) return;
    this.#opened = [...this.#opened.filter((other) => other !== id), id].slice(-mostOpened);
    this.#draw();
  }

  /** Goes to a step by its name in the language of chapters, such as "cutoff 1". Throws if there is none. */
  goToNamed(at: string): void {
    this.goTo(findStep(this.run.trace, at));
  }

  forward = () => this.goTo(forward(this.run.trace, this.step));
  back = () => this.goTo(back(this.run.trace, this.step));
  over = () => this.goTo(over(this.run.trace, this.step));
  backOver = () => this.goTo(backOver(this.run.trace, this.step));
  into = () => this.goTo(next(this.run.trace, "enter", this.step) ?? this.length);
  out = () => this.goTo(out(this.run.trace, this.step));
  toNextCutoff = () => this.goTo(next(this.run.trace, "cutoff", this.step) ?? this.step);
  toLastCutoff = () => this.goTo(previous(this.run.trace, "cutoff", this.step) ?? this.step);
  first = () => this.goTo(0);
  last = () => this.goTo(this.length);

  /** To the step that tells of a node: that entered it, or left it unread. */
  visit(node: OutlineNode): void {
    const step = stepThatTells(this.run.trace, (id) => this.cells.tracedAt(id), node, this.step);
    if (step !== undefined) this.goTo(step);
  }

  /** Says what is wrong with a text that was typed; it stays so until another is accepted. */
  refuse(error: unknown): void {
    this.error = messageOf(error);
    this.errorAt = refusedAt(error);
    this.#refused = true;
  }

  /** Sets a stop for play at a node, or takes it away. */
  toggleStop(node: OutlineNode): void {
    const stops = new Set(this.stops);
    const key = this.keyOf(node);
    if (!stops.delete(key)) stops.add(key);
    this.stops = stops;
  }

  /** The steps at which play halts, ascending: those that enter a node with a stop. */
  readonly halts: readonly number[] = $derived.by(() => {
    const stopped = this.picture.outline.nodes.filter((node) => this.stops.has(this.keyOf(node)));
    // In a part of a game's tree nodes are known by their numbers in the trace, drawn or not.
    const traced =
      this.run.outline.complete || this.tree
        ? stopped.map(({ id }) => this.cells.tracedAt(id))
        : [...this.stops].filter((key) => key >= 0);
    const steps = traced.flatMap((id) => (id === undefined ? [] : Array.from(this.run.trace.enters(id))));
    return steps.sort((one, other) => one - other);
  });

  get stopsHere(): boolean {
    return this.halts.includes(this.step);
  }

  nextStop = (after: number): number | undefined => this.halts.find((step) => step > after);

  /**
   * Searches another setup, a large one in a worker, and shows it; true if it did. What is wrong with it becomes
   * `error`, and all stays as it was. Where no step is named, `standAfter` says where it is shown.
   */
  async apply({ setup, tree, step }: Moment): Promise<boolean> {
    this.cancel();
    this.#failure = undefined;
    try {
      if (isToFetch(setup.algorithm)) await fetchSearch(setup.algorithm);
      if (isToRun(setup)) await runYours(setup);
      if (drawsChance(setup.tree)) await fetchChance(setup.tree);
      const subject = readSubject(setup);
      const run =
        subject.outline.complete || subject.chance ? this.#search(subject) : await this.#searchLater(subject);
      if (run === undefined) return false;
      const { length } = run.trace;
      if (step !== undefined && step > length) {
        throw new Error(noStep(step, length));
      }
      const { run: runBefore, cells, keys, step: stepBefore } = this;
      this.#show(run, tree);
      this.goTo(step ?? standAfter({ run: runBefore, cells, keys, step: stepBefore }, this));
      return true;
    } catch (error) {
      this.#failure = error;
      this.error = messageOf(error);
      this.errorAt = refusedAt(error);
      this.#refused = !sameText(setup, this.setup);
      return false;
    }
  }

  /** Ends a search that runs in a worker; the run before it stays. */
  cancel(): void {
    this.#abort?.abort();
    this.#abort = undefined;
    this.searching = false;
    this.pending = undefined;
  }

  /**
   * Shows what a link holds: a setup, and a step of it by number or by name. Throws an Error where it cannot, and stays as
   * it was.
   */
  async open(setup: Setup, at: string): Promise<void> {
    this.opening = true;
    try {
      const step = /^\d+$/.test(at) ? Number(at) : undefined;
      const before = this.view;
      const isShown = await this.apply({ setup, step });
      // Whoever cancels it knows why it is not shown.
      if (!isShown && this.#failure !== undefined) throw this.#failure;
      if (isShown && step === undefined) await this.#goToSaid(at, before);
    } catch (error) {
      this.error = undefined;
      throw error;
    } finally {
      this.opening = false;
    }
  }

  async #goToSaid(at: string, before: SetupAt): Promise<void> {
    try {
      this.goToNamed(at);
    } catch (error) {
      await this.apply(before);
      throw error;
    }
  }

  #search(subject: Subject): Run {
    const { recording, result } = record(subject);
    return finishRun(subject, recording, result);
  }

  async #searchLater(subject: Subject): Promise<Run | undefined> {
    const abort = new AbortController();
    this.#abort = abort;
    this.searching = true;
    this.progress = begun;
    this.pending = subject;
    try {
      return await searchInWorker(subject, abort.signal, (progress) => {
        this.progress = progress;
      });
    } catch (error) {
      if (abort.signal.aborted) return undefined;
      throw error;
    } finally {
      if (this.#abort === abort) this.cancel();
    }
  }

  #show(run: Run, tree: EditableTree | undefined): void {
    // A text that was refused still stands in its field, and so does the reason, until the text is another.
    if (!(this.#refused && sameText(run.setup, this.run.setup))) this.error = undefined;
    this.#refused &&= this.error !== undefined;
    this.run = run;
    this.tree = tree ?? this.#freshTree(run);
    this.keys = this.tree && keysOf(this.tree);
    this.step = 0;
    this.#opened = [];
    this.#open = "";
    this.picture = run;
    if (run.outline.complete) this.cells = new TreeCells(run.outline, run.trace, 0);
    else this.#draw();
  }

  /** What is too large to be drawn whole is drawn near where the search stands, and where somebody has looked. */
  #draw(): void {
    const { run, step } = this;
    if (!run.outline.complete) {
      const open = new Set([...openAt(run.trace, step), ...this.#opened]);
      const names = `${[...open]}`;
      if (this.picture === run || names !== this.#open) {
        this.#open = names;
        ({ picture: this.picture, keys: this.keys } = drawPart(run, this.tree, open));
        this.cells = new TreeCells(this.picture.outline, run.trace, step);
        return;
      }
    }
    this.cells.moveTo(step);
  }

  /** A key never used before, for a node that an edit adds. */
  newKey = (): number => this.#nextKey++;

  /** A run's tree under keys never used before. */
  #freshTree({ tree, chance }: Run): EditableTree | undefined {
    if (tree === undefined) return undefined;
    const fresh = chance
      ? chanceHere()?.editableChance(chance.tree, this.#nextKey)
      : editable(tree, this.#nextKey);
    if (fresh) this.#nextKey += keysOf(fresh).length;
    return fresh;
  }
}
