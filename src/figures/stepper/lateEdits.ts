// The edits that few readers make, in one file to fetch.
export { addMove, removeNode } from "./moveEdits.ts";
export { putInOrder } from "./putInOrder.ts";
