/** Whether a value is that of a game somebody has won: 1, the least win, or more, which no estimate of these games reaches. */
export const isWon = (value: number): boolean => Math.abs(value) >= 1;
