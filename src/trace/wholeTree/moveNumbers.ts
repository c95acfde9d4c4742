/**
 * Numbers moves by first mention, from 1 on: 0 is the root's, which is undefined. Equal moves have one number, and objects
 * are equal when their JSON text is, since a game makes its moves anew each time it is asked.
 */
export class MoveNumbers<Move> {
  /** Indexed by number. */
  readonly list: (Move | undefined)[] = [undefined];
  /** Indexed by move, for moves that are small whole numbers: those need no map. */
  readonly #small = new Uint16Array(smallest);
  readonly #others = new Map<unknown, number>();

  constructor(list: readonly (Move | undefined)[] = [undefined]) {
    for (const move of list.slice(1)) this.number(move);
  }

  number(move: Move | undefined): number {
    if (typeof move === "number" && (move & (smallest - 1)) === move) {
      const known = this.#small[move];
      if (known !== 0) return known;
      this.#small[move] = this.list.push(move) - 1;
      return this.#small[move];
    }
    return move === undefined ? 0 : this.#numberOther(move);
  }

  #numberOther(move: Move): number {
    // Texts as JSON, too, because a move may be a text that reads like an object.
    const key = typeof move === "object" || typeof move === "string" ? JSON.stringify(move) : move;
    const known = this.#others.get(key);
    if (known !== undefined) return known;
    const number = this.list.push(move) - 1;
    this.#others.set(key, number);
    return number;
  }
}

const smallest = 1024;
