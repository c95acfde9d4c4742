import { fetchGame } from "../../games/namedGame.ts";
import { opening } from "../../games/openings.ts";
import { rulesOf, type WeighedName } from "../../games/rules.ts";
import { carriedOver, type SavingPart, toggled } from "../../kit/orderingParts/savingParts.ts";
import { listedRules } from "../../kit/position/listedRules.ts";
import { PlayedPosition } from "../../kit/position/playedPosition.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { countInWorker, type OrderingMessage, type StartTask } from "./countInWorker.ts";
import { type Counts, withCount } from "./countsByName.ts";
import { type OrderingView, readDepth } from "./orderingView.ts";
import { partSets } from "./partSets.ts";
import { type Savings, savings } from "./savings.ts";
import type { Asked } from "./settingOver.ts";
import type { Timing } from "./timeOrderings.ts";

/** Counts what ordering parts save as a reader wants it, and keeps what was counted. */
export class Orderings {
  /** The page's own view, to come back to. */
  readonly given: OrderingView;
  readonly #start: StartTask;
  #stop: (() => void) | undefined;
  /** The position as readers play on, type and take it back; `follow` searches it. */
  readonly played: PlayedPosition;
  #view = $state.raw() as OrderingView;
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
  done = $state.raw<{ readonly view: OrderingView; readonly counts: Counts }>();

  constructor(view: OrderingView, found?: Counts, start: StartTask = countInWorker) {
    this.given = view;
    this.#view = view;
    this.played = new PlayedPosition(view.game, view.position);
    this.#start = start;
    if (found === undefined) return;
    this.counts = found;
    this.done = { view, counts: found };
  }

  get view(): OrderingView {
    return this.#view;
  }

  get rules() {
    return rulesOf(this.#view.game);
  }

  readonly root: unknown = $derived.by(() => this.rules.read(this.#view.position));
  /** So many moves the search looks at there. */
  readonly branching: number = $derived.by(() => listedRules(this.#view.game).moves(this.root).length);
  /** The depths that all sets have been searched to: what can be looked at. */
  readonly whole: number = $derived.by(() => {
    const lengths = partSets(this.#view).map(({ name }) => this.counts[name]?.length ?? 0);
    return Math.min(...lengths);
  });
  /** The depth that is looked at; 0 before the first is whole. */
  readonly shown: number = $derived.by(() => Math.min(this.#picked ?? Infinity, this.whole));
  readonly savings: Savings | undefined = $derived.by(() => savings(this.counts, this.#view, this.shown));

  /** Counts anew. What runs is ended first. */
  run = () => this.#count(this.#view);

  /** Ends what runs at once; what is counted stays. */
  cancel = () => {
    this.#stop?.();
    this.#stop = undefined;
    if (this.running === "count") this.cancelled = true;
    this.running = undefined;
  };

  /** Times this order against the natural one. */
  time = () => this.#begin("time", this.#view);

  pick(depth: number): void {
    this.#picked = depth;
  }

  /** Searches the played position, where that is not the one that was searched. */
  follow(): void {
    const { game, text } = this.played;
    if (game === this.#view.game && text === this.#view.position) return;
    this.#count({ ...this.#view, game, position: text });
  }

  async setGame(game: WeighedName): Promise<void> {
    if (game === this.#view.game) return;
    await fetchGame(game);
    const { position, depth } = opening(game);
    this.open({ game, position, depth, parts: carriedOver(this.#view.parts, this.#view.game, game) });
  }

  setDepth(text: string): void {
    try {
      const depth = readDepth(text);
      this.depthError = undefined;
      this.#picked = undefined;
      this.#count({ ...this.#view, depth });
    } catch (error) {
      this.depthError = messageOf(error);
    }
  }

  toggle(part: SavingPart): void {
    this.#count({ ...this.#view, parts: toggled(this.#view.parts, part) });
  }

  reset = () => this.open(this.given);

  /** Counts a whole view, such as a link's. */
  open(view: OrderingView): void {
    this.played.start(view.game, view.position);
    this.depthError = this.#picked = undefined;
    this.#count(view);
  }

  /** Shows what prose asks for: a view and the depth to look at. */
  show({ view, pick }: Asked): void {
    if (JSON.stringify(view) !== JSON.stringify(this.#view) || this.running) this.open(view);
    this.#picked = pick;
  }

  #count(view: OrderingView): void {
    this.#view = view;
    this.counts = {};
    this.timing = this.notice = undefined;
    this.#begin("count", view);
  }

  #begin(kind: "count" | "time", view: OrderingView): void {
    this.#stop?.();
    this.running = kind;
    this.cancelled = false;
    this.#stop = this.#start({ kind, view }, (message) => this.#hear(message));
  }

  #hear(message: OrderingMessage): void {
    if (message.kind === "count") this.counts = withCount(this.counts, message.count);
    else if (message.kind === "timed") this.timing = message.timing;
    else {
      if (message.kind === "failed") this.notice = `The search broke off: ${message.message}`;
      else if (this.running === "count") this.done = { view: this.#view, counts: this.counts };
      this.running = this.#stop = undefined;
    }
  }
}
