export const label = "roll or hold in the game of Pig";
export const drawings = { map: "the map of where to hold" };

export const goal = "Game to";
export const own = "You have";
export const other = "The other has";
export const total = "This turn";

export const roll = "roll";
export const hold = "hold";
/** At the head of the columns, as buttons are written. */
export const rolling = "Roll";
export const holding = "Hold";

export const face = "Die";
export const leadsTo = "Then";
export const wins = "You win";
/** What a face of the die leads to: the turn's total afterwards. */
export const turnOver = "the other’s turn";
export const totalOf = (total: number): string => `${total} in this turn`;
export const won = "you have won";
export const mean = "On the average";
export const notYet = "a turn begins with a roll";
export const table = "What each face of the die leads to, and with what probability you win then";
export const better = "better";

export const map = (goal: number, other: number): string =>
  `Where to hold in a game to ${goal} while the other has ${other}`;
export const mapOwn = "points that you have";
export const mapTotal = "points in this turn";
export const legend = { hold: "hold", roll: "roll", here: "you are here" };

const chanceOf = (chance: string) => `with probability *${chance}*`;

/** What to do, and why: the probabilities as they are written. */
export function sentence(
  { own, other, total }: { readonly own: number; readonly other: number; readonly total: number },
  rolling: string,
  holding: string | undefined,
  isToHold: boolean,
): string {
  const standing = `With ${own} against ${other}`;
  if (holding === undefined)
    return `${standing} a turn begins with a roll. You win ${chanceOf(rolling)} where both play their best.`;
  const turn = `${standing} and ${total} in this turn`;
  return isToHold
    ? `${turn}, *hold*: that wins ${chanceOf(holding)}, another roll ${chanceOf(rolling)}.`
    : `${turn}, *roll*: that wins ${chanceOf(rolling)}, holding ${chanceOf(holding)}.`;
}
export const solving = (goal: number): string => `Solving Pig to ${goal}.`;
export const brokeOff = (message: string): string => `Pig could not be solved: ${message}.`;
