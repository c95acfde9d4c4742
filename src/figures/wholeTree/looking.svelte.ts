import type { WeighedName } from "../../games/rules.ts";
import { plainly, type Words } from "../../kit/narration/words.ts";
import type { Stepping } from "../../kit/player/player.svelte.ts";
import { lineName } from "../../kit/tree/nodeNames.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { askWorker, type Failed, startWorker } from "../../kit/worker/askWorker.ts";
import { type ReadingColumns, WholeTree, type WholeTreeColumns } from "../../trace/wholeTree/index.ts";
import { type Asked, type Colouring, type Marks, type Read, readingOf, rootOf } from "./askedTree.ts";
import { countsAt } from "./counts.ts";
import type { Found } from "./found.ts";
import { marksByValue, marksByVisit } from "./palettes.ts";
import { Sight } from "./sight.svelte.ts";
import type { WholeSearchName } from "./wholeSearches.ts";
import { askedBy, stepOf, type WholeView, wholeTree } from "./wholeTree.ts";
import * as words from "./words.ts";

/** What a worker is to do: it hands over only what is wanted. */
export interface Question {
  readonly asked: Asked;
  readonly wants: {
    readonly tree: boolean;
    readonly reading: boolean;
    readonly marks: "reader" | "class" | undefined;
  };
}

/** What is heard of it. */
export type WholeMessage =
  | { readonly kind: "growing" | "reading"; readonly nodes: number }
  | ({ readonly kind: "marked"; readonly by: Colouring } & Marks)
  | { readonly kind: "tree"; readonly columns: WholeTreeColumns<unknown> }
  | { readonly kind: "ended"; readonly reading: ReadingColumns | undefined }
  | { readonly kind: "tooMany"; readonly limit: number };

/** Starts what is asked for and tells what becomes of it. The function it returns ends it at once, in silence. */
export type StartWhole = (question: Question, tell: (message: WholeMessage | Failed) => void) => () => void;

const inWorker: StartWhole = (question, tell) =>
  askWorker<WholeMessage>(
    startWorker(() => new Worker(new URL("./wholeWorker.ts", import.meta.url), { type: "module" })),
    question,
    tell,
    ["ended", "tooMany"],
  );

/** How far the worker is. */
type Progress = { readonly phase: "growing" | "reading"; readonly nodes: number };

/** A whole tree as a reader looks at it: grown in a worker, read up to a step, seen in part, with one node in focus. */
export class Looking extends Sight implements Stepping {
  /** The page's own view, to come back to. */
  readonly given: WholeView;
  /** What the server has found, until the tree has grown here. */
  readonly found: Found | undefined;
  readonly #start: StartWhole;
  #stop: (() => void) | undefined;
  #view = $state.raw() as WholeView;
  /** What is here, and what it was asked for; undefined until the first tree has grown. */
  read = $state.raw<Read>();
  #marks = $state.raw<{ readonly by: Colouring; readonly asked: Asked } & Marks>();
  progress = $state.raw<Progress>();
  cancelled = $state(false);
  errors = $state.raw<Readonly<Partial<Record<"position" | "depth", string>>>>({});
  notice = $state<string>();
  /** More nodes than are kept: so many may there be. */
  tooMany = $state<number>();
  #step = $state(0);
  readonly stopsHere = false;

  /** @param found what the server has found, which holds until the tree has grown here */
  constructor(view: WholeView, found?: Found, start: StartWhole = inWorker) {
    super();
    this.given = view;
    this.#view = view;
    this.#start = start;
    this.found = found;
    this.#step = found?.step ?? 0;
  }

  get view(): WholeView {
    const { read } = this;
    if (read === undefined || !isSame(read.asked, askedBy(this.#view))) return this.#view;
    const { leaves } = read.tree;
    return {
      ...this.#view,
      at: this.#step === this.length ? "end" : this.#step === 0 ? "start" : String(this.#step),
      focus: this.focus === undefined ? "" : this.writePath(this.focus).join(" "),
      from: this.seen.from / leaves,
      to: this.seen.to / leaves,
    };
  }

  get tree(): WholeTree<unknown> | undefined {
    return this.read?.tree;
  }

  get current(): number {
    return this.path.at(-1) ?? 0;
  }

  get asked(): Asked {
    return askedBy(this.#view);
  }

  get colour(): Colouring {
    return this.#view.colour;
  }

  get step(): number {
    return this.#step;
  }

  get length(): number {
    return this.read?.reading.steps ?? this.found?.steps ?? 0;
  }

  /** Nodes of the tree, as far as that is known. */
  get size(): number {
    return this.read?.tree.size ?? this.found?.nodes ?? 0;
  }

  get running(): boolean {
    return this.progress !== undefined;
  }

  readonly root = $derived.by(() => rootOf(this.read?.asked ?? this.asked));
  readonly counts = $derived.by(() => (this.read ? countsAt(this.read.reading, this.#step) : undefined));
  /** The open nodes, from the root to where the search is. */
  readonly path: readonly number[] = $derived.by(() => this.read?.reading.path(this.#step) ?? []);
  /** The node that is told of: below the pointer, or in focus, or where the search is. */
  readonly told: number = $derived.by(() => this.hovered ?? this.focus ?? this.path.at(-1) ?? 0);
  readonly sentence: readonly Words[] = $derived.by(() =>
    this.read === undefined && this.found && !this.running ? this.found.said : words.sayStep(this),
  );
  readonly longestSentence: string = $derived.by(() => plainly(words.longestStep(this.size)));
  /** Bytes that are kept of the tree, the reading and the colours. */
  readonly bytes: number = $derived.by(() =>
    this.read ? this.read.tree.bytes + this.read.reading.bytes + (this.marks?.byteLength ?? 0) : 0,
  );
  /** Indexed by node: its colour, of those of the colouring that is shown. */
  readonly marks: Uint8Array | undefined = $derived.by(() => {
    if (this.read === undefined) return undefined;
    if (this.colour === "value") return marksByValue(this.read.tree);
    if (this.colour === "visit") return marksByVisit(this.read.reading);
    return this.#marksHere()?.marks;
  });
  /** How many classes of positions there are, where they are told apart. */
  readonly kinds: number = $derived.by(() => this.#marksHere()?.kinds ?? 0);

  #marksHere() {
    const marks = this.#marks;
    const { read } = this;
    return marks && read && marks.by === this.colour && isSameTree(marks.asked, read.asked)
      ? marks
      : undefined;
  }

  /** The moves to a node, as the game writes them. */
  writePath(node: number): string[] {
    const { rules, root } = this.root;
    let at = root;
    return this.read!.tree.movesTo(node).map((move) => {
      const written = rules.writeMove(at, move);
      at = rules.play(at, move);
      return written;
    });
  }

  /** A node as sentences name it: "X top left", "column 4". */
  nameOf(node: number): string {
    const { rules, root } = this.root;
    const named = { tree: undefined, game: rules, position: root, setup: { game: this.read!.asked.game } };
    return lineName(named, this.read!.tree.movesTo(node));
  }

  positionAt(node: number): unknown {
    const { rules, root } = this.root;
    return this.read!.tree.movesTo(node).reduce((at, move) => rules.play(at, move), root);
  }

  // Steps.

  goTo = (step: number): void => {
    this.#step = Math.max(0, Math.min(this.length, Math.round(step)));
    // Before the tree is here, that is where it opens.
    if (this.read === undefined) this.#view = { ...this.#view, at: String(this.#step) };
  };
  first = (): void => this.goTo(0);
  last = (): void => this.goTo(this.length);
  forward = (): void => this.goTo(this.#step + 1);
  back = (): void => this.goTo(this.#step - 1);
  into = (): void => this.forward();
  /** To where the subtree is done that the search is in. */
  out = (): void => {
    const node = this.path.at(-1);
    this.goTo(node === undefined ? this.length : this.read!.reading.left(node));
  };
  /** Over the node that is entered next. */
  over = (): void => {
    const reading = this.read?.reading;
    if (reading === undefined) return;
    const node = reading.current(this.#step + 1);
    const enters = node >= 0 && !this.path.includes(node);
    this.goTo(enters ? reading.left(node) : this.#step + 1);
  };
  /** Back over the node that was left last. */
  backOver = (): void => {
    const reading = this.read?.reading;
    if (reading === undefined) return;
    const node = reading.current(this.#step - 1);
    const leaves = node >= 0 && !this.path.includes(node);
    this.goTo(leaves ? reading.entered(node) - 1 : this.#step - 1);
  };
  /** To where a node is entered; where it is open or done already, to where it is left. */
  tell(node: number): void {
    const { reading } = this.read!;
    if (reading.entered(node) === 0) return;
    this.goTo(this.#step === reading.entered(node) ? reading.left(node) : reading.entered(node));
  }

  // What is asked for.

  /** Grows and reads what the view asks for; what runs is ended first. */
  run = (): void => {
    this.#stop?.();
    this.cancelled = false;
    this.notice = this.tooMany = undefined;
    const { asked, colour } = this;
    const hasTree = this.read !== undefined && isSameTree(this.read.asked, asked);
    const marks =
      (colour === "reader" || colour === "class") && !this.#hasMarks(asked, colour) ? colour : undefined;
    const wants = { tree: !hasTree, reading: !hasTree || !isSame(this.read!.asked, asked), marks };
    this.progress = { phase: "growing", nodes: 0 };
    let tree: WholeTree<unknown> | undefined = hasTree ? this.read!.tree : undefined;
    let found: ({ readonly by: Colouring; readonly asked: Asked } & Marks) | undefined;
    this.#stop = this.#start({ asked, wants }, (message) => {
      if (message.kind === "growing" || message.kind === "reading")
        this.progress = { phase: message.kind, nodes: message.nodes };
      else if (message.kind === "marked") found = { ...message, asked };
      else if (message.kind === "tree") tree = new WholeTree(message.columns);
      else if (message.kind === "ended") {
        if (found) this.#marks = found;
        this.#end();
        if (wants.reading) this.take({ asked, tree: tree!, reading: readingOf(tree!, message.reading) });
      } else if (message.kind === "tooMany" || message.kind === "failed") this.#fail(message);
    });
  };

  cancel = (): void => {
    this.#stop?.();
    if (this.running) this.cancelled = true;
    this.#end();
  };

  /** Asks for something else by what a reader has chosen or typed. What is refused is said of its field. */
  change(said: Readonly<Record<string, unknown>>, field: "position" | "depth" = "position"): void {
    try {
      this.show(wholeTree.over(this.view, said));
    } catch (error) {
      this.errors = { ...this.errors, [field]: messageOf(error) };
    }
  }
  choose = (search: WholeSearchName): void => this.change({ search, at: "end" });
  chooseGame = (game: WeighedName): void => this.change({ game });
  forget = (): void => {
    this.errors = {};
  };

  reset = (): void => this.show(this.given);

  /** Shows a view, and grows what it asks for where that is not here. */
  show = (view: WholeView): void => {
    this.#view = view;
    this.errors = {};
    this.notice = undefined;
    const { read } = this;
    const lacksMarks =
      (view.colour === "reader" || view.colour === "class") && !this.#hasMarks(askedBy(view), view.colour);
    if (read === undefined || !isSame(read.asked, askedBy(view)) || lacksMarks) this.run();
    if (read !== undefined && isSame(read.asked, askedBy(view))) this.#place(read);
  };

  #hasMarks(asked: Asked, colour: Colouring): boolean {
    return this.#marks?.by === colour && isSameTree(this.#marks.asked, asked);
  }

  #end(): void {
    this.progress = undefined;
    this.#stop = undefined;
  }

  #fail(message: Extract<WholeMessage, { kind: "tooMany" }> | Failed): void {
    this.#end();
    if (message.kind === "tooMany") this.tooMany = message.limit;
    else this.notice = words.brokeOff(message.message);
    if (this.read) this.#view = { ...this.#view, ...this.read.asked };
  }

  /** Shows what was grown and read. */
  take(read: Read): void {
    const sameTree = this.read?.tree === read.tree;
    this.read = read;
    this.#place(read, sameTree);
  }

  /** The step, the focus and the part that is seen, as the view has them. */
  #place({ tree, reading }: Read, keepsPlace = false): void {
    const view = this.#view;
    this.#step = stepOf(view.at, reading.steps);
    this.hovered = undefined;
    if (keepsPlace) return;
    this.focus = this.#find(view.focus, tree);
    this.look({ from: view.from * tree.leaves, to: view.to * tree.leaves });
  }

  #find(focus: string, tree: WholeTree<unknown>): number | undefined {
    if (focus.trim() === "") return undefined;
    const { rules, root } = this.root;
    try {
      let at = root;
      const moves = focus
        .trim()
        .split(/\s+/)
        .map((text) => {
          const move = rules.readMove(at, text);
          at = rules.play(at, move);
          return move;
        });
      return tree.find(moves);
    } catch (error) {
      this.notice = words.noPath(messageOf(error));
      return undefined;
    }
  }
}

const isSameTree = (one: Asked, other: Asked): boolean =>
  one.game === other.game && one.position === other.position && one.depth === other.depth;
const isSame = (one: Asked, other: Asked): boolean => isSameTree(one, other) && one.search === other.search;
