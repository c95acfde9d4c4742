import { quoted } from "../../demand.ts";

export const noFreeCell = (text: string, legal: readonly number[]) =>
  `${quoted(text)} is no legal move here: expected a free cell, one of ${legal.join(", ")}`;

/** @param at counts from 0 */
export const noCell = (at: number, glyph: string) =>
  `Character ${at + 1}, "${glyph}": expected X, O or . for an empty cell`;
export const notNineCells = (count: number) =>
  `Expected nine characters of X, O and ., row by row, but there are ${count}`;

export const twoLines = () => "This cannot arise: X and O both have three in a row";
export const movedAfterLine = (winner: "X" | "O") =>
  `This cannot arise: ${winner} has three in a row, but ${winner === "X" ? "O" : "X"} moved after that`;
