/** One act of whoever carries out PIMC by hand. Worlds and moves count from 0. */
export type PimcAct =
  /** Says what a move is worth in a world with all cards open. */
  | { readonly kind: "value"; readonly world: number; readonly move: number; readonly number: number }
  /** Says what it is worth on the average over all worlds. */
  | { readonly kind: "mean"; readonly move: number; readonly number: number }
  | { readonly kind: "play"; readonly move: number }
  /** Says what the move that is played brings, if all worlds have one plan. */
  | { readonly kind: "worth"; readonly number: number };

/** An act as a text that no other act has: its kind, and what is said, with blanks between. */
export const writePimcAct = (act: PimcAct): string => Object.values(act).join(" ");

/** The act in such a text, where there are so many worlds and moves; undefined where it is none. */
export function readPimcAct(text: string, worlds: number, moves: number): PimcAct | undefined {
  const [kind, ...rest] = text.split(" ");
  const numbers = rest.map((word) => (word === "" ? Number.NaN : Number(word)));
  const has = (count: number) => numbers.length === count && numbers.every(Number.isFinite);
  const isOf = (number: number, count: number) => Number.isInteger(number) && number >= 0 && number < count;
  const [first, second, third] = numbers;
  switch (kind) {
    case "value":
      return has(3) && isOf(first, worlds) && isOf(second, moves)
        ? { kind, world: first, move: second, number: third }
        : undefined;
    case "mean":
      return has(2) && isOf(first, moves) ? { kind, move: first, number: second } : undefined;
    case "play":
      return has(1) && isOf(first, moves) ? { kind, move: first } : undefined;
    case "worth":
      return has(1) ? { kind, number: first } : undefined;
    default:
      return undefined;
  }
}

/** Whether both answer one question: of the same move and world, where it is asked of one. */
export const isAbout = (one: PimcAct, other: PimcAct): boolean => subjectOf(one) === subjectOf(other);

function subjectOf(act: PimcAct): string {
  if (act.kind === "value") return `${act.kind} ${act.world} ${act.move}`;
  return act.kind === "mean" ? `${act.kind} ${act.move}` : act.kind;
}
