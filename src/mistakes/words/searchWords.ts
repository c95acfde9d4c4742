import type { SearchWords } from "../types/mistake.ts";

/* How the bug lab shows the mistakes in minimax and alpha–beta. */

export const drawGoesOn: SearchWords = {
  title: "No moves, and no end in sight",
  story: [
    "A search has to know when the game is over. It is easy to ask only whether somebody has won. A full board without a winner then looks like a game that goes on.",
    "But there is no move to try. The loop runs over nothing, and what comes back is the value that it began with: −∞ where MAX would move, ∞ where MIN would. Where 0 counts as false, one short line is enough for it: `if (outcome)` sees every end but a draw.",
  ],
  question:
    "In [0,1] MAX can draw, which is worth 0, or win, which is worth 1. What does this search say that the root is worth?",
  options: ({ right, wrong }) => ({ other: "0", right: right.value, wrong: wrong.value }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. After ${wrong.name} nobody can move, and it is MIN’s turn. MIN’s smallest child, of none, is ∞. MAX takes that for the best there is, and draws a game that was won.`,
  ],
};

export const estimateForEnd: SearchWords<"wins" | "stops" | "draw"> = {
  title: "An estimate taken for the end",
  story: [
    "The first estimate of a game often knows three things: won, lost, and 0 for all the rest. So the search asks it whether the game is over: whatever is not 0 must be an end.",
    "Then the estimate learns to count lines. Now nearly every position leans to one side, and the search stops at each of them as if it had been won.",
  ],
  question: "X is to move. One cell is empty, and it completes a line. What does this search say?",
  options: ({ right, wrong }) => ({
    wins: `It is worth ${right.value}: X wins`,
    stops: `It is worth ${wrong.value}, and there is no move to play`,
    draw: "It is worth 0: a draw",
  }),
  reveal: ({ right, wrong }) => [
    `Its estimate of the position is ${wrong.value}. That is not 0, so it stops there, having looked at ${wrong.nodes} position where the right search looks at ${right.nodes}. The winning cell was never tried.`,
  ],
};

export const randomEstimate: SearchWords<"blocks" | "loses" | "none"> = {
  title: "A random estimate, left in place",
  story: [
    "To try a search out one needs some estimate, and a random number will do for today. The program runs, it makes moves, it even cuts. The estimate is to be written tomorrow.",
    "A search with such an estimate is as fast as a good one. One ply deep it plays at random. Deeper it is hard to catch, for it plays better than that: the greatest of many random numbers is likely to be great, so it goes where it has many moves and its opponent few.",
  ],
  question:
    "O is to move. X threatens to complete a diagonal, and the search looks one move ahead. What does it play?",
  options: () => ({ blocks: "It blocks", loses: "It lets X win", none: "It finds no move" }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, which is worth ${wrong.worth}, where ${right.name} is worth ${right.worth}. The numbers that it compared, ${wrong.value} the smallest, say nothing of the board.`,
  ],
};

export const clockSeed: SearchWords<"random" | "first" | "blocks"> = {
  title: "Chance that asks the clock each time",
  story: [
    "Some generators of random numbers want a seed, and the time of day in seconds is at hand. So it is read before every number that is drawn.",
    "A search looks at thousands of positions a second, and all of them get the same number. A second later all of them get another one, and no game can be played again to find the fault.",
  ],
  question:
    "O is to move. X threatens to complete a diagonal. There are two cells: the first of them does not block it, the second does. Within one second, what does the search do?",
  options: () => ({
    random: "It takes one of the two at random",
    first: "It takes the first of the two",
    blocks: "It blocks",
  }),
  reveal: ({ right, wrong }) => [
    `Both moves get the same estimate, ${wrong.value}. The first of equals is kept, ${wrong.name}, and X wins: it is worth ${wrong.worth}. The other, ${right.name}, is worth ${right.worth}. That is no chance at all, until the clock moves on.`,
  ],
};

export const lastOfEquals: SearchWords<"asGood" | "worse" | "none"> = {
  title: "Choosing with ≥ among bounds",
  story: [
    "Of two moves that are worth the same, either will do. So it seems not to matter whether a new move replaces the best one when it is better, or when it is as good.",
    "In minimax it does not. In alpha–beta a move that has been cut off comes back with a bound. To draw level then means: no better than this, and perhaps much worse.",
  ],
  question:
    "In [3,[3,1]] the value that this search finds is right, 3. What is the move worth that it chooses?",
  options: ({ wrong }) => ({ asGood: "3, too", worse: wrong.worth, none: "It chooses none" }),
  reveal: ({ right, wrong }) => [
    `The first move, worth ${right.worth}, is the right one. In the other MIN finds a 3 first: it cannot be better now, so its second leaf is cut, and 3 comes back. That means “3 at most”. With ≥ it takes the place of the real 3, and the search plays ${wrong.name}, worth ${wrong.worth}.`,
  ],
};

export const cutAboveOnly: SearchWords = {
  title: "> in place of ≥",
  story: [
    "Some books cut when alpha is greater than beta, others when it is greater or equal. Both are right. Where a move can only draw level with what is there already, it changes nothing, and reading on is wasted.",
    "In games of few outcomes, such as won, drawn and lost, moves draw level all the time.",
  ],
  question:
    "In [3,[3,9]] the first move is worth 3. How many leaves does a search read that cuts only where alpha is greater than beta?",
  options: ({ right, wrong }) => ({
    right: String(right.leaves),
    wrong: String(wrong.leaves),
    other: "1",
  }),
  reveal: ({ right, wrong, leavesOf }) => [
    `It reads ${wrong.leaves} in place of ${right.leaves}. When MIN has found a 3, alpha and beta are equal. The move can be worth 3 at most, and MAX has that already. The 9 is read for nothing.`,
    `Fail-hard alpha–beta has the same test, and the same choice: it reads ${leavesOf("failHardAboveOnly")} leaves with >, and ${leavesOf("failHard")} with ≥.`,
  ],
};

export const noAlphaAtRoot: SearchWords = {
  title: "No alpha at the root",
  story: [
    "The root is often a function of its own: it tries each move, asks the search for its value, and keeps the best one. The search proper begins one ply below, with a window from −∞ to ∞.",
    "So each of the root’s moves is searched as if it were the only one. The root has a best value, and tells nobody.",
  ],
  question:
    "In [3,[2,9]] the first move is worth 3. How many leaves does a search read whose root keeps that to itself?",
  options: ({ right, wrong }) => ({
    other: "1",
    right: String(right.leaves),
    wrong: String(wrong.leaves),
  }),
  reveal: ({ right, wrong }) => [
    `It reads ${wrong.leaves} in place of ${right.leaves}. After the 2, MIN’s node is worth 2 at most, and the root has 3. Only the root knows: the window that it handed down is still open to both sides.`,
  ],
};
