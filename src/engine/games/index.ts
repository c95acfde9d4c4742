export { ticTacToe } from "./ticTacToe.ts";
