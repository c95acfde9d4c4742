import { ticTacToe, Zobrist } from "../../engine/index.ts";
import { cellNames } from "../../games/ticTacToe/words.ts";
import * as words from "./words.ts";
import type { ZobristView } from "./zobrist.ts";

/** Few enough to be read, and to be worked out by hand. */
const bits = 8;

/** The numbers of the figure: X is piece 0, O is piece 1. By this seed they all differ, and none is 0. */
export const numbers = new Zobrist({ pieces: 2, squares: 9, bits, seed: "Albert Zobrist" });

/** A key after one more move. */
export interface LedgerRow {
  /** "X centre"; undefined for the empty board. */
  readonly name: string | undefined;
  /** The number of the piece on its square; 0 for the empty board. */
  readonly number: number;
  readonly key: number;
}

/**
 * A tic-tac-toe key, move by move from the empty board: each row's is the one before, changed by the piece's number and
 * by that of the turn. Throws what the game throws on a move that is not legal.
 */
export function ledger(moves: readonly number[]): LedgerRow[] {
  const rows: LedgerRow[] = [{ name: undefined, number: 0, key: 0 }];
  let position = ticTacToe.start;
  for (const cell of moves) {
    const piece = ticTacToe.turn(position) === "max" ? 0 : 1;
    position = ticTacToe.play(position, ticTacToe.readMove(position, ticTacToe.writeMove(position, cell)));
    rows.push({
      name: `${"XO"[piece]} ${cellNames[cell]}`,
      number: numbers.number(piece, cell),
      key: numbers.toggleTurn(numbers.toggle(rows.at(-1)!.key, piece, cell)),
    });
  }
  return rows;
}

/** A number as its bits, in fours: "0110 1001". */
export const writeBits = (number: number): string =>
  number
    .toString(2)
    .padStart(bits, "0")
    .replace(/(.{4})(?=.)/g, "$1 ");

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
    this.sentence = words.takenBack(name, inWords(this.key));
  }

  /** Whether there is another order to play the same moves in. */
  get canReorder(): boolean {
    return otherOrder(this.played).join() !== this.played.join();
  }

  reorder(): void {
    this.played = otherOrder(this.played);
    this.sentence = words.reordered(inWords(this.key));
  }

  #set(played: readonly number[]): void {
    this.played = played;
    this.sentence = played.length === 0 ? this.#begin() : this.#sayLast();
  }

  #begin(): string {
    return words.begun(inWords(this.key));
  }

  #sayLast(): string {
    const { name, number, key } = this.rows.at(-1)!;
    return words.changed(name ?? "", inWords(number), inWords(numbers.turn), inWords(key));
  }

  #after(played: readonly number[]): number {
    return played.reduce((position, cell) => ticTacToe.play(position, cell), ticTacToe.start);
  }
}

/**
 * The same moves in another order that the game allows: X's turned by some places among themselves, and O's likewise, so
 * that the board in the end is the same. As they were where there is no such order.
 */
export function otherOrder(moves: readonly number[]): number[] {
  const own = [0, 1].map((side) => moves.filter((_, ply) => ply % 2 === side));
  const turns = own[0].flatMap((_, x) => (own[1].length === 0 ? [[x, 0]] : own[1].map((_, o) => [x, o])));
  // Both turned by one place is least like what was; no turn at all is what was.
  const wanted = turns.slice(1).sort((one, other) => distance(one) - distance(other));
  const orders = wanted.map(([x, o]) => interleave(turned(own[0], x), turned(own[1], o)));
  return orders.find(isLegal) ?? [...moves];
}

const distance = ([x, o]: number[]) => Math.abs(x - 1) + Math.abs(o - 1);

const turned = (moves: readonly number[], by: number) => [...moves.slice(by), ...moves.slice(0, by)];

const interleave = (first: readonly number[], second: readonly number[]) =>
  first.flatMap((move, turn) => (turn < second.length ? [move, second[turn]] : [move]));

function isLegal(moves: readonly number[]): boolean {
  let position = ticTacToe.start;
  for (const move of moves) {
    if (!ticTacToe.moves(position).includes(move)) return false;
    position = ticTacToe.play(position, move);
  }
  return true;
}
