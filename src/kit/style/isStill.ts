/** Whether this reader has asked for pages in which nothing glides, flies or fades. */
export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
