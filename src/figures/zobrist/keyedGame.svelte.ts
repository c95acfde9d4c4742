import { ticTacToe } from "../../engine/index.ts";
import { ledger, numbers, writeBits } from "./ledger.ts";
import { otherOrder } from "./otherOrder.ts";

/** A key in a sentence, which must not break in its middle. */
const inWords = (key: number) => writeBits(key).replace(" ", "\u00a0");

/** A game of tic-tac-toe and its key, which moves change and taking back restores. */
export class KeyedGame {
  played = $state.raw<readonly number[]>([]);
  /** What has just happened to the key. */
  sentence = $state("");
  readonly rows = $derived.by(() => ledger(this.played));
  readonly key = $derived.by(() => this.rows.at(-1)!.key);
  readonly position = $derived.by(() => this.#after(this.played));
  readonly before = $derived.by(() =>
    this.played.length === 0 ? undefined : this.#after(this.played.slice(0, -1)),
  );

  constructor(played: readonly number[]) {
    this.set(played);
  }

  set(played: readonly number[]): void {
    this.played = played;
    this.sentence = played.length === 0 ? this.#begin() : this.#sayLast();
  }

  play(cell: number): void {
    this.set([...this.played, cell]);
  }

  takeBack(): void {
    const name = this.rows.at(-1)!.name ?? "";
    this.played = this.played.slice(0, -1);
    this.sentence = `${name} is taken away by the same two numbers: the key is ${inWords(this.key)} again.`;
  }

  /** Whether there is another order to play the same moves in. */
  get canReorder(): boolean {
    return otherOrder(this.played).join() !== this.played.join();
  }

  reorder(): void {
    this.played = otherOrder(this.played);
    this.sentence = `The same marks, set in another order. The keys on the way are others; the last one is ${inWords(this.key)} again.`;
  }

  #begin(): string {
    return `Nothing is on the board and X is to move: the key is ${inWords(this.key)}.`;
  }

  #sayLast(): string {
    const { name, number, key } = this.rows.at(-1)!;
    return `${name} changes the key by ${inWords(number)}, the turn by ${inWords(numbers.turn)}: it is ${inWords(key)} now.`;
  }

  #after(played: readonly number[]): number {
    return played.reduce((position, cell) => ticTacToe.play(position, cell), ticTacToe.start);
  }
}
