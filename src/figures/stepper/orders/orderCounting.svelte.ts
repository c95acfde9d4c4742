import type { MoveOrder, Tree } from "../../../engine/index.ts";
import { startWorker } from "../../../kit/worker/askWorker.ts";
import { sayWorkerError } from "../../../kit/worker/words.ts";
import { arrangeBy, type EditableTree } from "../editableTree.ts";
import type { StepperState } from "../stepper.svelte.ts";
import type { Cost, Extremes } from "./extremesOf.ts";
import { fetchCounting } from "./lateCounting.ts";
import {
  drawnTally,
  type TallyAsked,
  type TallyNews,
  type TallyView,
  tallyAsked,
  withExamples,
} from "./tallyView.ts";
import { canonicalTree } from "./treeForm.ts";
import { counting } from "./words.ts";

const unknown: Extremes = { fewest: undefined, most: undefined };

/** What the worker is to do: count orders, from where an earlier worker was stopped. */
export interface OrderTask {
  readonly asked: TallyAsked;
  readonly counted: TallyView | undefined;
}

/** What the worker tells. */
export interface OrderReport {
  readonly tally?: TallyNews;
  /** The first report brings what can be had soon, the last what can be had at all, */
  readonly extremes?: Extremes;
  /** and what orders cost that attain them. */
  readonly costs?: readonly Cost[];
  readonly finished?: boolean;
  readonly error?: string;
}

type CountAtOnce = (asked: TallyAsked) => TallyView;

/**
 * What all orders of a stepper's tree cost. They are counted once for a tree, whatever order it is in: a few of them
 * at once, and if these were not all of them, many more in a worker. What the server has counted stands in the page;
 * the code that counts is fetched for another tree.
 */
export class OrderCounting {
  /** Undefined until the code that counts is here. */
  tally = $state.raw<TallyView>();
  /** Worked out without trying orders; where all were tried, the tally knows. */
  extremes = $state.raw<Extremes>(unknown);
  /** What orders cost that attain the extremes, as far as these had to be worked out. */
  costs = $state.raw<readonly Cost[]>([]);
  /** The tree in the order that the examples of the tally rearrange. */
  base = $state.raw() as Tree;
  /** Whether a worker is at it; and whether it would have something to do. */
  counting = $state(false);
  unfinished = $state(false);
  error = $state<string>();
  #stepper: StepperState;
  #editable: EditableTree | undefined;
  #asked: TallyAsked | undefined;
  #canonical = "";
  #countAtOnce: CountAtOnce | undefined;
  /** Whether it is on a page, where a worker may go on. */
  #started = false;
  /** An order for each number of leaves that was met. */
  readonly #examples = new Map<number, MoveOrder>();
  #worker: Worker | undefined;
  /** What workers have counted of this tree so far. */
  #counted: TallyView | undefined;

  /** Throws if the stepper shows a game. `countAtOnce` where it is here already. */
  constructor(stepper: StepperState, countAtOnce?: CountAtOnce) {
    this.#stepper = stepper;
    this.#countAtOnce = countAtOnce;
    this.#begin();
  }

  get asked(): TallyAsked | undefined {
    return this.#asked;
  }

  /** Lets a worker go on with whatever is unfinished, now and later. */
  start(): void {
    this.#started = true;
    if (this.unfinished) this.goOn();
  }

  /** Begins anew if the stepper shows more than another order of the same. */
  follow(): void {
    const { setup, tree } = this.#stepper.run;
    if (tree === undefined) {
      this.cancel();
      return;
    }
    const asked = JSON.stringify(tallyAsked(setup, this.#asked?.tree ?? ""));
    if (this.#canonical === canonicalTree(tree) && asked === JSON.stringify(this.#asked)) return;
    this.#begin();
  }

  goOn(): void {
    this.cancel();
    const worker = startWorker(
      () => new Worker(new URL("./orderWorker.ts", import.meta.url), { type: "module" }),
    );
    this.#worker = worker;
    this.counting = true;
    worker.onerror = ({ message }) => this.#hear({ error: sayWorkerError(message, counting) });
    worker.onmessage = ({ data }: MessageEvent<OrderReport>) => this.#hear(data);
    if (this.#asked) worker.postMessage({ asked: this.#asked, counted: this.#counted } satisfies OrderTask);
  }

  /** Ends what the worker does, at once; what was counted stays. */
  cancel(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.counting = false;
  }

  /** The tree in one of the tally's orders, its nodes still known by their keys. */
  arranged(order: MoveOrder): EditableTree | undefined {
    return this.#editable && arrangeBy(this.#editable, order);
  }

  #begin(): void {
    const { setup, tree } = this.#stepper.run;
    if (tree === undefined || setup.tree === undefined)
      throw new TypeError("Only a tree has orders to count.");
    this.cancel();
    this.#canonical = canonicalTree(tree);
    const asked = tallyAsked(setup, setup.tree);
    this.#asked = asked;
    const editable = this.#stepper.tree;
    const tally = this.#countAtOnce?.(asked) ?? drawnTally(asked);
    if (tally) this.#take(tree, editable, tally);
    else
      void this.#fetch().then(
        () => this.#asked === asked && this.#take(tree, editable, this.#countAtOnce!(asked)),
      );
  }

  async #fetch(): Promise<void> {
    this.#countAtOnce = await fetchCounting();
  }

  #take(tree: Tree, editable: EditableTree | undefined, tally: TallyView): void {
    this.error = undefined;
    this.costs = [];
    this.extremes = unknown;
    this.base = tree;
    this.#editable = editable;
    this.tally = tally;
    this.#counted = undefined;
    this.#examples.clear();
    withExamples(tally, this.#examples);
    this.unfinished = !tally.exact;
    if (this.unfinished && this.#started) this.goOn();
  }

  #hear({ tally: news, extremes, costs, finished, error }: OrderReport): void {
    const tally = news && withExamples(news, this.#examples);
    if (tally) this.#counted = tally;
    // What was counted at once is not taken back while the worker catches up.
    if (tally && (tally.exact || tally.done >= (this.tally?.done ?? 0))) this.tally = tally;
    if (extremes) this.extremes = extremes;
    if (costs) this.costs = costs;
    if (error !== undefined) this.error = error;
    if (!finished && error === undefined) return;
    this.cancel();
    this.unfinished = false;
  }
}
