import type { ChanceWords } from "../types/chanceMistake.ts";

/* How the bug lab shows the mistakes in searches of games of chance. */

export const plainMean: ChanceWords = {
  title: "Every outcome counted alike",
  story: [
    "At a chance node the values of the children are averaged. With a coin or one die it is enough to add them up and divide by how many there are, and the program seems to be right.",
    "Two dice are another matter: a 7 comes six times as often as a 12. And where a program lists outcomes that lead to the same position only once, they need not be equally likely any more.",
  ],
  question:
    "In [2, {1/6: 0, 5/6: 3}] MAX can take 2, or roll: once in six times that brings 0, else 3. Which move does a search play that divides by the number of outcomes?",
  options: ({ right, wrong }) => ({
    wrong: `It plays ${wrong.name}, the sure one`,
    right: `It plays ${right.name}, the roll`,
    other: "To it both are worth the same",
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value} and plays ${wrong.name}, since the plain mean of 0 and 3 is 1.5. The truth is ${right.value}: the 3 comes five times as often. So it gives away what ${right.name} would bring more.`,
  ],
};

export const chanceForMin: ChanceWords = {
  title: "Chance taken for MIN",
  story: [
    "A search for two players asks whose turn it is: MAX’s, or else MIN’s. Put into a game with dice, the same line takes the die for an opponent who picks the worst number every time.",
    "The program runs, and looks cautious. It takes no risk, however small, where something better than the worst is sure.",
  ],
  question:
    "In [2, {1/2: 0, 1/2: 5}] MAX can take 2, or toss a coin for 0 or 5. Which move does a search play that knows MAX and MIN alone?",
  options: ({ right, wrong }) => ({
    right: `It plays ${right.name}, the coin`,
    wrong: `It plays ${wrong.name}, the sure one`,
    other: "It finds no move",
  }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value} and plays ${wrong.name}. Of the coin it sees the 0 alone. Over many games the coin brings ${right.value}, and ${right.name} is the better one.`,
  ],
};

export const cutWithoutBounds: ChanceWords = {
  title: "A cut at chance without bounds",
  story: [
    "Star1 adds up what the outcomes read so far bring, each times its probability, and to that the most that the others could bring. Only if even this is no better than alpha it leaves the node.",
    "Where the first sum is compared alone, it is as if nothing were to come. Then a node is left although every one of its outcomes is better than what MAX has.",
  ],
  question:
    "In [3, {1/2: 5, 1/2: 4}] both sides of the coin are better than the sure 3. How many leaves does a search read that forgets what is still to come?",
  options: ({ right, wrong }) => ({
    other: "1",
    wrong: String(wrong.leaves),
    right: String(right.leaves),
  }),
  reveal: ({ right, wrong }) => [
    `It reads ${wrong.leaves} in place of ${right.leaves}. Half of 5 is 2.5, less than 3, so it leaves the coin after its first side. It says ${wrong.value} and plays ${wrong.name}; the coin is worth ${right.value}.`,
    "No bounds, no cut: where nothing is known of the outcomes, all of them have to be read.",
  ],
};

export const prunedAsMin: ChanceWords = {
  title: "A chance node pruned as if it were MIN’s",
  story: [
    "Alpha–beta leaves a node of MIN as soon as one reply is bad enough for MAX: MIN will choose it, or a worse one. The mean is taken rightly, so only the cut has to be carried over to chance nodes, one might think.",
    "But nobody chooses there. One bad outcome bounds nothing: a good one may make up for it.",
  ],
  question:
    "In [3, {1/2: 0, 1/2: 8}] MAX has a sure 3. Which move does a search play that leaves a chance node as soon as one outcome is no better than that?",
  options: ({ right, wrong }) => ({
    wrong: `It plays ${wrong.name}, the sure one`,
    right: `It plays ${right.name}, the coin`,
    other: "It finds no move",
  }),
  reveal: ({ right, wrong }) => [
    `It reads the 0 and leaves: ${wrong.leaves} leaves in place of ${right.leaves}. It says ${wrong.value} and plays ${wrong.name}. The 8 makes up for the 0, and the coin is worth ${right.value}.`,
  ],
};

/** What each is called. */
export const chanceMistakeTitles = {
  chanceForMin: chanceForMin.title,
  cutWithoutBounds: cutWithoutBounds.title,
  plainMean: plainMean.title,
  prunedAsMin: prunedAsMin.title,
} as const;
