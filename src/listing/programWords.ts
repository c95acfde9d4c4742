/** What stands above a listing that is copied as a program. */
export const program = (title: string): string => `${title}, in JavaScript.`;

/** What the comments of such a program say of what no listing shows. */
export const says = {
  tree: "A tree is a list of trees, or the number at its end. MAX begins.",
  chanceNode:
    "Or it has chances and trees: then nobody chooses, and one of its trees comes, each as likely as it is.",
  range: "What any outcome is worth, at least and at most.",
  openAbove: "Where rounding would close a window, it stays open above.",
  clamped: "What the first move was worth, as far as the window goes.",
  guess: "What to guess where the search stops early.",
  oneAbove: "Where a window ends that no whole number lies in.",
  table: "What was found out, by the key: a value, how deep it looked, and whether it is a bound.",
  hits: "Whether an entry answers what is asked.",
  killers: "The last two moves that cut at each ply, the latest first: -1 for none.",
  memory: "What the tests have proved of each position: lower <= value <= upper.",
  order: "The order of the moves: put the best-looking first, and learn from cuts.",
  noisyMoves: "The moves that cannot wait: a tree of numbers has none.",
  least: "In whole numbers of 32 bits the least has no negative.",
  digest: "Any slow digest of a text.",
  grown: "The tree that grows: a node is a number, and each of these lists has a place for it.",
  byMax: "1 where MAX has moved into it; at the root, where MAX is to move.",
  reward: "An outcome as a reward from 0 to 1, by the least and the greatest outcome there are.",
  drawn: "Where chance draws: the children of a node, by the place of their outcomes.",
  drawOne: "The place of one outcome, drawn by the probabilities.",
  bounds: "The least and the greatest outcome that each node can still have.",
} as const;
