/** Why no other search takes a tree with chance nodes. */
export const takesForMin =
  "this search would take chance for MIN, who always does the worst; Expectimax, Star1 and Star2 take trees with chance nodes";
