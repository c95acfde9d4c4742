/** The files that a stepper can be taken along as. */
export const theTree = "the tree";
export const countsByStep = "counts by step";

export const noTree = "There is no tree to draw.";
/** The title of the picture of a figure at a step. */
export const pictureTitle = (label: string, step: number): string => `${label}, step ${step}`;
