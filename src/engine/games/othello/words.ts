export const noSquare = (square: string, glyph: string) =>
  `${square}, "${glyph}": expected X, O or - for an empty square`;
export const not64Squares = (count: number) => `Expected 64 squares, but there are ${count}`;
export const sideIsMissing = () => "Expected the side to move, X or O, after the 64 squares";
