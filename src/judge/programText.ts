import { surroundings } from "../listing/surroundings.ts";
import { js } from "../mistakes/js.ts";
import { broughtText } from "./brought.ts";

/** Signs of the listings, and what JavaScript has for them. Greek letters it takes as names. */
const plain: Readonly<Record<string, string>> = {
  "−": "-",
  "∞": js`Infinity`,
  "×": "*",
  "≤": "<=",
  "≥": ">=",
  "≠": "!==",
};

const { oneAbove, table, hits, killers } = surroundings;
/** What a program may name and need not define, by the names: what the listings name and do not show. */
const offered: Readonly<Record<string, string>> = { oneAbove, table, hits, killers, ...broughtText };

/** A reader's text, ready to be a function's body, and in which line of it the reader's first line stands, from 1. */
export interface ProgramText {
  /** The names that the body knows what it is handed by. */
  readonly parameters: readonly string[];
  readonly body: string;
  readonly firstLine: number;
  /** How many lines the reader has written, without blank ones at the end. What goes wrong beyond them is not in a line. */
  readonly lines: number;
}

/**
 * Turns what a reader wrote into the body of a function of `game` and `watch`, which returns the program. The signs of the
 * listings become those of JavaScript, and each line stays a line, so that an error's place can be told.
 */
export function programText(written: string): ProgramText {
  const code = plainSigns(written).replace(/\bconst(?=\s+visit\b)/g, js`let`);
  const needed = Object.keys(offered).filter((name) => names(code, name) && !defines(code, name));
  const before = [js`"use strict";`, ...needed.map((name) => offered[name]), ""].join("\n");
  return {
    parameters: ["game", "watch"],
    firstLine: before.split("\n").length,
    lines: lineCount(written),
    body: js`${before}${code}
;if (typeof visit !== "function") throw new TypeError("there is no function visit");
return { visit: visit = watch(visit), chooseMove: typeof chooseMove === "function" ? chooseMove : undefined };`,
  };
}

/** The text with JavaScript's own signs; α and β stay, being names. */
export const plainSigns = (written: string): string => written.replace(/[−∞×≤≥≠]/g, (sign) => plain[sign]);

/** Lines of a text up to the last that is not blank. */
export const lineCount = (written: string): number => written.trimEnd().split("\n").length;

const names = (code: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);
const defines = (code: string, name: string): boolean =>
  new RegExp(`\\b(function|const|let|var)\\s+${name}\\b`).test(code);
