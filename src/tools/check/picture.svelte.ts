import { StepperState } from "../../figures/stepper/stepper.svelte.ts";
import type { Scene } from "../../kit/questions/question.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import type { NodeView } from "../../kit/tree/nodeView.ts";
import * as words from "./words.ts";

/** Nothing is said of a node that is not done. */
const hidden = ({ view }: { readonly view: NodeView }) =>
  view.status === "active" ? { view: { ...view, low: -Infinity, high: Infinity } } : { view };

/** A question's picture: still while it is asked, at the step that decides once settled, and walked on request. */
export class Picture {
  readonly scene: Scene;
  readonly stepper: StepperState;
  walking = $state(false);
  #settled: () => boolean;
  #mayShow: (step: number) => boolean;

  /** `mayShow` tells whether nothing that is still asked is answered by a step. */
  constructor(scene: Scene, settled: () => boolean, mayShow: (step: number) => boolean = () => true) {
    this.scene = scene;
    this.#settled = settled;
    this.#mayShow = mayShow;
    this.stepper = new StepperState(scene.run.setup, String(this.#decided() ? scene.decides : scene.at));
  }

  #decided = (): boolean => this.#settled() && this.#mayShow(this.scene.decides);

  /** All its steps may be looked at. */
  get walkable(): boolean {
    return this.#mayShow(this.stepper.length);
  }

  /** The search itself is shown, not only what the question lets be seen. */
  get told(): boolean {
    return this.walking || this.#settled();
  }

  /** Values of unread leaves stay hidden. */
  get secret(): boolean {
    return this.scene.secret && !this.#settled();
  }

  /** Every node's view; the node that is asked about stands out. */
  readonly views: readonly { readonly view: NodeView }[] = $derived.by(() => {
    const { cells } = this.stepper.cells;
    // By the bounds of all outcomes the search knows already what may still come of a draw, and so whether it is cut.
    if (this.scene.query !== undefined && this.scene.run.chance && !this.told) return cells.map(hidden);
    if (this.scene.ring === undefined || this.told) return cells;
    return cells.map((cell, id) =>
      id === this.scene.ring ? { view: { ...cell.view, status: "active" as const, current: true } } : cell,
    );
  });

  /** The windows on the path are drawn, but not while the word "closed" would be the answer. */
  readonly windows: boolean = $derived.by(() => {
    const { setup, cells, path } = this.stepper;
    const closed = path.some((id) => cells.cells[id].view.alpha >= cells.cells[id].view.beta);
    return algorithms[setup.algorithm].prunes && (this.told || this.scene.query === undefined || !closed);
  });

  /** Below a node: what is asked about it, or, with the answer, what it is worth where the search does not prove it. */
  readonly notes: readonly (string | undefined)[] | undefined = $derived.by(() => {
    const { query, ring, note: worth, run } = this.scene;
    const note = (about: number, text: string) =>
      run.outline.nodes.map(({ id }) => (id === about ? text : undefined));
    if (query !== undefined && !this.told) return note(query, words.readOrCut);
    if (ring === undefined || worth === undefined || !this.#settled()) return undefined;
    const { low, high } = this.stepper.cells.cells[ring].view;
    return low === high ? undefined : note(ring, worth);
  });

  /** Shows the step that decides, and so the answer. */
  decide(): void {
    if (this.#decided()) this.stepper.goTo(this.scene.decides);
  }

  /** Opens the steps at the one that was asked about, or closes them again. */
  walk(walking: boolean): void {
    this.walking = walking;
    this.stepper.goTo(!walking && this.#decided() ? this.scene.decides : this.scene.at);
  }
}
