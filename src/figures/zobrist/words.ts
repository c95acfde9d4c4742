export const label = "Figure: a board and its key";
export const moves = "Moves";
export const takeBack = "Take back";
export const reorder = "Same marks, another order";
export const clear = "Empty board";

export const numbers = "One number for each mark on each cell";
export const inTheKey = ", in the key";
export const turn = "O to move";

export const columns = { move: "Move", number: "Its number", turn: "Turn", key: "Key" } as const;
export const emptyBoard = "empty board";

/** What has happened to the key; keys come as their bits. */
export const begun = (key: string): string => `Nothing is on the board and X is to move: the key is ${key}.`;
export const changed = (move: string, number: string, turn: string, key: string): string =>
  `${move} changes the key by ${number}, the turn by ${turn}: it is ${key} now.`;
export const takenBack = (move: string, key: string): string =>
  `${move} is taken away by the same two numbers: the key is ${key} again.`;
export const reordered = (key: string): string =>
  `The same marks, set in another order. The keys on the way are others; the last one is ${key} again.`;

/** What can be saved as pictures. */
export const drawings = { board: "the board", numbers: "the numbers", key: "the key" } as const;
