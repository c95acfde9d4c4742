import type { WeighedName } from "../../games/rules.ts";
import { plainly, type Words } from "../../kit/narration/words.ts";
import type { Stepping } from "../../kit/player/player.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type Asked, type Colouring, type Read, readingOf } from "./askedTree.ts";
import type { Found } from "./found.ts";
import { Growing, type MarksOf, type NotGrown } from "./growing.svelte.ts";
import { marksByValue, marksByVisit } from "./palettes.ts";
import { Sight } from "./sight.svelte.ts";
import { type StartWhole, startInWorker } from "./startWhole.ts";
import * as stepWords from "./stepWords.ts";
import type { WholeSearchName } from "./wholeSearches.ts";
import { askedBy, stepOf, type WholeView, wholeTree } from "./wholeTree.ts";
import * as words from "./words.ts";
import { findWritten, nodeName, writtenPath } from "./writtenNodes.ts";

/** A whole tree as a reader looks at it: grown in a worker, read up to a step, seen in part, with one node in focus. */
export class Looking extends Sight implements Stepping {
  /** The page's own view, to come back to. */
  readonly given: WholeView;
  /** What the server has found, until the tree has grown here. */
  readonly found: Found | undefined;
  readonly #growing: Growing;
  #view = $state.raw() as WholeView;
  #marks = $state.raw<MarksOf>();
  errors = $state.raw<Readonly<Partial<Record<"position" | "depth", string>>>>({});
  notice = $state<string>();
  /** More nodes than are kept: so many may there be. */
  tooMany = $state<number>();

  /** @param found what the server has found, which holds until the tree has grown here */
  constructor(view: WholeView, found?: Found, start: StartWhole = startInWorker) {
    super();
    this.given = view;
    this.#view = view;
    this.#growing = new Growing(start);
    this.found = found;
    this.step = found?.step ?? 0;
  }

  get view(): WholeView {
    const { read } = this;
    if (read === undefined || !isSame(read.asked, askedBy(this.#view))) return this.#view;
    const { leaves } = read.tree;
    return {
      ...this.#view,
      at: this.step === this.length ? "end" : this.step === 0 ? "start" : String(this.step),
      focus: this.focus === undefined ? "" : this.writePath(this.focus).join(" "),
      from: this.seen.from / leaves,
      to: this.seen.to / leaves,
    };
  }

  get asked(): Asked {
    return askedBy(this.#view);
  }

  get colour(): Colouring {
    return this.#view.colour;
  }

  protected get foretold(): number {
    return this.found?.steps ?? 0;
  }

  /** Nodes of the tree, as far as that is known. */
  get size(): number {
    return this.read?.tree.size ?? this.found?.nodes ?? 0;
  }

  get running(): boolean {
    return this.progress !== undefined;
  }

  get progress(): Growing["progress"] {
    return this.#growing.progress;
  }

  get cancelled(): boolean {
    return this.#growing.cancelled;
  }

  /** The node that is told of: below the pointer, or in focus, or where the search is. */
  readonly told: number = $derived.by(() => this.hovered ?? this.focus ?? this.path.at(-1) ?? 0);
  readonly sentence: readonly Words[] = $derived.by(() =>
    this.read === undefined && this.found && !this.running ? this.found.said : stepWords.sayStep(this),
  );
  readonly longestSentence: string = $derived.by(() => plainly(stepWords.longestStep(this.size)));
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

  writePath(node: number): string[] {
    return writtenPath(this.read!, node);
  }

  nameOf(node: number): string {
    return nodeName(this.read!, node);
  }

  /** Before the tree is here, a step is where it opens. */
  override goTo = (step: number): void => {
    this.step = Math.max(0, Math.min(this.length, Math.round(step)));
    if (this.read === undefined) this.#view = { ...this.#view, at: String(this.step) };
  };

  // What is asked for.

  /** Grows and reads what the view asks for; what runs is ended first. */
  run = (): void => {
    this.notice = this.tooMany = undefined;
    const { asked, colour } = this;
    const here = this.read !== undefined && isSameTree(this.read.asked, asked) ? this.read : undefined;
    const wants = {
      tree: here === undefined,
      reading: here === undefined || !isSame(here.asked, asked),
      marks: this.#lackedMarks(asked, colour),
    };
    this.#growing.ask(
      { asked, wants },
      ({ tree = here?.tree, reading, marks }) => {
        if (marks) this.#marks = marks;
        if (wants.reading) this.take({ asked, tree: tree!, reading: readingOf(tree!, reading) });
      },
      (why) => this.#fail(why),
    );
  };

  cancel = (): void => this.#growing.cancel();

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
    const isRead = read !== undefined && isSame(read.asked, askedBy(view));
    if (!isRead || this.#lackedMarks(askedBy(view), view.colour)) this.run();
    if (isRead) this.#place(read);
  };

  /** The colouring, where it needs marks that are not here. */
  #lackedMarks(asked: Asked, colour: Colouring): "reader" | "class" | undefined {
    if (colour !== "reader" && colour !== "class") return undefined;
    const isHere = this.#marks?.by === colour && isSameTree(this.#marks.asked, asked);
    return isHere ? undefined : colour;
  }

  #fail(message: NotGrown): void {
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
  #place(read: Read, keepsPlace = false): void {
    const view = this.#view;
    const { tree, reading } = read;
    this.step = stepOf(view.at, reading.steps);
    this.hovered = undefined;
    if (keepsPlace) return;
    this.focus = this.#find(view.focus, read);
    this.look({ from: view.from * tree.leaves, to: view.to * tree.leaves });
  }

  #find(focus: string, read: Read): number | undefined {
    if (focus.trim() === "") return undefined;
    try {
      return findWritten(read, focus);
    } catch (error) {
      this.notice = words.noPath(messageOf(error));
      return undefined;
    }
  }
}

const isSameTree = (one: Asked, other: Asked): boolean =>
  one.game === other.game && one.position === other.position && one.depth === other.depth;
const isSame = (one: Asked, other: Asked): boolean => isSameTree(one, other) && one.search === other.search;
