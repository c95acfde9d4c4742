/** What a stepper can be taken along as, beside what every figure can. */
export const theQuiz = "The link to a quiz";
export const copyQuiz = "Copy a link to a quiz on it";
export const print = "Print as a worksheet";
export const theTree = "the tree";
export const countsByStep = "counts by step";

export const noTree = "There is no tree to draw.";
/** The title of the picture of a figure at a step. */
export const pictureTitle = (label: string, step: number): string => `${label}, step ${step}`;
