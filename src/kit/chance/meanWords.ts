/* Said of a number that is not the mean of a draw. */

export const nobodyChooses = (given: string, name: string, isMost: boolean): string =>
  `${given} is the ${isMost ? "greatest" : "least"} of what the outcomes of ${name} bring. But nobody chooses there.`;
export const betweenThem = (given: string, name: string): string =>
  `${given} is not between the least and the greatest of what the outcomes of ${name} bring, and a mean is.`;
export const plainMean = (given: string, name: string): string =>
  `${given} is the plain mean. The outcomes of ${name} do not come equally often.`;
export const turnedRound = (given: string): string =>
  `For ${given} the probabilities were taken in the wrong order. Which of them stands on which line?`;
export const leftOut = (given: string, name: string): string =>
  `${given} is what comes of it where one outcome of ${name} is left out.`;
export const oneOutcome = (given: string, name: string): string =>
  `${given} is what one outcome of ${name} brings. What do all of them bring on the average?`;
export const weigh = (name: string): string =>
  `Multiply what each outcome of ${name} brings by its probability, and add it all up.`;

/** The sum that a mean is. */
export const sum = (parts: readonly (readonly [probability: string, value: string])[]): string =>
  `Chance draws: ${parts.map(([probability, value]) => `${probability} · ${value}`).join(" + ")}.`;
