import type { Rows } from "./rows.ts";

/**
 * The events of a story by number, 1 to `length`: event e leads from step e − 1 to step e. Each has a code; a kind of event
 * has one code, or several that say more of it.
 */
export abstract class EventLog<Kind extends string> {
  readonly length: number;
  readonly #byCode: Rows;

  /** `byCode` are the numbers of the events by their codes. */
  constructor(byCode: Rows) {
    this.#byCode = byCode;
    this.length = byCode.items.length;
  }

  abstract code(event: number): number;

  abstract kind(event: number): Kind;

  /** The codes of a kind, one or several. */
  protected abstract codesOf(kind: Kind): readonly number[];

  protected get byCode(): Pick<Rows, "starts" | "items"> {
    const { starts, items } = this.#byCode;
    return { starts, items };
  }

  /** The numbers of all events of this code, ascending. */
  events(code: number): Uint32Array {
    return this.#byCode.row(code);
  }

  /** How many events of this code there are up to `step`. */
  count(code: number, step: number): number {
    return this.#byCode.rank(code, step);
  }

  /** The last event of this kind up to `step`; 0 where there is none. */
  last(kind: Kind, step: number): number {
    let last = 0;
    for (const code of this.codesOf(kind)) {
      const count = this.count(code, step);
      if (count > 0) last = Math.max(last, this.events(code)[count - 1]);
    }
    return last;
  }

  /** The first event of this kind after `step`; `length` + 1 where there is none. */
  first(kind: Kind, step: number): number {
    let first = this.length + 1;
    for (const code of this.codesOf(kind)) {
      const events = this.events(code);
      const count = this.count(code, step);
      if (count < events.length) first = Math.min(first, events[count]);
    }
    return first;
  }
}
