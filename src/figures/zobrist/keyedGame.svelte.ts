import { ticTacToe } from "../../engine/index.ts";
import { ledger, numbers, writeBits } from "./ledger.ts";
import { otherOrder } from "./otherOrder.ts";
import type { ZobristView } from "./zobrist.ts";

/** A key in a sentence, which must not break in its middle. */
const inWords = (key: number) => writeBits(key).replace(" ", "\u00a0");

/** A game of tic-tac-toe and its key, which moves change and taking back restores. */
export class KeyedGame {
  /** The page's own view, to come back to. */
  readonly given: ZobristView;
  played = $state.raw<readonly number[]>([]);
  /** What has just happened to the key. */
  sentence = $state("");
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();
  readonly rows = $derived.by(() => ledger(this.played));
  readonly key = $derived.by(() => this.rows.at(-1)!.key);
  readonly position = $derived.by(() => this.#after(this.played));
  readonly before = $derived.by(() =>
    this.played.length === 0 ? undefined : this.#after(this.played.slice(0, -1)),
  );

  constructor(view: ZobristView) {
    this.given = view;
    this.show(view);
  }

  get view(): ZobristView {
    return { moves: this.played };
  }

  show({ moves }: ZobristView): void {
    this.#set(moves);
    this.notice = undefined;
  }

  reset = (): void => this.show(this.given);

  /** Whether it shows what its page has it show. */
  get isGiven(): boolean {
    return this.played.join() === this.given.moves.join();
  }

  play(cell: number): void {
    this.#set([...this.played, cell]);
  }

  clear(): void {
    this.#set([]);
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

  #set(played: readonly number[]): void {
    this.played = played;
    this.sentence = played.length === 0 ? this.#begin() : this.#sayLast();
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
