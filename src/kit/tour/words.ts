/** What becomes of a step that is added to the tour. */
export const full = (most: number): string => `Your tour has ${most} steps already, which is the most.`;
export const notKept = "This browser keeps nothing, so there can be no tour in it.";
export const added = (count: number): string =>
  `This is step ${count} of your tour now. The page “A tour” has them all, with room for your notes.`;

/** Why a text is no tour. */
export const noTour = "it holds no tour";
export const tooLong = (most: number): string => `it has more than ${most} steps`;
export const brokenStep = (number: number, why?: string): string =>
  `its step ${number} is broken${why === undefined ? "" : `: ${why}`}`;
