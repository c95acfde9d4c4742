import { quoted } from "../demand.ts";

export const noBounds = (given: string) =>
  `bounds must be two finite numbers [least, most] with least ≤ most, not ${quoted(given)}`;

/** @param text the position, as its game writes it */
export const outOfBounds = (value: number, least: number, most: number, text: string) =>
  `${value} lies outside of the bounds from ${least} to ${most}: what was left unread may be wrong; at ${quoted(text)}`;
