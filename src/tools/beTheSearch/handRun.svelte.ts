import { type Act, isSameAct, readAct, writeAct } from "../../kit/byHand/act.ts";
import { actsOf, type TracedAct } from "../../kit/byHand/actsOf.ts";
import { HandState } from "../../kit/byHand/handState.ts";
import { likeWhich, type OtherName } from "../../kit/byHand/likeWhich.ts";
import { reasonFor } from "../../kit/byHand/reasonFor.ts";
import { roundingAt } from "../../kit/byHand/roundingAt.ts";
import type { Run } from "../../kit/run/run.ts";
import type { End } from "./byHandText.ts";
import type { Carried } from "./practice.svelte.ts";
import * as words from "./words.ts";

/** An act that the search does not do at its place, why, and which other searches would do it. */
export interface WrongAct {
  /** How many right acts came before it. */
  readonly place: number;
  /** What was done; undefined where nothing more was, though the search goes on. */
  readonly act: Act | undefined;
  readonly reason: string;
  readonly like: readonly OtherName[];
}

/** When somebody is told what was wrong: at once, or at the end, as in an examination. */
export const tellings = ["atOnce", "atEnd"] as const;
export type Telling = (typeof tellings)[number];

/** One search that is carried out by hand: what was done, what was wrong, and what the search itself does. */
export class HandRun implements Carried {
  readonly run: Run;
  readonly right: readonly TracedAct[];
  readonly telling: Telling;
  acts = $state.raw<readonly Act[]>([]);
  wrongs = $state.raw<readonly WrongAct[]>([]);
  /** The wrong act that was tried last, until something else is done. */
  told = $state.raw<WrongAct>();
  /** Wrong acts before the page was loaded anew. */
  wrongBefore = $state(0);
  over = $state(false);
  /** It was broken off, and the search shown. */
  shown = $state(false);
  readonly state = $derived.by(() => new HandState(this.run, this.acts));

  constructor(run: Run, telling: Telling) {
    this.run = run;
    this.right = actsOf(run);
    this.telling = telling;
  }

  get size(): number {
    return this.right.length;
  }

  anew(): HandRun {
    return new HandRun(this.run, this.telling);
  }

  written(): string[] {
    return this.acts.map(writeAct);
  }

  goOn(texts: readonly string[], wrong: number): void {
    for (const text of texts) {
      const act = readAct(text);
      if (act === undefined) break;
      this.do(act);
    }
    this.told = undefined;
    // Of an examination what was wrong is found again.
    if (this.telling === "atOnce") this.wrongBefore = wrong;
  }

  end(how: End): void {
    if (how === "shown") this.show();
    else if (this.telling === "atEnd") this.handIn();
  }

  /** Does an act. Where it is wrong and that is told at once, it is told and not done. */
  do(act: Act): void {
    if (this.over || !this.state.kinds.includes(act.kind)) return;
    this.told = undefined;
    if (this.telling === "atEnd") {
      this.acts = [...this.acts, act];
      return;
    }
    const place = this.acts.length;
    const { act: right } = this.right[place];
    if (this.#isRight(place, act)) {
      // As the search has it: what was rounded is not worked on with.
      this.acts = [...this.acts, right];
      this.over = this.acts.length === this.right.length;
      return;
    }
    this.told = this.#wrong(place, act);
    this.wrongs = [...this.wrongs, this.told];
  }

  /** Takes the last act back. */
  takeBack(): void {
    this.told = undefined;
    if (!this.over) this.acts = this.acts.slice(0, -1);
  }

  /** Says that the search is done: what was wrong first is told now. */
  handIn(): void {
    const parting = this.right.findIndex(
      (_, place) => this.acts[place] === undefined || !this.#isRight(place, this.acts[place]),
    );
    const place = parting < 0 && this.acts.length > this.right.length ? this.right.length : parting;
    const act = this.acts[place];
    const nothing = { place, act: undefined, reason: words.goesOn, like: [] };
    if (place >= 0) this.wrongs = [act ? this.#wrong(place, act) : nothing];
    this.over = true;
  }

  /** Shows the search, whatever was done of it. */
  show(): void {
    this.shown = true;
    this.over = true;
  }

  get wrongCount(): number {
    return this.wrongBefore + this.wrongs.length;
  }

  /** How many acts were right before the first that was not, or before it was broken off. */
  get rightAtFirst(): number {
    return this.wrongs[0]?.place ?? this.acts.length;
  }

  #isRight = (place: number, act: Act): boolean =>
    isSameAct(act, this.right[place].act, roundingAt(this.run, this.right, place));

  #wrong(place: number, act: Act): WrongAct {
    // All before it were right, but for what was rounded.
    const done = this.right.slice(0, place).map(({ act }) => act);
    const right = this.right[place]?.act;
    const reason = right ? reasonFor(new HandState(this.run, done), act, right) : words.isDone;
    return { place, act, reason, like: right ? likeWhich(this.run, done, act) : [] };
  }
}
