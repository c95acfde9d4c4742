/**
 * Line and column of an offset, both from 1. Columns count characters as a reader sees them: an emoji is one,
 * though it takes two units of the string.
 */
export function placeInText(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length, column: [...before[before.length - 1]].length + 1 };
}
