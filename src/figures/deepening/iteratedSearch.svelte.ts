import type { IterationEnd } from "../../engine/index.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { rulesOf, type WeighedName } from "../../games/rules.ts";
import { carriedOver, type SavingPart, toggled } from "../../kit/orderingParts/savingParts.ts";
import { PlayedPosition } from "../../kit/position/playedPosition.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type Ask, askNewWorker, type Failed } from "../../kit/worker/askWorker.ts";
import { type DeepeningView, deepening, type LimitKind, limitRange } from "./deepening.ts";
import type { Deepened, DeepeningEnd, HalfIteration, IterationReport, Searched } from "./deepenPosition.ts";
import * as words from "./words.ts";

/** What is heard of a search while it runs; the milliseconds are those since it began. */
export type DeepeningMessage =
  | { readonly kind: "iteration"; readonly report: IterationReport; readonly milliseconds: number }
  | { readonly kind: "progress"; readonly half: HalfIteration; readonly milliseconds: number }
  | { readonly kind: "ended"; readonly end: DeepeningEnd; readonly milliseconds: number }
  | Failed;

/** Starts a search and tells what becomes of it. */
export type StartSearch = Ask<Searched, DeepeningMessage>;

/** Searches off the page's own thread, so that the page stays alive however long it takes. */
const deepenInWorker: StartSearch = askNewWorker(
  () => new Worker(new URL("./deepeningWorker.ts", import.meta.url), { type: "module" }),
  ["ended"],
);

/** Why a search is over: its own reason, or the reader's. */
export type Ending = IterationEnd | "cancelled";

const searchedIn = ({ game, position, limit, amount, parts, width }: Searched): Searched => ({
  game,
  position,
  limit,
  amount,
  parts,
  width,
});
const nameOf = (searched: Searched): string => JSON.stringify(searchedIn(searched));

/** Searches a position by iterations as a reader wants it, and keeps what the iterations found. */
export class IteratedSearch {
  /** The chapter's own view, to come back to. */
  readonly given: DeepeningView;
  readonly #start: StartSearch;
  #stop: (() => void) | undefined;
  /** The position as readers play on, type and take it back; `follow` searches it. */
  readonly played: PlayedPosition;
  /** What is searched, or was searched last. */
  #searched = $state.raw() as Searched;
  /** Whole iterations of the search that runs or ran last. */
  iterations = $state.raw<readonly IterationReport[]>([]);
  /** Those of the search before, where it was of the same position: to compare with. */
  before = $state.raw<readonly IterationReport[]>([]);
  /** The iteration that runs, or was left unfinished. */
  half = $state.raw<HalfIteration>();
  ending = $state<Ending>();
  running = $state(false);
  /** Since the search began. */
  milliseconds = $state<number>();
  /** The depth of the iteration that the reader looks at; the last whole one where there is none. */
  #picked = $state<number>();
  /** How many moves of its line are played on the board. */
  ply = $state(0);
  log = $state(false);
  /** What is wrong with the limit last tried; the last good one stays. */
  limitError = $state<string>();
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(view: DeepeningView, found?: Deepened, start: StartSearch = deepenInWorker) {
    this.given = view;
    this.#start = start;
    this.played = new PlayedPosition(view.game, view.position);
    this.#searched = searchedIn(view);
    this.#look(view);
    if (found) this.#keep(found);
  }

  /** What it was searched for is what is shown: facts that change only when a search is over. */
  done = $state.raw<Deepened>();

  get view(): DeepeningView {
    const bars = this.log ? "log" : "linear";
    return { ...this.#searched, iteration: this.#picked, ply: this.plies, bars };
  }

  get rules() {
    return rulesOf(this.#searched.game);
  }

  readonly root: unknown = $derived.by(() => this.rules.read(this.#searched.position));

  /** The iteration that is looked at. */
  readonly shown: IterationReport | undefined = $derived.by(
    () => this.iterations.find(({ depth }) => depth === this.#picked) ?? this.iterations.at(-1),
  );

  /** The positions along the line of that iteration, the root first. */
  readonly positions: readonly unknown[] = $derived.by(() => {
    const positions = [this.root];
    for (const move of this.shown?.line ?? []) positions.push(this.rules.play(positions.at(-1), move));
    return positions;
  });

  get plies(): number {
    return Math.min(this.ply, this.positions.length - 1);
  }

  /** Starts the search anew. What runs is ended first. */
  run = () => this.#search(this.#searched);

  /** Ends the search at once; the whole iterations stay. */
  cancel = () => {
    this.#stop?.();
    this.#stop = undefined;
    if (this.running) this.#end("cancelled");
  };

  pick(depth: number): void {
    this.#picked = depth;
    this.ply = 0;
  }

  stepTo(ply: number): void {
    this.ply = Math.min(Math.max(0, ply), this.positions.length - 1);
  }

  /** Plays the shown part of the line and one move more, and searches what comes of it. */
  play(move: unknown): void {
    for (const step of this.shown?.line.slice(0, this.plies) ?? []) this.played.play(step);
    this.played.play(move);
    this.follow();
  }

  /** Searches the played position, where that is not the one that was searched. */
  follow(): void {
    const { game, text } = this.played;
    if (game === this.#searched.game && text === this.#searched.position) return;
    this.#search({ ...this.#searched, game, position: text });
  }

  async setGame(game: WeighedName): Promise<void> {
    if (game === this.#searched.game) return;
    await fetchGame(game);
    const { limit, amount, parts } = this.#searched;
    const kept = { parts: carriedOver(parts, this.#searched.game, game), bars: this.view.bars };
    // How many plies are soon searched goes by the game; nodes and seconds are as long in each.
    this.show(deepening.over(this.view, { game, ...kept, ...(limit !== "plies" && { amount }) }));
  }

  setLimitKind(limit: LimitKind): void {
    this.setAmount(limit, String(limitRange[limit].first));
  }

  setAmount(limit: LimitKind, text: string): void {
    try {
      const amount = deepening.fields.amount.of({ ...this.#searched, limit }).read(text, "amount");
      this.limitError = undefined;
      this.#search({ ...this.#searched, limit, amount });
    } catch (error) {
      this.limitError = messageOf(error);
    }
  }

  toggle(part: SavingPart): void {
    this.#search({ ...this.#searched, parts: toggled(this.#searched.parts, part) });
  }

  setWidth(width: number): void {
    this.#search({ ...this.#searched, width });
  }

  reset = () => this.show(this.given);

  /** Shows a view, and searches it where that has not been done. What is not found yet is looked at once it is. */
  show(view: DeepeningView): void {
    const { ending, running } = this;
    const isFound = !running && ending !== undefined && ending !== "cancelled";
    this.played.start(view.game, view.position);
    this.limitError = this.notice = undefined;
    if (!isFound || nameOf(view) !== nameOf(this.#searched)) this.#search(searchedIn(view));
    this.#look(view);
  }

  #look({ iteration, ply, bars }: DeepeningView): void {
    this.#picked = iteration;
    this.ply = ply;
    this.log = bars === "log";
  }

  #search(searched: Searched): void {
    this.#stop?.();
    const { game, position } = this.#searched;
    // The same search twice is nothing to compare.
    const other = nameOf(searched) !== nameOf(this.#searched);
    if (searched.game !== game || searched.position !== position) this.before = [];
    else if (other) this.before = this.iterations;
    this.#searched = searched;
    this.iterations = [];
    this.half = this.ending = this.notice = this.#picked = undefined;
    this.ply = 0;
    this.milliseconds = 0;
    this.running = true;
    this.#stop = this.#start(searched, (message) => this.#hear(message));
  }

  #hear(message: DeepeningMessage): void {
    if (message.kind === "failed") {
      this.notice = words.brokenOff(message.message);
      this.#end("cancelled");
      return;
    }
    this.milliseconds = message.milliseconds;
    if (message.kind === "progress") this.half = message.half;
    else if (message.kind === "iteration") {
      this.iterations = [...this.iterations, message.report];
      this.half = undefined;
    } else {
      this.half = message.end.half;
      this.#end(message.end.ended);
    }
  }

  #end(ending: Ending): void {
    this.running = false;
    this.#stop = undefined;
    this.ending = ending;
    if (this.iterations.length === 0) return;
    const ended = ending === "cancelled" ? "stop" : ending;
    this.done = { iterations: this.iterations, half: this.half, ended };
  }

  #keep(found: Deepened): void {
    this.iterations = found.iterations;
    this.half = found.half;
    this.ending = found.ended;
    this.done = found;
  }
}
