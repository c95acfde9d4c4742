/** Points that win at Pig, where programs are tried on it: few, so that it ends within the plies that they look ahead. */
export const triedGoal = 20;
