import { plainly, type Words } from "../../kit/narration/words.ts";
import type { Stepping } from "../../kit/player/player.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import { type Asked, type Colouring, isSame, isSameTree, type Read, readingOf } from "./askedTree.ts";
import type { Found } from "./found.ts";
import { Growing, type Grown, type NotGrown } from "./growing.svelte.ts";
import type { Layout, LayoutName } from "./layout.ts";
import { Layouts } from "./layouts.svelte.ts";
import { Marking } from "./marking.svelte.ts";
import { Sight } from "./sight.svelte.ts";
import { type StartWhole, startInWorker } from "./startWhole.ts";
import * as stepWords from "./stepWords.ts";
import type { PlayedName } from "./wholeGames.ts";
import { askedBy, stepOf, type WholeView, wholeTree } from "./wholeTree.ts";
import * as words from "./words.ts";
import { findWritten, nodeName, toldName, writtenPath } from "./writtenNodes.ts";

/** A whole tree as a reader looks at it: grown in a worker, read up to a step, seen in part, with one node in focus. */
export class Looking extends Sight implements Stepping {
  /** The page's own view, to come back to. */
  readonly given: WholeView;
  /** What the server has found, until the tree has grown here. */
  readonly found: Found | undefined;
  readonly #growing: Growing;
  #view = $state.raw() as WholeView;
  readonly #marking = new Marking();
  readonly #layouts = new Layouts();
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
    if (read === undefined || !this.#isRead) return this.#view;
    const { width } = this.layout!;
    return {
      ...this.#view,
      at: this.step === this.length ? "end" : this.step === 0 ? "start" : String(this.step),
      focus: this.focus === undefined ? "" : this.writePath(this.focus).join(" "),
      from: this.seen.from / width,
      to: this.seen.to / width,
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
    this.read
      ? this.read.tree.bytes +
        this.read.reading.bytes +
        (this.marks?.byteLength ?? 0) +
        this.#layouts.bytes(this.tree)
      : 0,
  );
  /** Indexed by node: its colour, of those of the colouring that is shown. */
  readonly marks: Uint8Array | undefined = $derived.by(
    () => this.read && this.#marking.of(this.read, this.colour),
  );
  readonly layout: Layout | undefined = $derived.by(
    () => this.tree && this.#layouts.of(this.tree, this.#view.layout),
  );
  /** How many classes of positions there are, where they are told apart. */
  readonly kinds: number = $derived.by(() =>
    this.read ? this.#marking.kinds(this.read.asked, this.colour) : 0,
  );

  writePath(node: number): readonly string[] {
    return writtenPath(this.read!, node);
  }

  nameOf(node: number): string {
    return nodeName(this.read!, node);
  }

  /** The same, and of what chance has to do with it, how likely it is and that chance draws there. */
  toldName(node: number, name?: string): string {
    return toldName(this.read!, node, name);
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
      marks: this.#marking.lacked(asked, colour),
    };
    this.#growing.ask(
      { asked, wants },
      ({ tree = here?.tree, reading, marks }) => {
        if (marks) this.#marking.keep(marks);
        const { layout } = this.#view;
        const read = wants.reading ? { asked, tree: tree!, reading: readingOf(tree!, reading) } : here!;
        if (wants.reading) this.#layOut(read.tree, layout, () => this.take(read));
        else if (!this.#layouts.has(read.tree, layout))
          this.#layOut(read.tree, layout, () => this.#place(read));
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
  choose = (search: PlayedName): void => this.change({ search, at: "end" });
  forget = (): void => {
    this.errors = {};
  };

  reset = (): void => this.show(this.given);

  /** Shows a view, and grows what it asks for where that is not here. */
  show = (view: WholeView): void => {
    this.#view = view;
    this.errors = {};
    this.notice = undefined;
    const read = this.#isRead ? this.read : undefined;
    if (!read || this.#marking.lacked(this.asked, view.colour)) this.run();
    else {
      // Another tree may be growing: it would take the place of this one.
      this.#growing.drop();
      this.#layOut(read.tree, view.layout, () => this.#place(read));
    }
    if (read) this.#place(read);
  };

  /** Lays the tree out another way; what is in sight stays so. A tree that is growing will come so. */
  chooseLayout = (layout: LayoutName): void => {
    const { layout: before, seen } = this;
    if (layout === this.#view.layout) return;
    this.#view = { ...this.#view, layout };
    if (this.running && !this.#isRead) return;
    if (before === undefined) {
      this.run();
      return;
    }
    // It was on its way to the other layout.
    if (before.name === layout) {
      this.#growing.drop();
      this.#resume();
      return;
    }
    this.#layOut(before.tree, layout, () => {
      this.look(this.#layouts.turn(before, this.layout!, seen));
      this.#layouts.turned = [seen, this.seen];
      this.#resume();
    });
  };

  /** What is read is what is asked for. */
  get #isRead(): boolean {
    return this.read !== undefined && isSame(this.read.asked, this.asked);
  }

  /** Colours that were being found are found after all, where another question has ended that. */
  #resume(): void {
    if (!this.running && this.#isRead && this.#marking.lacked(this.asked, this.colour)) this.run();
  }

  /** Has a tree laid out, where that is yet to be done, and goes on. */
  #layOut(tree: WholeTree<unknown>, layout: LayoutName, goOn: () => void): void {
    if (this.#layouts.has(tree, layout)) {
      goOn();
      return;
    }
    const { ends, plies } = tree.columns;
    const wants = { tree: false, reading: false, marks: undefined, branches: { ends, plies } };
    const done = ({ places }: Grown) => {
      this.#layouts.keep(tree, places!);
      goOn();
    };
    this.#growing.ask({ asked: this.asked, wants }, done, (why) => this.#fail(why));
  }

  #fail(message: NotGrown): void {
    if (message.kind === "tooMany") this.tooMany = message.limit;
    else this.notice = words.brokeOff(message.message);
    if (this.read) this.#view = { ...this.#view, ...this.read.asked, layout: this.layout!.name };
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
    const { reading } = read;
    this.step = stepOf(view.at, reading.steps);
    this.hovered = undefined;
    if (keepsPlace) return;
    this.focus = this.#find(view.focus, read);
    const { width } = this.layout!;
    this.look({ from: view.from * width, to: view.to * width });
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
