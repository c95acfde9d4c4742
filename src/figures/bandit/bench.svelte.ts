import { handGames } from "../../engine/index.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type Ask, askNewWorker, type Failed } from "../../kit/worker/askWorker.ts";
import { armReadings } from "./armReadings.ts";
import { type BanditView, bandit, mostRounds } from "./bandit.ts";
import { type HandGameName, habits, type OpponentName, readWeights } from "./benchChoices.ts";
import { playView, type RegretSeries, regretKey } from "./regretSeries.ts";
import * as words from "./words.ts";

/** What is heard of a worker that plays many matches. */
export type RegretMessage =
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "done"; readonly series: readonly RegretSeries[] }
  | Failed;

/** Starts to play and tells what becomes of it. */
type StartRegrets = Ask<BanditView, RegretMessage>;

/** Plays off the page's own thread, so that the page stays alive. */
const regretsInWorker: StartRegrets = askNewWorker(
  () => new Worker(new URL("./regretWorker.ts", import.meta.url), { type: "module" }),
  ["done"],
);

/** Milliseconds without another change before many matches are played anew: a slider that is dragged changes often. */
const patience = 250;

/** A learner at its bench, whom it meets, and all that a reader can do to them. */
export class Bench {
  /** The chapter's own view, to come back to. */
  readonly given: BanditView;
  readonly #start: StartRegrets;
  #stop: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #view = $state.raw() as BanditView;
  /** Regrets over many seeds, and what they were played for. */
  regrets = $state.raw<{ readonly key: string; readonly series: readonly RegretSeries[] }>();
  /** The share of the matches that are played, while they are. */
  share = $state<number>();
  cancelled = $state(false);
  /** What is wrong with what was typed last, by its field; the last good one stays. */
  errors = $state.raw<{ readonly weights?: string; readonly seed?: string }>({});
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(view: BanditView, found?: readonly RegretSeries[], start: StartRegrets = regretsInWorker) {
    this.given = view;
    this.#view = view;
    this.#start = start;
    if (found) this.regrets = { key: regretKey(view), series: found };
  }

  get view(): BanditView {
    return this.#view;
  }

  readonly hands: readonly string[] = $derived.by(() => handGames[this.#view.game].hands);
  readonly played = $derived.by(() => playView(this.#view));
  readonly readings = $derived.by(() => armReadings(this.#view, this.played.match.arms));
  /** The series that belong to the view; none while they are not played, and none against you. */
  readonly series: readonly RegretSeries[] = $derived.by(() =>
    this.regrets?.key === regretKey(this.#view) ? this.regrets.series : [],
  );
  readonly canPlay = $derived.by(() => this.#view.rounds < mostRounds);

  /** The view with these changes; a change of the game or of whom it meets begins anew. */
  change(changes: Partial<BanditView>): void {
    this.errors = {};
    this.notice = undefined;
    const before = regretKey(this.#view);
    this.#view = { ...this.#view, ...changes };
    if (regretKey(this.#view) !== before) this.#later();
  }

  setGame(game: HandGameName): void {
    this.change({ game, weights: habits[game], shown: [], rounds: 0 });
  }

  setOpponent(opponent: OpponentName): void {
    this.change({ opponent, shown: [], rounds: 0 });
  }

  typeWeights = (text: string): void => {
    try {
      this.change({ weights: readWeights(text, this.#view.game) });
    } catch (error) {
      this.errors = { ...this.errors, weights: messageOf(error) };
    }
  };

  typeSeed = (text: string): void => {
    try {
      this.change({ seed: bandit.fields.seed.read(text, "seed") });
    } catch (error) {
      this.errors = { ...this.errors, seed: messageOf(error) };
    }
  };

  /** Your hand, in the next round. */
  showHand(hand: number): void {
    if (!this.canPlay || this.#view.opponent !== "you") return;
    const shown = [...this.#view.shown, hand];
    this.change({ shown, rounds: shown.length });
  }

  /** So many rounds on, or back where it is negative; against you only back. */
  go(by: number): void {
    const { opponent, shown } = this.#view;
    const most = opponent === "you" ? shown.length : mostRounds;
    const rounds = Math.max(0, Math.min(most, this.#view.rounds + by));
    this.change(opponent === "you" ? { shown: shown.slice(0, rounds), rounds } : { rounds });
  }

  startOver = (): void => this.go(-this.#view.rounds);

  reset = (): void => this.show(this.given);

  show(view: BanditView): void {
    this.change(view);
  }

  /** Plays all seeds, where they are not played yet. */
  run = (): void => {
    this.cancel();
    this.cancelled = false;
    if (this.#view.opponent === "you" || this.series.length > 0) return;
    const key = regretKey(this.#view);
    this.share = 0;
    this.#stop = this.#start(this.#view, (message) => {
      if (message.kind === "share") this.share = message.share;
      else {
        this.share = this.#stop = undefined;
        if (message.kind === "done") this.regrets = { key, series: message.series };
        else this.notice = words.brokenOff(message.message);
      }
    });
  };

  cancel = (): void => {
    clearTimeout(this.#timer);
    this.#stop?.();
    if (this.share !== undefined) this.cancelled = true;
    this.share = this.#stop = undefined;
  };

  #later(): void {
    this.cancel();
    this.cancelled = false;
    if (this.#view.opponent === "you") return;
    this.share = 0;
    this.#timer = setTimeout(this.run, patience);
  }
}

/** The key that shows a hand. */
export const handKeys: Readonly<Record<string, string>> = {
  rock: "r",
  paper: "p",
  scissors: "s",
  Spock: "k",
  lizard: "l",
};

/** Fields that use arrows and letters themselves. */
const typing = "input, select, textarea";

/**
 * Does what a key means at a bench: arrows play a round and take it back, ten with Shift; Space plays one; Home starts over; letters
 * show your hand. True if it means something.
 */
export function pressBenchKey(event: KeyboardEvent, bench: Bench): boolean {
  if ((event.target as Element).closest(typing)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const isYou = bench.view.opponent === "you";
  const stride = event.shiftKey ? 10 : 1;
  if (event.key === "ArrowLeft") bench.go(-stride);
  else if (event.key === "ArrowRight" && !isYou) bench.go(stride);
  else if (event.key === " " && !isYou && !(event.target as Element).closest("button")) bench.go(1);
  else if (event.key === "Home") bench.startOver();
  else {
    const hand = bench.hands.findIndex((name) => handKeys[name] === event.key.toLowerCase());
    if (!isYou || hand < 0) return false;
    bench.showHand(hand);
  }
  return true;
}
