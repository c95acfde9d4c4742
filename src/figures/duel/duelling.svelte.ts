import { type DiceGame, diceGames } from "../../kit/dice/diceGames.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type DuelView, duel } from "./duel.ts";
import { scoreOf } from "./duelScore.ts";
import type { DuelGame, Duellist, DuelPair } from "./pairSteps.ts";
import { type DuelPlayer, writePlayer } from "./players.ts";
import { type DuelMessage, playInWorker, type StartDuel } from "./playInWorker.ts";
import * as words from "./words.ts";

/** The fields that are typed into. */
export type TypedField = "pairs" | "seed";

/** A duel, the pairs that are played of it, and all that a reader can do to it. */
export class Duelling {
  readonly given: DuelView;
  readonly #start: StartDuel;
  #stop: (() => void) | undefined;
  #view = $state.raw() as DuelView;
  pairs = $state.raw<readonly DuelPair[]>([]);
  running = $state(false);
  cancelled = $state(false);
  /** Choices that were made since the last pair was over. */
  choices = $state(0);
  /** What is wrong with what was typed last, by its field; the last good one stays. */
  errors = $state.raw<Readonly<Partial<Record<TypedField, string>>>>({});
  notice = $state<string>();

  constructor(view: DuelView, start: StartDuel = playInWorker) {
    this.given = view;
    this.#view = view;
    this.#start = start;
  }

  get view(): DuelView {
    return { ...this.#view, begun: this.running || this.isOver };
  }

  readonly score = $derived.by(() => scoreOf(this.pairs));
  /** Whether all pairs are over that were fixed beforehand: then the interval holds. */
  readonly isOver: boolean = $derived.by(() => this.pairs.length >= this.#view.pairs);
  /** The games that a program broke off, and so lost. */
  readonly brokenOff: readonly DuelGame[] = $derived.by(() =>
    this.pairs.flat().filter(({ brokeOff }) => brokeOff !== undefined),
  );

  /** The view with these changes, of which nothing is played yet. */
  change(changes: Partial<DuelView>): void {
    this.cancel();
    this.cancelled = false;
    this.errors = {};
    this.notice = undefined;
    // Who has seen how it goes and then wants more pairs gets other dice: else one might play on until it suits.
    const isLookedAt = this.pairs.length > 0 && changes.pairs !== undefined && changes.seed === undefined;
    this.#view = { ...this.#view, ...changes, ...(isLookedAt && { seed: nextSeed(this.#view.seed) }) };
    this.pairs = [];
  }

  /** Another game, with those who usually play it; a program of the reader's goes on. */
  setGame(game: DiceGame): void {
    if (!diceGames.includes(game)) return;
    const { first, second } = this.#view;
    const own = (player: DuelPlayer) => (player.kind === "program" ? writePlayer(player) : undefined);
    this.change(
      duel.over(this.#view, {
        game,
        ...(own(first) && { first: own(first) }),
        ...(own(second) && { second: own(second) }),
      }),
    );
  }

  setPlayer(who: Duellist, player: DuelPlayer): void {
    this.change({ [who]: player });
  }

  type(field: TypedField, text: string): void {
    try {
      this.change({ [field]: duel.fields[field].read(text, field) });
    } catch (error) {
      this.errors = { ...this.errors, [field]: messageOf(error) };
    }
  }

  forgive(field: TypedField): void {
    this.errors = { ...this.errors, [field]: undefined };
  }

  /** Plays the pairs that are missing; where none is, as many with other dice. */
  run = (): void => {
    this.cancel();
    this.notice = undefined;
    if (this.isOver) this.change({ seed: nextSeed(this.#view.seed) });
    this.cancelled = false;
    this.choices = 0;
    this.running = true;
    const task = { view: this.#view, from: this.pairs.length, to: this.#view.pairs };
    this.#stop = this.#start(task, (message) => this.#hear(message));
  };

  /** Ends what runs at once; the pairs that are over stay. */
  cancel = (): void => {
    this.#stop?.();
    this.#stop = undefined;
    if (this.running) this.cancelled = true;
    this.running = false;
  };

  reset = (): void => this.change(this.given);

  /** Shows a view of the page's or a link's, and plays it, unless it waited when it was left. */
  show(view: DuelView): void {
    this.change(view);
    if (view.begun) this.run();
  }

  #hear(message: DuelMessage): void {
    if (message.kind === "choices") this.choices = message.choices;
    else if (message.kind === "pair") {
      this.pairs = [...this.pairs, message.games];
      this.choices = 0;
    } else if (message.kind !== "ask") {
      this.#stop = undefined;
      this.running = false;
      if (message.kind === "failed") this.notice = words.brokeOff(message.message);
    }
  }
}

const nextSeed = (seed: number): number => (seed + 1) % 1_000_000_000;
