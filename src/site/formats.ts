import { formatAmount } from "../drawing/formatValue.ts";
import * as words from "./formatWords.ts";

/** A number as chapters print it: with commas between thousands, a true minus sign, and at most three decimals. */
export const write = formatAmount;

/** A number with so many decimals, and a true minus sign. */
export const fixed = (value: number, decimals: number): string => value.toFixed(decimals).replace("-", "−");

/** A share from 0 to 1 in whole percent, on one line with its sign; what rounds to none and is some is less than one. */
export const percent = (share: number): string =>
  share > 0 && share < 0.005 ? "< 1\u00a0%" : wholePercent(share);

/** Two shares from 0 to 1, on one line: "40 % to 60 %". */
export const range = (low: number, high: number): string =>
  words.range(wholePercent(low), wholePercent(high));

/** A share and the interval that its true value is thought to lie in: "50 %, 40 to 60". */
export const scoreWithin = (share: number, low: number, high: number): string =>
  words.within(percent(share), Math.round(100 * low), Math.round(100 * high));

/** Several things: "a, b and c". */
export const list = (things: readonly (string | number)[]): string => words.list(things.map(String));

const wholePercent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;
