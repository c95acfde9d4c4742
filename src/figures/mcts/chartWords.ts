export const chart = "Share of the visits of every move of the root, over the iterations";
export const iterations = "iterations";
/** A share of the visits, from 0 to 1. */
export const share = (share: number): string => `${Math.round(100 * share)} %`;
