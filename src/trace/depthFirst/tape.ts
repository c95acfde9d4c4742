import { TraceLimitError } from "../core/traceLimitError.ts";

const firstCapacity = 65_536;

/** A list of 32-bit words that grows by doubling, up to a limit. After `clear` it fills the same memory again. */
export class Tape {
  length = 0;
  readonly #limit: number;
  #words = new Int32Array(0);
  /** The length of `#words`, kept beside it because asking a typed array for its length at each push costs more. */
  #capacity = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Throws a TraceLimitError past the limit. */
  push(word: number): void {
    if (this.length === this.#capacity) this.#grow();
    this.#words[this.length++] = word;
  }

  clear(): void {
    this.length = 0;
  }

  /** A copy, exactly as long as the list. */
  copy(): Int32Array<ArrayBuffer> {
    return this.#words.slice(0, this.length);
  }

  #grow(): void {
    if (this.length >= this.#limit) throw new TraceLimitError(this.#limit);
    const grown = new Int32Array(Math.min(this.#limit, Math.max(firstCapacity, 2 * this.length)));
    grown.set(this.#words);
    this.#words = grown;
    this.#capacity = grown.length;
  }
}
