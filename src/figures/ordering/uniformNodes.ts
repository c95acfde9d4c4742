/**
 * The nodes that minimax enters in a tree in which every node above the leaves has `b` moves and every leaf is `d` plies
 * deep: 1 + b + b² + … + b^d. Between whole depths it is the curve through them.
 */
export const uniformNodes = (b: number, d: number): number =>
  b === 1 ? d + 1 : (b ** (d + 1) - 1) / (b - 1);
