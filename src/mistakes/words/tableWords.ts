import type { SearchWords } from "../types/mistake.ts";

/* How the bug lab shows the mistakes in tables. */

/** Its first letter large. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const tableWithoutBounds: SearchWords = {
  title: "A table without bound flags",
  story: [
    "A table remembers what a position was worth, so that it need not be searched again. For minimax that is all there is to keep: a key and a value.",
    "Alpha–beta stops reading as soon as more would change nothing here. What it has found by then is a bound. Kept without a word about that, it answers elsewhere, where it is not good enough.",
  ],
  question:
    "In [[3,[4,9]],[[4,9]]] the position [4,9] is reached twice. What does this search say that the root is worth?",
  options: ({ right, wrong }) => ({ other: "3", wrong: wrong.value, right: right.value }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. The first time [4,9] is left after the 4, because MIN has 3 already and will not let MAX have more. “4 or more” goes into the table as 4. The second time nothing holds MAX back, and the table answers before the 9 is read.`,
  ],
};

export const tableWithoutDepth: SearchWords = {
  title: "A table without depths",
  story: [
    "A search to a fixed depth meets one position at several plies. Near its end it is worth a glance, nearer to the root it is worth a search.",
    "A table that does not keep how deep a value was searched mixes the two. What was glanced at deep down answers where there were plies to go.",
  ],
  question:
    "This search looks four plies ahead in [[[[[1]]]],[[1]]]. What does it say that the root is worth?",
  options: ({ right, wrong }) => ({ right: right.value, wrong: wrong.value, other: "−1" }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where four plies are enough to find ${right.value}. On its first line the plies run out just before the leaf, and the estimate there is 0. So the position one ply above is kept as worth 0. The second line comes to that same position with plies to go, finds the 0 in the table, and does not look.`,
  ],
};

export const keyWithoutSide: SearchWords = {
  title: "A key without the side to move",
  story: [
    "A table finds a position by its key, and the key is made of the pieces on their squares. In some games the pieces do not tell whose turn it is.",
    "The same pieces with the other side to move are another position. With one key for both, one side’s answer is given to the other.",
  ],
  question:
    "In [[1,3],[[1,3]]] first MIN and then MAX is to choose between 1 and 3. What does this search say that the root is worth?",
  options: ({ right, wrong }) => ({ right: right.value, other: "2", wrong: wrong.value }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. MIN makes 1 of [1,3], and that is kept. Then MAX comes to [1,3] and would make 3 of it, but the table knows an answer: MIN’s.`,
  ],
};

export const keyWithoutPlies: SearchWords = {
  title: "Sooner wins, kept in a table",
  story: [
    "A program that finds every win equal may put the win off for ever. So a win counts 10 less the plies from the root to it: 8 after two plies, 6 after four.",
    "Then a table comes. It keeps for a position what it was worth, and that number has the way from the root in it. The same position, reached on another way, is as far from the win as before, but not as far from the root.",
  ],
  question:
    "In [[[[1]]],[1]] MAX wins on both ways, after four plies or after two. This search tries them in this order, with a table. What does it play?",
  options: ({ right, wrong }) => ({
    right: capital(right.name),
    wrong: capital(wrong.name),
    other: "It finds no move",
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.name} and says ${wrong.value}, where ${right.name} wins sooner and is worth ${right.value}. On the long way the position before the win, with MIN to move, was kept as worth ${wrong.value}. The short way comes to that same position at once, and the table answers ${wrong.value}: no better, so it is left. In a game it may do so at every move, and never win.`,
    "There are two cures. Keep in the table how far the win is from the position itself: add the plies played on the way in, and take them off on the way out. Or let the plies be part of the key, as the search on the left does. That is simpler, and a position that comes at another ply is no longer known again.",
  ],
};

export const tableForOneSide: SearchWords = {
  title: "Kept for one side, read for the other",
  story: [
    "In negamax a value changes its sign on its way up: what is 3 to a child’s mover is −3 to its parent’s. A table may keep either, as long as it is read as it was written.",
    "Here the parent puts the value into the table, turned already. When the position is met again, it is the child that takes it out, and takes it for its own.",
  ],
  question: "In [[3,3]] every leaf is worth 3. What does this search say that the root is worth?",
  options: ({ right, wrong }) => ({ right: right.value, other: "0", wrong: wrong.value }),
  reveal: ({ right, wrong }) => [
    `It says ${wrong.value}, where the truth is ${right.value}. The two leaves are one position. MIN counts the first as −3, which is what it is to MIN, and keeps that. At the second it is MAX’s turn to look it up, and MAX reads −3 as its own.`,
  ],
};

export const slowDigest: SearchWords<"more" | "none" | "fewer"> = {
  title: "A table keyed by a slow digest",
  story: [
    "A table wants a key that is the same for the same position. A digest such as MD5 makes one from any text, it is at hand in every language, and two texts hardly ever share one.",
    "It was made for files. A search asks for a key at every position, and then spends its time on stirring text where a number, updated by one exclusive or a move, would do.",
  ],
  question:
    "In [[1],[1]] the table is asked three times. What is different in what this search reads of the tree?",
  options: () => ({
    more: "It reads more leaves",
    none: "Nothing: it only hashes",
    fewer: "It reads fewer leaves",
  }),
  reveal: ({ right, wrong }) => [
    `Nothing: ${wrong.nodes} nodes here and ${right.nodes} there, and the same answer. The two never part. But ${wrong.work} bytes of text have gone through MD5, 64 rounds for every block, to look up three positions, where the game’s own keys needed none.`,
  ],
  unit: "bytes hashed",
};
