import { type MoveOrder, measureTree, type Tree } from "../../engine/index.ts";
import { arrangeBy } from "../stepper/arrangeBy.ts";
import type { EditableTree } from "../stepper/editableTree.ts";
import type { Editor } from "../stepper/editor.svelte.ts";
import type { StepperState } from "../stepper/stepper.svelte.ts";
import { canonicalTree } from "./canonicalTree.ts";
import type { Cost } from "./costOf.ts";
import type { Extremes } from "./extremesOf.ts";
import { type TallyAsked, tallyAsked, tallyOf } from "./tallyAsked.ts";
import { type TallyNews, type TallyView, tallyView, withExamples } from "./tallyView.ts";

/** What may be done at once, while the page waits some 20 milliseconds: nodes visited, and orders searched. */
const quick = { visits: 400_000, orders: 2_000 };

const unknown: Extremes = { fewest: undefined, most: undefined };

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

/**
 * What all orders of a stepper's tree cost. They are counted once for a tree, whatever order it is in: a few of them
 * at once, and if these were not all of them, many more in a worker.
 */
export class OrderCounting {
  tally = $state.raw() as TallyView;
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
  #editor: Editor;
  #editable: EditableTree | undefined;
  #asked: TallyAsked | undefined;
  #canonical = "";
  /** An order for each number of leaves that was met. */
  readonly #examples = new Map<number, MoveOrder>();
  #worker: Worker | undefined;

  /** Throws if the stepper shows a game. */
  constructor(stepper: StepperState, editor: Editor) {
    this.#stepper = stepper;
    this.#editor = editor;
    this.#begin();
  }

  /** Begins anew if the stepper shows more than another order of the same; then it goes on in a worker. */
  follow(): void {
    const { setup, tree } = this.#stepper.run;
    if (tree === undefined) {
      this.cancel();
      return;
    }
    const asked = JSON.stringify(tallyAsked(setup, this.#asked?.tree ?? ""));
    if (this.#canonical === canonicalTree(tree) && asked === JSON.stringify(this.#asked)) return;
    this.#begin();
    if (this.unfinished) this.goOn();
  }

  goOn(): void {
    this.cancel();
    const worker = new Worker(new URL("./orderWorker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    this.counting = true;
    worker.onerror = ({ message }) => this.#hear({ error: message || "The orders could not be counted." });
    worker.onmessage = ({ data }: MessageEvent<OrderReport>) => this.#hear(data);
    worker.postMessage(this.#asked);
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
    if (tree === undefined || setup.tree === undefined) throw new Error("Only a tree has orders to count.");
    this.cancel();
    this.error = undefined;
    this.costs = [];
    this.base = tree;
    this.#editable = this.#editor.tree;
    this.#canonical = canonicalTree(tree);
    this.#asked = tallyAsked(setup, setup.tree);
    const most = Math.max(1, Math.min(quick.orders, Math.floor(quick.visits / measureTree(tree).nodes)));
    const tally = tallyOf(this.#asked, { every: most, samples: most });
    tally.goOn(most);
    this.tally = tallyView(tally);
    this.#examples.clear();
    withExamples(this.tally, this.#examples);
    this.extremes = unknown;
    this.unfinished = !tally.exact;
  }

  #hear({ tally: news, extremes, costs, finished, error }: OrderReport): void {
    const tally = news && withExamples(news, this.#examples);
    // What was counted at once is not taken back while the worker catches up.
    if (tally && (tally.exact || tally.done >= this.tally.done)) this.tally = tally;
    if (extremes) this.extremes = extremes;
    if (costs) this.costs = costs;
    if (error !== undefined) this.error = error;
    if (!finished && error === undefined) return;
    this.cancel();
    this.unfinished = false;
  }
}
