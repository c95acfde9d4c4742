export const tooManySquares = (most: number, squares: number) =>
  `A map has ${most} squares at most, and here are ${squares}`;
/** What stands on a map once at most, as the errors call it. */
export type Single = "first" | "second" | "guard" | "intruder";
const names: Readonly<Record<Single, string>> = {
  first: "first post, A",
  second: "second post, B",
  guard: "guard, G",
  intruder: "intruder, I",
};
export const notOne = (what: Single, count: number) => `A map has one ${names[what]}, and here are ${count}`;
export const lacks = (what: Single) => `The map lacks its ${names[what]}`;
/** @param row counts from 1 */
export const unevenRow = (row: number, squares: number, first: number) =>
  `Row ${row} of the map has ${squares} squares, the first has ${first}`;
export const strangeSquare = (row: number, glyph: string) =>
  `Row ${row} of the map, "${glyph}": expected # . G I A or B`;

export const tooLong = (most: number) => `This tree is longer than ${most} characters`;
/** @param character counts from 1 */
export const atCharacter = (character: number, problem: string) => `Character ${character}: ${problem}`;
export const nameless = () => 'expected a name before "="';
export const noNode = () => "expected a node";
export const unknownLeaf = (text: string, known: readonly string[]) =>
  `"${text}" is none of ${known.join(", ")}`;
export const noKind = (text: string) => `"${text}" is no kind of node with children`;
export const largeNumber = (kind: string) => `"${kind}" takes a number of nine digits at most`;
export const unclosed = () => 'expected "," or ")"';
export const oneChild = (kind: string, children: number) => `${kind} has one child, not ${children}`;
export const moreText = (text: string) => `"${text}" follows the tree`;
