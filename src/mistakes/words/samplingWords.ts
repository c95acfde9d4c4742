import type { SamplingWords } from "../types/mistake.ts";

/* How the bug lab shows the mistakes in sampling. */

export const creditedToSideToMove: SamplingWords<"first" | "second" | "both"> = {
  title: "Credited to the side to move",
  story: [
    "After each game that it plays out, a search by sampling tells every node on its way who has won. A node counts wins, but whose? Often the win is counted for the side to move at the node, since that is whose position it is.",
    "But a node is chosen by the side that moves into it. If it counts the wins of the other one, each side goes where its opponent does well.",
  ],
  question: "In [1,0] MAX can win with its first move or lose with its second. Which does this search play?",
  options: () => ({
    first: "Move 1, which wins",
    second: "Move 2, which loses",
    both: "Now the one, now the other",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}, and refuses ${right.name}, worth ${right.worth}. After the winning move it is MIN’s turn, and for MIN the position is lost: so it seems bad to all who come by. Of ${wrong.work} visits the win gets ${wrong.visits.at(-1)}, of UCT’s ${right.visits.at(-1)}.`,
  ],
};

export const creditedToRoot: SamplingWords<"first" | "second" | "neither"> = {
  title: "Credited to the root, always",
  story: [
    "The search works for the side at the root. So every node may as well count what that side wins: then nothing has to be turned on the way up.",
    "One ply down it is the opponent who chooses. With the root’s wins in its hands it chooses what is best for the root, and the search expects to be helped.",
  ],
  question:
    "In [[1,0],0.45] the first move is worth 0 against a good opponent, the second 0.45. Which does this search play?",
  options: () => ({ first: "The first", second: "The second", neither: "Neither: it stops" }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}, where ${right.name} is worth ${right.worth}. Below the first move MIN can choose 0, but here MIN looks for what MAX likes, and goes to the 1. The move’s mean climbs towards 1, which no opponent will ever pay.`,
  ],
};

export const drawsWorthNothing: SamplingWords<"draw" | "on" | "both"> = {
  title: "Draws worth nothing to either side",
  story: [
    "Count the wins, divide by the visits: that is the mean of a node in its simplest form. In a game without draws nothing is wrong with it.",
    "With draws there is. A draw counts 0, as a loss does, and to both sides. What one wins the other no longer loses, and a sure draw looks as bad as defeat. It has to be half a win to each.",
  ],
  question:
    "In [0,[-1,1]] MAX can draw at once, or go on to where MIN chooses between winning and losing. What does this search play?",
  options: () => ({
    draw: "It takes the draw",
    on: "It goes on, and loses to a good reply",
    both: "It finds both alike",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}, where ${right.name} is worth ${right.worth}. The draw has a mean of 0 for ever. Going on wins now and then, while MIN is still trying its moves out, and that is more than 0.`,
  ],
};

export const onlyOneChild: SamplingWords<"first" | "second"> = {
  title: "Only one child is ever tried",
  story: [
    "Walk down while there are children, then add one: so the four phases are often told. Taken by its word, the walk goes on wherever a node has any child at all.",
    "The root gets its first child in the first iteration. In the second it has a child, so the walk goes on, and no second one is ever added, there or anywhere.",
  ],
  question:
    "In [1,0] chance makes this search try the second move first, which loses. What does it play after a hundred iterations?",
  options: () => ({ first: "Move 1, which wins", second: "Move 2, which loses" }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}. In ${wrong.work} iterations the winning move got ${wrong.visits.at(-1)} visits; UCT gave it ${right.visits.at(-1)}. The search is one long line, and chance has drawn it.`,
  ],
};

export const zeroDivision: SamplingWords<"first" | "second" | "stops"> = {
  title: "0/0 for unvisited children",
  story: [
    "A node that was never visited has won 0 of 0 games. Its mean is 0/0, which in floating point is no error but NaN: not a number. It is neither greater nor less than any number, nor equal to one.",
    "UCT adds one child at a time and plays from it at once, so no mean is 0/0 when two are compared. Somebody finds it simpler to add all children at once. The rest stays as it was: the first child is the best so far, and another takes its place if its bound is greater.",
  ],
  question: "In [0,1] the second move wins. Which does this search play?",
  options: () => ({
    first: "The first, which loses",
    second: "The second, which wins",
    stops: "It stops with an error",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name}, worth ${wrong.worth}. The second move is never tried: ${wrong.visits.at(-1)} of ${wrong.work} visits, where UCT gives it ${right.visits.at(-1)}. Its bound is NaN, and NaN is never greater. Whoever adds all children at once has to let an unvisited one come first, which is what a bound of infinity says.`,
  ],
};

export const childsLogarithm: SamplingWords<"never" | "once" | "often"> = {
  title: "The logarithm of the wrong count",
  story: [
    "There are two counts in the bound of a move: how often it was tried, and how often its parent was. Both are called n in one book or another, and they are easily exchanged.",
    "The logarithm belongs to the parent’s count. It grows while others are tried, and brings back in time what was left aside. With the move’s own count nothing grows while it waits; after one try it is the logarithm of 1, which is 0.",
  ],
  question:
    "In [0.5,[[1,0]]] the second move is worth 1, but the first game played out below it happens to end with the 0. How often is it tried again?",
  options: () => ({ never: "Never", once: "Once more", often: "More and more often" }),
  reveal: ({ right, wrong }) => [
    `Of ${wrong.work} visits the second move gets ${wrong.visits.at(-1)}; UCT gives it ${right.visits.at(-1)}. So it plays ${wrong.name}, worth ${wrong.worth}, in place of ${right.name}, worth ${right.worth}: one game lost by chance decides for ever.`,
  ],
};

/** What each is called. */
export const samplingTitles = {
  childsLogarithm: childsLogarithm.title,
  creditedToRoot: creditedToRoot.title,
  creditedToSideToMove: creditedToSideToMove.title,
  drawsWorthNothing: drawsWorthNothing.title,
  onlyOneChild: onlyOneChild.title,
  zeroDivision: zeroDivision.title,
} as const;
