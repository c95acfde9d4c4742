import type { Side } from "../engine/game.ts";

/** The glyph of a side's plainest piece, and what the side is called. */
export type Sides = Readonly<Record<Side, { readonly glyph: string; readonly name: string }>>;

const discs: Sides = { max: { glyph: "X", name: "Black" }, min: { glyph: "O", name: "White" } };
const men: Sides = { max: { glyph: "x", name: "Black" }, min: { glyph: "o", name: "White" } };

/** The sides of each game that has names for them, by its name in `games`; those of any other are X and O. */
export const sides: Readonly<Record<string, Sides>> = { othello: discs, checkers: men, gomoku: discs };
