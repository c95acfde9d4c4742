import type { Fairness } from "../../engine/index.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type Ask, askNewWorker, type Failed } from "../../kit/worker/askWorker.ts";
import { type FairnessView, fairness, type GameName, mostRows } from "./fairness.ts";
import { nodesToSolve } from "./limits.ts";
import * as words from "./words.ts";

/** What is heard of a worker that measures: nodes that it has entered and games that it has played so far, or all. */
export type MeasureMessage =
  | { readonly kind: "progress"; readonly nodes: number; readonly games: number }
  | { readonly kind: "measured"; readonly found: Fairness }
  | Failed;

/** Starts to measure and tells what becomes of it. */
export type StartMeasuring = Ask<FairnessView, MeasureMessage>;

/** Off the page's own thread, so that the page stays alive however long it takes. */
const inWorker: StartMeasuring = askNewWorker(
  () => new Worker(new URL("./measureWorker.ts", import.meta.url), { type: "module" }),
  ["measured"],
);

/** A game under rules that a reader changes, and what was measured of it. */
export class Measuring {
  /** The page's own view, to come back to. */
  readonly given: FairnessView;
  readonly #start: StartMeasuring;
  #stop: (() => void) | undefined;
  #view = $state.raw() as FairnessView;
  /** By the view: what was measured once need not be again. */
  #known = $state.raw<ReadonlyMap<string, Fairness>>(new Map());
  running = $state(false);
  cancelled = $state(false);
  nodes = $state(0);
  games = $state(0);
  /** What is wrong with the number of games that was typed last; the last good one stays. */
  gamesError = $state<string>();
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(view: FairnessView, found?: Fairness, start: StartMeasuring = inWorker) {
    this.given = view;
    this.#view = view;
    this.#start = start;
    if (found) this.#known = new Map([[keyOf(view), found]]);
  }

  get view(): FairnessView {
    return this.#view;
  }

  /** What was measured of this very view. */
  readonly found: Fairness | undefined = $derived.by(() => this.#known.get(keyOf(this.#view)));

  /** Other rules; what would make no sense beside them is taken as near as it can be. Measured at once. */
  change(changes: Partial<FairnessView>): void {
    const { columns, rows, goal, bonus, length, headStart, ...others } = { ...this.#view, ...changes };
    this.show({
      ...others,
      columns,
      rows: Math.min(rows, mostRows(columns)),
      goal,
      bonus: Math.min(bonus, goal - 1),
      length,
      headStart: Math.min(headStart, length - 1),
    });
  }

  /** Another game, under its usual rules. */
  setGame(game: GameName): void {
    this.show(fairness.over(this.#view, { game }));
  }

  setGames(text: string): void {
    try {
      this.change({ games: fairness.over(this.#view, { games: text }).games });
    } catch (error) {
      this.gamesError = messageOf(error);
    }
  }

  reset = () => this.show(this.given);

  /** Shows a view, and measures it where that has not been done. */
  show(view: FairnessView): void {
    this.#end();
    this.#view = view;
    this.cancelled = false;
    this.gamesError = this.notice = undefined;
    if (this.found === undefined) this.run();
  }

  /** Measures; where that is done already, the same number of other games is played. */
  run = () => {
    if (this.found) {
      // A number that was refused stays in its field with the reason.
      const wrong = this.gamesError;
      this.show({ ...this.#view, seed: (this.#view.seed % 999_999_999) + 1 });
      this.gamesError = wrong;
      return;
    }
    this.#end();
    this.cancelled = false;
    this.running = true;
    [this.nodes, this.games] = [0, 0];
    const key = keyOf(this.#view);
    this.#stop = this.#start(this.#view, (message) => this.#hear(key, message));
  };

  /** Ends what runs at once. */
  cancel = () => {
    this.cancelled = this.running;
    this.#end();
  };

  #end(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.running = false;
  }

  #hear(key: string, message: MeasureMessage): void {
    if (message.kind === "progress") [this.nodes, this.games] = [message.nodes, message.games];
    else {
      this.running = false;
      this.#stop = undefined;
      if (message.kind === "failed") this.notice = words.brokeOff(message.message);
      else this.#known = new Map([...this.#known, [key, message.found]]);
    }
  }
}

const keyOf = (view: FairnessView): string => fairness.write(view).toString();

/** How far it is: a share from 0 to 1, and in words. The first half is the search of the game itself, the second are the games. */
export function progressOf({ running, cancelled, nodes, games, view, found }: Measuring): {
  readonly share: number;
  readonly text: string;
} {
  if (!running) {
    const text = cancelled ? words.cancelled : found ? words.measured(found.lengths.length) : words.notYet;
    return { share: 0, text };
  }
  if (games > 0) return { share: 0.5 + games / view.games / 2, text: words.playing(games, view.games) };
  return { share: Math.min(nodes / nodesToSolve, 1) / 2, text: words.solving(nodes) };
}
