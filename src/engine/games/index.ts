export { checkers } from "./checkers.ts";
export { connectFour } from "./connectFour.ts";
export { gomokuBoard as gomoku } from "./gomoku.ts";
export { othello } from "./othello.ts";
export { ticTacToe } from "./ticTacToe.ts";
