import type { Procedure } from "../../../kit/byHand/procedures/procedure.ts";
import type { End } from "../byHandText.ts";
import type { Telling } from "../handRun.svelte.ts";
import type { Carried } from "../practice.svelte.ts";

/** An act that is not right at its place, why, and which known mistakes would do it. */
export interface WrongNumbers<Act> {
  readonly place: number;
  readonly act: Act;
  readonly reason: string;
  readonly like: readonly string[];
}

/**
 * A procedure that is carried out by hand. What is told at once can be tried again; as in an examination each act is done
 * once, and what is right goes on.
 */
export class ProcedureHand<Act, Of extends Procedure<Act> = Procedure<Act>> implements Carried {
  readonly of: Of;
  readonly telling: Telling;
  /** What was done, one for each that is right. */
  done = $state.raw<readonly Act[]>([]);
  wrongs = $state.raw<readonly WrongNumbers<Act>[]>([]);
  /** The wrong act that was tried last, until something else is done. */
  told = $state.raw<WrongNumbers<Act>>();
  wrongBefore = $state(0);
  /** It was broken off, and what is right shown. */
  shown = $state(false);

  constructor(of: Of, telling: Telling) {
    this.of = of;
    this.telling = telling;
  }

  /** How many acts are done. */
  get place(): number {
    return this.done.length;
  }

  get size(): number {
    return this.of.acts.length;
  }

  get over(): boolean {
    return this.shown || this.place === this.size;
  }

  get wrongCount(): number {
    return this.wrongBefore + this.wrongs.length;
  }

  /** What is right next; undefined when all is done. */
  get next(): Act | undefined {
    return this.of.acts[this.place];
  }

  do(act: Act): void {
    if (this.over) return;
    const { of, place } = this;
    this.told = undefined;
    const isRight = of.isRight(place, act);
    if (!isRight) {
      const wrong = { place, act, reason: of.reason(place, act), like: of.like(place, act) };
      this.wrongs = [...this.wrongs, wrong];
      if (this.telling === "atOnce") this.told = wrong;
    }
    if (isRight || this.telling === "atEnd") this.done = [...this.done, act];
  }

  takeBack(): void {
    this.told = undefined;
    if (!this.over && this.telling === "atOnce") this.done = this.done.slice(0, -1);
  }

  show(): void {
    this.told = undefined;
    this.shown = true;
  }

  anew(): ProcedureHand<Act, Of> {
    return new ProcedureHand(this.of, this.telling);
  }

  written(): string[] {
    return this.done.map((act) => this.of.write(act));
  }

  goOn(texts: readonly string[], wrong: number): void {
    for (const text of texts) {
      const act = this.of.read(text);
      if (act === undefined) break;
      this.do(act);
    }
    this.told = undefined;
    // Of an examination all acts are kept, and what was wrong is found again.
    if (this.telling === "atOnce") {
      this.wrongs = [];
      this.wrongBefore = wrong;
    }
  }

  /** What is done to its end is over by itself. */
  end(how: End): void {
    if (how === "shown") this.show();
  }
}
