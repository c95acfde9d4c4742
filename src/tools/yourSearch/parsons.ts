import { random } from "../../engine/index.ts";
import type { Language } from "../../judge/languages.ts";

/** A line to be put in its place, or to be left out: equal lines are told apart by their number. */
export interface Piece {
  readonly id: number;
  readonly text: string;
  /** How deep the reader has put it, where a language's depth is theirs to say; 0 by default. */
  readonly depth?: number;
}

/**
 * The statements of a program and some that do not belong to it, in an order that says nothing; the same for the same seed.
 * Source: D. Parsons and P. Haden 2006, "Parson's Programming Puzzles".
 */
export function shufflePieces(lines: readonly string[], others: readonly string[], seed: string): Piece[] {
  const texts = [...statementsOf(lines), ...statementsOf(others)];
  return random(seed)
    .shuffle(texts)
    .flatMap((text, id) => (text === undefined ? [] : [{ id, text }]));
}

const comment = /^(\/\/|#)/;
const goingOn = /^(&&|\|\||[?:] )/;

/**
 * Each statement at the place of its first line: one that a listing breaks is one piece all the same. Undefined where a
 * statement goes on, where a comment stands, and where lines are no whole statement.
 */
export function statementsOf(lines: readonly string[]): (string | undefined)[] {
  const found: (string | undefined)[] = lines.map(() => undefined);
  let first = -1;
  for (const [place, line] of lines.entries()) {
    const text = line.trim();
    if (comment.test(text)) continue;
    const head = found[first];
    if (head !== undefined && (openBrackets(head) > 0 || goingOn.test(text)))
      found[first] = `${head} ${text}`;
    else {
      first = place;
      found[place] = text;
    }
  }
  return found.map((text) =>
    text === undefined || openBrackets(text) !== 0 || goingOn.test(text) ? undefined : text,
  );
}

/** Brackets that are open at its end, less those that are closed and stand elsewhere. */
const openBrackets = (text: string): number => count(text, "(") - count(text, ")");

const blanks: Readonly<Record<Language, string>> = { javaScript: "  ", python: "    " };

/** The lines as a program, each as deep as it stands. */
export function assemble(pieces: readonly Piece[], language: Language = "javaScript"): string {
  return indented(pieces, language)
    .map(({ text, depth }) => blanks[language].repeat(depth) + text)
    .join("\n");
}

/** How deep each line stands: as many braces as are open before it; or where the reader has put it, in Python. */
export function indented(
  pieces: readonly Piece[],
  language: Language = "javaScript",
): (Piece & { readonly depth: number })[] {
  if (language === "python") return pieces.map((piece) => ({ ...piece, depth: piece.depth ?? 0 }));
  let open = 0;
  return pieces.map((piece) => {
    const closes = piece.text.startsWith("}") ? 1 : 0;
    const depth = Math.max(0, open - closes);
    open = Math.max(0, open + count(piece.text, "{") - count(piece.text, "}"));
    return { ...piece, depth };
  });
}

/** How deep a line is put at first: as the one before it, or within it where that opens a block, as editors do. */
export const depthAfter = (before: Piece | undefined): number =>
  before === undefined ? 0 : (before.depth ?? 0) + (before.text.endsWith(":") ? 1 : 0);

/** The deepest that a line can be put. */
const deepest = 6;

/** The piece so many steps deeper, or less deep. */
export const shifted = (piece: Piece, by: number): Piece => ({
  ...piece,
  depth: Math.max(0, Math.min(deepest, (piece.depth ?? 0) + by)),
});

/** What was taken, as a draft, and a draft as what was taken of the pieces. */
export const writePieces = (taken: readonly Piece[]): string =>
  taken.map(({ id, depth }) => (depth === undefined ? `${id}` : `${id}:${depth}`)).join(" ");

export function readPieces(draft: string, pieces: readonly Piece[]): Piece[] {
  const taken = new Map<number, Piece>();
  for (const word of draft.split(" ").filter(Boolean)) {
    const [id, depth] = word.split(":").map(Number);
    const piece = pieces.find((one) => one.id === id);
    if (piece) taken.set(id, depth >= 0 ? shifted(piece, depth) : piece);
  }
  return [...taken.values()];
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** The list with one of its items at another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  to < 0 || to >= items.length ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
