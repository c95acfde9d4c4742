export const positionAsText = "Position as text";
export const takeBack = "Take the last position back";
export const wrong = (why: string): string => `${why}. The last good position stays.`;
/** How positions come about, and, where a search looks at few of the points, how few. */
export const howTo = (form: string): string => `Play on the board, or type ${form}.`;
export const looksAt = (points: number): string =>
  `A search looks at the ${points} best-looking points alone.`;
