/** Milliseconds within which a change of the same fields goes on with the last one, as those of a slider do. */
const pause = 1000;

/** Tells which changes go on with the one before them, so that one Undo, or one Back, takes them back together. */
export class ChangesInARow {
  /** The fields that were changed last, and when. */
  #last = { fields: "", at: -Infinity };

  /** Takes up a change between two views, as links say them; true if it goes on with the last one. */
  goesOn(was: string, is: string): boolean {
    const { fields, at } = this.#last;
    this.#last = { fields: changedFields(was, is), at: performance.now() };
    return fields === this.#last.fields && this.#last.at - at < pause;
  }

  /** What comes next goes on with nothing. */
  end(): void {
    this.#last = { fields: "", at: -Infinity };
  }
}

/** The names of what two links say differently. */
function changedFields(was: string, is: string): string {
  const [before, now] = [new URLSearchParams(was), new URLSearchParams(is)];
  const names = new Set([...before.keys(), ...now.keys()]);
  return [...names].filter((name) => before.get(name) !== now.get(name)).join();
}
