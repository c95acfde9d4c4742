/** A board's glyphs, row by row from the top: X is MAX's, O is MIN's, and whatever is no letter is an empty cell. */
export type Grid = readonly (readonly string[])[];

/** The grid that a game's `diagram` draws: rows joined by line breaks, glyphs by blanks. */
export const readGrid = (diagram: string): Grid => diagram.split("\n").map((row) => row.split(" "));

export const isEmpty = (glyph: string): boolean => !/[a-z]/i.test(glyph);
