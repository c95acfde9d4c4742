import type { IterationEnd } from "../../engine/index.ts";
import { rulesOf, type WeighedName } from "../../games/rules.ts";
import { carriedOver, type SavingPart, toggled } from "../../kit/orderingParts/savingParts.ts";
import { PlayedPosition } from "../../kit/position/playedPosition.svelte.ts";
import type { Setting } from "../../kit/prose/registry.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type DeepeningMessage, deepenInWorker, type StartSearch } from "./deepenInWorker.ts";
import type { DeepeningLook } from "./deepeningLook.ts";
import { deepeningViewOf } from "./deepeningProps.ts";
import type { DeepeningView } from "./deepeningView.ts";
import type { HalfIteration, IterationReport } from "./deepenPosition.ts";
import { type Limit, type LimitKind, limitRange, readLimit } from "./limit.ts";
import type { Deepened } from "./runDeepening.ts";
import { settingOver } from "./settingOver.ts";

/** Why a search is over: its own reason, or the reader's. */
export type Ending = IterationEnd | "cancelled";

/** Searches a position by iterations as a reader wants it, and keeps what the iterations found. */
export class Deepening {
  /** The chapter's own view, to come back to. */
  readonly given: DeepeningView;
  readonly #start: StartSearch;
  #stop: (() => void) | undefined;
  /** The position as readers play on, type and take it back; `follow` searches it. */
  readonly played: PlayedPosition;
  /** What is searched, or was searched last. */
  #view = $state.raw() as DeepeningView;
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
    this.#view = view;
    this.played = new PlayedPosition(view.game, view.position);
    this.#start = start;
    if (found) this.#keep(found);
  }

  /** What it was searched for is what is shown: facts that change only when a search is over. */
  done = $state.raw<Deepened>();

  get view(): DeepeningView {
    return this.#view;
  }

  get look(): DeepeningLook {
    return { pick: this.#picked, ply: this.plies, log: this.log };
  }

  /** What the search has not found yet is looked at when it has. */
  set look({ pick, ply, log }: DeepeningLook) {
    this.#picked = pick;
    this.ply = ply;
    this.log = log;
  }

  get rules() {
    return rulesOf(this.#view.game);
  }

  readonly root: unknown = $derived.by(() => this.rules.read(this.#view.position));

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
  run = () => this.#search(this.#view);

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
    if (game === this.#view.game && text === this.#view.position) return;
    this.#search({ ...this.#view, game, position: text });
  }

  setGame(game: WeighedName): void {
    if (game === this.#view.game) return;
    const { limit, parts, width } = this.#view;
    const first = deepeningViewOf({ game });
    this.open({
      ...first,
      limit: limit.kind === "plies" ? first.limit : limit,
      parts: carriedOver(parts, this.#view.game, game),
      width,
    });
  }

  setLimitKind(kind: LimitKind): void {
    this.setLimit(kind, String(limitRange[kind].first));
  }

  setLimit(kind: string, amount: string): void {
    try {
      this.#limit(readLimit(kind, amount));
    } catch (error) {
      this.limitError = messageOf(error);
    }
  }

  toggle(part: SavingPart): void {
    this.#search({ ...this.#view, parts: toggled(this.#view.parts, part) });
  }

  setWidth(width: number): void {
    this.#search({ ...this.#view, width });
  }

  reset = () => {
    this.log = false;
    this.open(this.given);
  };

  /** Searches a whole view, such as a link's. */
  open(view: DeepeningView): void {
    this.played.start(view.game, view.position);
    this.limitError = undefined;
    this.#search(view);
  }

  /** What prose asks for, over the chapter's own view: see `settingOver`. Throws where there is no such thing. */
  show(setting: Setting): void {
    const { view, pick, log } = settingOver(this.given, setting);
    if (log !== undefined) this.log = log;
    if (JSON.stringify(view) !== JSON.stringify(this.#view) || this.running) this.open(view);
    this.#picked = pick;
    this.ply = 0;
  }

  #limit(limit: Limit): void {
    this.limitError = undefined;
    this.#search({ ...this.#view, limit });
  }

  #search(view: DeepeningView): void {
    this.#stop?.();
    const here = view.game === this.#view.game && view.position === this.#view.position;
    // The same search twice is nothing to compare.
    const other = JSON.stringify(view) !== JSON.stringify(this.#view);
    if (!here) this.before = [];
    else if (other) this.before = this.iterations;
    this.#view = view;
    this.iterations = [];
    this.half = this.ending = this.notice = this.#picked = undefined;
    this.ply = 0;
    this.milliseconds = 0;
    this.running = true;
    this.#stop = this.#start(view, (message) => this.#hear(message));
  }

  #hear(message: DeepeningMessage): void {
    if (message.kind === "failed") {
      this.notice = `The search broke off: ${message.message}`;
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
