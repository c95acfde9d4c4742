import { fetchGame } from "../../games/namedGame.ts";
import { listedRules, rulesOf, type WeighedName } from "../../games/rules.ts";
import { carriedOver, type SavingPart, toggled } from "../../kit/orderingParts/savingParts.ts";
import { PlayedPosition } from "../../kit/position/playedPosition.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type Ask, askNewWorker, type Failed } from "../../kit/worker/askWorker.ts";
import type { OrderingCount, Searched } from "./countOrderings.ts";
import { type OrderingView, ordering } from "./ordering.ts";
import { partSets } from "./partSets.ts";
import { type Counts, type Savings, savings, withCount } from "./savings.ts";
import type { Timing } from "./timeOrderings.ts";
import * as words from "./words.ts";

/** What a worker is asked: to count, or to time. */
export interface OrderingTask {
  readonly kind: "count" | "time";
  readonly searched: Searched;
}

/** What is heard of it. */
export type OrderingMessage =
  | { readonly kind: "count"; readonly count: OrderingCount }
  | { readonly kind: "timed"; readonly timing: Timing }
  | { readonly kind: "ended" }
  | Failed;

/** Starts a task and tells what becomes of it. */
export type StartTask = Ask<OrderingTask, OrderingMessage>;

/** Counts off the page's own thread, so that the page stays alive however long it takes. */
const countInWorker: StartTask = askNewWorker(
  () => new Worker(new URL("./orderingWorker.ts", import.meta.url), { type: "module" }),
  ["ended"],
);

const searchedIn = ({ game, position, depth, parts }: Searched): Searched => ({
  game,
  position,
  depth,
  parts,
});
const nameOf = (searched: Searched): string => JSON.stringify(searchedIn(searched));

/** How much dearer a ply more is taken to be, for the bar to move evenly. */
const growth = 3;

/** Counts what ordering parts save as a reader wants it, and keeps what was counted. */
export class Orderings {
  /** The page's own view, to come back to. */
  readonly given: OrderingView;
  readonly #start: StartTask;
  #stop: (() => void) | undefined;
  /** The position as readers play on, type and take it back; `follow` searches it. */
  readonly played: PlayedPosition;
  #searched = $state.raw() as Searched;
  counts = $state.raw<Counts>({});
  /** What the worker is at. */
  running = $state<"count" | "time">();
  /** Whether the reader ended it before all was counted. */
  cancelled = $state(false);
  timing = $state.raw<Timing>();
  #picked = $state<number>();
  /** What is wrong with the depth last tried; the last good one stays. */
  depthError = $state<string>();
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();
  /** What was counted when the last count ended, and for what: facts change only then. */
  done = $state.raw<{ readonly searched: Searched; readonly counts: Counts }>();

  constructor(view: OrderingView, found?: Counts, start: StartTask = countInWorker) {
    this.given = view;
    this.#searched = searchedIn(view);
    this.#picked = view.pick;
    this.played = new PlayedPosition(view.game, view.position);
    this.#start = start;
    if (found === undefined) return;
    this.counts = found;
    this.done = { searched: this.#searched, counts: found };
  }

  get view(): OrderingView {
    return { ...this.#searched, pick: this.#picked };
  }

  get rules() {
    return rulesOf(this.#searched.game);
  }

  readonly root: unknown = $derived.by(() => this.rules.read(this.#searched.position));
  /** So many moves the search looks at there. */
  readonly branching: number = $derived.by(() => listedRules(this.#searched.game).moves(this.root).length);
  /** The depths that all sets have been searched to: what can be looked at. */
  readonly whole: number = $derived.by(() => {
    const lengths = partSets(this.#searched).map(({ name }) => this.counts[name]?.length ?? 0);
    return Math.min(...lengths);
  });
  /** The depth that is looked at; 0 before the first is whole. */
  readonly shown: number = $derived.by(() => Math.min(this.#picked ?? Infinity, this.whole));
  readonly savings: Savings | undefined = $derived.by(() => savings(this.counts, this.#searched, this.shown));

  /** How far a count has come: a share from 0 to 1, and in words. */
  get progress(): { readonly share: number; readonly text: string } {
    const { counts, whole, running, cancelled } = this;
    if (running === "time") return { share: 0, text: words.timing };
    if (!running) return { share: 0, text: cancelled ? words.cancelledAfter(whole) : words.counted(whole) };
    const { depth } = this.#searched;
    if (whole === depth) return { share: 1, text: words.lookingForWorst };
    const sets = partSets(this.#searched);
    const worth = (plies: number) => growth ** plies - 1;
    const done = sets.reduce((sum, { name }) => sum + worth(counts[name]?.length ?? 0), 0);
    const at = whole + 1;
    const ready = sets.filter(({ name }) => (counts[name]?.length ?? 0) >= at).length;
    return { share: done / (sets.length * worth(depth)), text: words.searching(at, ready, sets.length) };
  }

  /** Counts anew. What runs is ended first. */
  run = () => this.#count(this.#searched);

  /** Ends what runs at once; what is counted stays. */
  cancel = () => {
    this.#stop?.();
    this.#stop = undefined;
    if (this.running === "count") this.cancelled = true;
    this.running = undefined;
  };

  /** Times this order against the natural one. */
  time = () => this.#begin("time", this.#searched);

  pick(depth: number): void {
    this.#picked = depth;
  }

  /** Searches the played position, where that is not the one that was searched. */
  follow(): void {
    const { game, text } = this.played;
    if (game === this.#searched.game && text === this.#searched.position) return;
    this.#count({ ...this.#searched, game, position: text });
  }

  async setGame(game: WeighedName): Promise<void> {
    if (game === this.#searched.game) return;
    await fetchGame(game);
    const parts = carriedOver(this.#searched.parts, this.#searched.game, game);
    this.show(ordering.over(this.view, { game, parts }));
  }

  setDepth(text: string): void {
    try {
      const depth = ordering.fields.depth.of(this.#searched).read(text, "depth");
      this.depthError = undefined;
      this.#picked = undefined;
      this.#count({ ...this.#searched, depth });
    } catch (error) {
      this.depthError = messageOf(error);
    }
  }

  toggle(part: SavingPart): void {
    this.#count({ ...this.#searched, parts: toggled(this.#searched.parts, part) });
  }

  reset = () => this.show(this.given);

  /** Shows a view, and counts it where that has not been done. */
  show(view: OrderingView): void {
    const isCounted = this.done?.counts === this.counts && nameOf(this.done.searched) === nameOf(view);
    this.played.start(view.game, view.position);
    this.depthError = this.notice = undefined;
    this.#picked = view.pick;
    if (!isCounted) this.#count(searchedIn(view));
  }

  #count(searched: Searched): void {
    this.#searched = searched;
    this.counts = {};
    this.timing = this.notice = undefined;
    this.#begin("count", searched);
  }

  #begin(kind: "count" | "time", searched: Searched): void {
    this.#stop?.();
    this.running = kind;
    this.cancelled = false;
    this.#stop = this.#start({ kind, searched }, (message) => this.#hear(message));
  }

  #hear(message: OrderingMessage): void {
    if (message.kind === "count") this.counts = withCount(this.counts, message.count);
    else if (message.kind === "timed") this.timing = message.timing;
    else {
      if (message.kind === "failed") this.notice = words.brokeOff(message.message);
      else if (this.running === "count") this.done = { searched: this.#searched, counts: this.counts };
      this.running = this.#stop = undefined;
    }
  }
}
