import type { Mistake, Patch, SearchShowcase } from "../types/mistake.ts";

/**
 * A mistake, wrong answers: negamax that hands the colour down from the root and begins with MAX's, whoever is to move
 * there. Where MAX is to move nothing shows; where MIN is, it plays for MAX.
 */
export const colourFixed: Mistake = {
  title: "Negamax that always begins as MAX",
  spoils: "negamax",
  kind: "wrongAnswer",
  spoilsRoot: true,
};

export const patch: Patch = [
  [
    'depth: number): number { const sign = game.turn(position) === "max" ? 1 : -1;',
    "depth: number, sign: number): number {",
  ],
  ["-visit(child, depth - 1)", "-visit(child, depth - 1, -sign)"],
  ['const sign = game.turn(position) === "max" ? 1 : -1; observer?.enter(', "observer?.enter("],
  ["forMax(sign, visit(position, depth))", "visit(position, depth, 1) + 0"],
];

export const showcase: SearchShowcase = {
  title: "Always MAX at the root",
  chapter: "negamax",
  setup: { game: "ticTacToe", position: "XOXOOXX.." },
  story: [
    "Negamax in its usual dress hands a colour down the tree: 1 for MAX, −1 for MIN, turned at every ply. It has to begin with somebody’s, and the program was first tried with the side that begins the game.",
    "So the root’s colour is written down as 1. Then the program is to play the second side, and plays for the first.",
  ],
  ask: ({ right, wrong }) => ({
    text: "O is to move and can complete the middle column. Which move does this search play?",
    options: [`${right.move}, which wins`, `${other(right.move, wrong.move)}, which does not`, "None"],
    answer:
      wrong.move === "none"
        ? "None"
        : `${wrong.move}, which ${wrong.move === right.move ? "wins" : "does not"}`,
  }),
  reveal: ({ right, wrong }) => [
    `It plays ${wrong.move}, worth ${wrong.worth}, and leaves ${right.move}, worth ${right.worth}, which is what O wants. The tree is the same, and every sign in it is turned: at O’s turn it keeps what is best for X.`,
  ],
};

/** What the search plays where that is another move; else the other one there is. */
const other = (right: string, wrong: string) => (["none", right].includes(wrong) ? "O bottom right" : wrong);
