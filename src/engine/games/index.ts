export { connectFour } from "./connectFour.ts";
export { ticTacToe } from "./ticTacToe.ts";
