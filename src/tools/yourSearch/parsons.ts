import { random } from "../../engine/index.ts";

/** A line to be put in its place, or to be left out: equal lines are told apart by their number. */
export interface Piece {
  readonly id: number;
  readonly text: string;
}

/**
 * The lines of a program and some that do not belong to it, in an order that says nothing; the same for the same seed.
 * Source: D. Parsons and P. Haden 2006, "Parson's Programming Puzzles".
 */
export function shufflePieces(lines: readonly string[], others: readonly string[], seed: string): Piece[] {
  const texts = [...lines, ...others].map((text) => text.trim());
  return random(seed)
    .shuffle(texts)
    .map((text, id) => ({ id, text }));
}

/** The lines as a program, each as deep as the braces before it leave open. */
export function assemble(pieces: readonly Piece[]): string {
  return indented(pieces)
    .map(({ text, depth }) => "  ".repeat(depth) + text)
    .join("\n");
}

/** How deep each line stands: as many braces, or unfinished statements, as are open before it. */
export function indented(pieces: readonly Piece[]): (Piece & { readonly depth: number })[] {
  let open = 0;
  return pieces.map((piece) => {
    const closes = piece.text.startsWith("}") ? 1 : 0;
    const depth = Math.max(0, open - closes);
    open = Math.max(0, open + count(piece.text, "{") - count(piece.text, "}"));
    return { ...piece, depth };
  });
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** The list with one of its items at another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  to < 0 || to >= items.length ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
