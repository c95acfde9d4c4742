import type { WholeTree } from "../../trace/wholeTree/index.ts";
import type { Read } from "./askedTree.ts";
import { countsAt } from "./counts.ts";

/** A tree that a search has read up to a step, and the ways to other steps. */
export abstract class Reached {
  /** What is here, and what it was asked for; undefined until the first tree has grown. */
  read = $state.raw<Read>();
  #step = $state(0);
  readonly stopsHere = false;
  /** Nothing halts play: it may go as far at once as it likes. */
  readonly nextStop = (): undefined => undefined;
  /** Steps that there will be, while the tree is not here. */
  protected abstract readonly foretold: number;

  get tree(): WholeTree<unknown> | undefined {
    return this.read?.tree;
  }

  get step(): number {
    return this.#step;
  }
  protected set step(step: number) {
    this.#step = step;
  }

  get length(): number {
    return this.read?.reading.steps ?? this.foretold;
  }

  /** The node where the search is; the root before it begins, and after it ends. */
  get current(): number {
    return this.path.at(-1) ?? 0;
  }

  readonly counts = $derived.by(() => (this.read ? countsAt(this.read.reading, this.#step) : undefined));
  /** The open nodes, from the root to where the search is. */
  readonly path: readonly number[] = $derived.by(() => this.read?.reading.path(this.#step) ?? []);

  goTo = (step: number): void => {
    this.#step = Math.max(0, Math.min(this.length, Math.round(step)));
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
}
