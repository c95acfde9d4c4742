import type { SearchWords } from "../types/mistake.ts";

/* How the bug lab shows the mistakes in negamax and NegaScout. */

export const colourFixed: SearchWords<"wins" | "loses" | "none"> = {
  title: "Always MAX at the root",
  story: [
    "Negamax in its usual dress hands a colour down the tree: 1 for MAX, −1 for MIN, turned at every ply. It has to begin with somebody’s, and the program was first tried with the side that begins the game.",
    "So the root’s colour is written down as 1. Then the program is to play the second side, and plays for the first.",
  ],
  question: "O is to move and can complete the middle column. Which move does this search play?",
  options: ({ right, wrong }) => ({
    wins: `${right.name}, which wins`,
    loses: `${wrong.move < 0 || wrong.move === right.move ? "O bottom right" : wrong.name}, which does not`,
    none: "None",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}, and leaves ${right.name}, worth ${right.worth}, which is what O wants. The tree is the same, and every sign in it is turned: at O’s turn it keeps what is best for X.`,
  ],
};

export const flipAfterPass: SearchWords = {
  title: "The sign flips, though the same side moves again",
  story: [
    "Negamax turns the sign once a ply, because the other side moves next. Not in every game does it: a player who cannot move passes, a capture goes on, a good throw gives another turn.",
    "Here a position with a single move is a pass. The search does not stop there: it takes the answer of whoever moves next for its own. That is the same side again, and the minus above it is one too many.",
  ],
  question:
    "In [0,[3]] MAX can take 0, or move to where MIN has to pass and have 3. What does this search say that the root is worth?",
  options: ({ right, wrong }) => ({ right: right.value, wrong: wrong.value, other: "−3" }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. Below the pass MAX is to move again and has 3. That 3 is MAX’s own, but it is negated like an opponent’s: the second move seems to be worth −3.`,
  ],
};

export const negatedMinimum: SearchWords = {
  title: "The least integer, negated",
  story: [
    "In many languages an integer has 32 bits, and the least one makes a handy −∞ to begin with. There is one more integer below 0 than above: the least one has no opposite.",
    "Negated, it comes out as itself. Negamax negates its window at every ply. The end that should become the greatest number of all stays the least, and the window below is closed before anything is read.",
  ],
  question: "In [[9,3]] MAX has one move, and MIN then chooses between 9 and 3. What does this search say?",
  options: ({ right, wrong }) => ({ right: right.value, other: "9", wrong: wrong.value }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where MIN would take ${right.value}, and has no move to play. MIN’s window is closed before anything is read: its end is the least integer again in place of the greatest. So ${wrong.leaves} leaves are read, and MIN’s node hands back the number that it began with. Negated, that is the least integer once more.`,
  ],
};

export const missingResearch: SearchWords = {
  title: "The second search that never comes",
  story: [
    "NegaScout asks of later moves only whether they are better than the first. That is a cheap question, since any sign of “better” ends it.",
    "When the answer is yes, the move has to be searched again to know how much better. Without that the sign is taken for the value.",
  ],
  question:
    "In [0,[[1,2]]] the first move is worth 0, and the second is better. What does this search say that the root is worth?",
  options: ({ right, wrong }) => ({ other: "0", right: right.value, wrong: wrong.value }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. To see that the second move beats 0, a 1 is enough, and there the reading stops. The right search then opens the window and reads on.`,
  ],
};

export const invertedResearch: SearchWords = {
  title: "The second window, inverted",
  story: [
    "In negamax form a window is negated and its ends change places, once for each ply. In a second search there are two more names to keep apart, and four ways to write them down.",
    "With the ends exchanged the window is closed before anything is read in it.",
  ],
  question:
    "In [0,[3]] the second move turns out to be better than the first, and has to be searched again. What does this search say that the root is worth?",
  options: ({ right, wrong }) => ({ right: right.value, other: "0", wrong: wrong.value }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, which no leaf holds; the truth is ${right.value}. The second search enters with a window whose lower end lies above its upper end. A node that is left before it has read anything returns what it began with.`,
  ],
};
