import type { Bimatrix } from "./bimatrix.ts";

/**
 * Row is paid where the two show the same, column where it is one ahead: whoever is paid, the other wants to move on.
 * Its only equilibrium is to play all three alike. Source: L. Shapley 1964, "Some Topics in Two-Person Games".
 */
export const shapleyGame: Bimatrix = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
];
