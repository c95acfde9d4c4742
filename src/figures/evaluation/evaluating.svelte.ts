import { alphaBeta, type Counted, randomEvaluation, reweigh, type Side } from "../../engine/index.ts";
import { estimatedFaces, featureOf } from "../../games/estimatedFaces.ts";
import { isSmall } from "../../games/namedGame.ts";
import { type Rules, rulesOf, searchedRules, type WeighedName } from "../../games/rules.ts";
import { type SearchedRow, searchedRow } from "../../kit/moveTable/searchedRow.ts";
import { PlayedPosition } from "../../kit/position/playedPosition.svelte.ts";
import type { EvaluationView } from "./evaluation.ts";
import * as words from "./words.ts";

/** A weight is at most twice the largest of the game's own, to either side. */
export const greatestWeight = (game: WeighedName): number =>
  2 * Math.max(...Object.values(rulesOf(game).evaluation.weights));

/** A feature as it counts in the position that is shown. */
export interface Weighed {
  readonly name: string;
  readonly title: string;
  readonly explain: string;
  readonly on: boolean;
  readonly weight: number;
  /** How much each side has of it: how many cases, where none counts for more than another. */
  readonly max: number;
  readonly min: number;
  readonly cases: readonly Counted[];
  /** Its share of the sum: the difference times the weight, or 0 while it is off. */
  readonly points: number;
}

/** How much each case counts for, together. */
const worthOf = (cases: readonly Counted[], side: Side) =>
  cases.reduce((sum, one) => sum + (one.side === side ? (one.worth ?? 1) : 0), 0);

/** A position, the features that estimate it, and all that a reader can do to either. */
export class Evaluating {
  /** The chapter's own view, to come back to. */
  readonly given: EvaluationView;
  readonly played: PlayedPosition;
  weights = $state.raw<Readonly<Record<string, number>>>({});
  off = $state.raw<readonly string[]>([]);
  #depth = $state(1);
  random = $state<number>();
  swapped = $state(false);
  /** The feature whose cases are pointed out on the board. */
  pointed = $state<string>();
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(view: EvaluationView) {
    this.given = view;
    this.played = new PlayedPosition(view.game, view.position);
    this.show(view);
  }

  /** The position whose features are counted: with the sides exchanged, if that is how it is looked at. */
  readonly seen: unknown = $derived.by(() =>
    this.swapped ? this.rules.evaluation.exchange(this.played.position) : this.played.position,
  );
  readonly features: readonly Weighed[] = $derived.by(() =>
    this.rules.evaluation.features.map((feature) => {
      const cases = feature.counted(this.seen);
      const [max, min] = [worthOf(cases, "max"), worthOf(cases, "min")];
      const on = !this.off.includes(feature.name);
      const weight = this.weightOf(feature.name);
      const points = on ? weight * (max - min) : 0;
      const { name } = feature;
      const { title, explain } = featureOf(this.played.game, name);
      return { name, title, explain, on, weight, max, min, cases, points: points + 0 };
    }),
  );
  readonly sum: number = $derived.by(() => this.features.reduce((sum, { points }) => sum + points, 0));
  /** The rules with the reader's weights. */
  readonly weighed: Rules = $derived.by(() => reweigh(searchedRules(this.played.game), this.counting));
  readonly scale: number = $derived.by(() => this.weighed.evaluation.scale);
  /** Large boards have large scales: what their moves are worth is told in points, before the division. */
  readonly unit: number = $derived.by(() => (isSmall(this.played.game) ? 1 : this.scale));
  readonly estimate: number = $derived.by(() => this.judged.evaluate(this.seen));
  /** The rules by whose estimates a move is chosen. */
  readonly judged = $derived.by(() =>
    this.random === undefined ? this.weighed : randomEvaluation(searchedRules(this.played.game), this.random),
  );
  readonly chosen: SearchedRow = $derived.by(() => {
    return searchedRow(
      words.searched(this.depth, this.random !== undefined, this.unit !== 1),
      this.judged,
      this.played.position,
      alphaBeta,
      this.depth,
    );
  });
  /** The same, searched to the end of the game; undefined where that would take too long. */
  readonly truth: SearchedRow | undefined = $derived.by(() => {
    const left = this.rules.diagram(this.played.position).split(/[.-]/).length - 1;
    if (left > estimatedFaces[this.played.game].searchable) return undefined;
    return searchedRow(words.toTheEnd, this.rules, this.played.position, alphaBeta, Infinity);
  });

  get rules(): Rules {
    return this.played.rules;
  }

  get depth(): number {
    return Math.min(this.#depth, estimatedFaces[this.played.game].deepest);
  }

  set depth(plies: number) {
    this.#depth = Math.max(1, Math.min(estimatedFaces[this.played.game].deepest, plies));
  }

  get view(): EvaluationView {
    const { game, text } = this.played;
    const { weights, off, depth, random, swapped } = this;
    return { game, position: text, weights, off, depth, random, swapped };
  }

  weightOf(name: string): number {
    return this.weights[name] ?? this.rules.evaluation.weights[name] ?? 0;
  }

  setWeight(name: string, weight: number): void {
    const most = greatestWeight(this.played.game);
    const whole = Math.max(-most, Math.min(most, Math.round(weight)));
    const { [name]: _, ...others } = this.weights;
    this.weights = whole === this.rules.evaluation.weights[name] ? others : { ...others, [name]: whole };
  }

  /** Those that count, by their features' names: 0 for what is off. */
  get counting(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.features.map(({ name, on, weight }) => [name, on ? weight : 0]));
  }

  /** Puts these weights in the place of those that count. A feature that was off and weighs something is on again. */
  take(weights: Readonly<Record<string, number>>): void {
    this.off = this.off.filter((name) => !weights[name]);
    for (const [name, weight] of Object.entries(weights)) {
      if (!this.off.includes(name)) this.setWeight(name, weight);
    }
  }

  toggle(name: string): void {
    this.off = this.off.includes(name) ? this.off.filter((other) => other !== name) : [...this.off, name];
  }

  /** The other game, from its start, with its own features and weights. */
  setGame(game: WeighedName): void {
    const rules = rulesOf(game);
    this.show({ ...this.given, game, position: rules.write(rules.start), weights: {}, off: [] });
  }

  /** Guesses by lot, another each time; or by the features again. */
  draw = (): void => {
    this.random = (this.random ?? 0) + 1;
  };

  reset = (): void => this.show(this.given);

  show(view: EvaluationView): void {
    this.played.start(view.game, view.position);
    this.weights = view.weights;
    this.off = view.off;
    this.depth = view.depth;
    this.random = view.random;
    this.swapped = view.swapped;
    this.pointed = undefined;
    this.notice = undefined;
  }
}
