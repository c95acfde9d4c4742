import { js } from "../../mistakes/js.ts";
import type { CalledFunctions } from "../functionTasks.ts";
import { lineCount, type ProgramText, plainSigns } from "../programText.ts";
import { phases } from "./phaseLog.ts";

/** What a program that samples is made with, by the names that it has in the listing. */
const room = ["game", "tree", "chance", "playout", "rewardOf", "c", "none", "watch"];

/**
 * Turns what a reader wrote into the body of a function, which returns what the text defines; whoever asks it for what is not
 * defined there hears of it from JavaScript. `around` are functions that a sampling program need not define, by their names.
 */
export function functionsText(
  written: string,
  { functions, samples }: CalledFunctions,
  around: Readonly<Record<string, string>>,
): ProgramText {
  const names = samples ? phases : functions;
  const watched = new RegExp(`\\bconst(?=\\s+(${names.join("|")})\\b)`, "g");
  const code = plainSigns(written).replace(watched, js`let`);
  // What stands further in is a name of its own.
  const defines = (name: string) => new RegExp(`^(function|const|let|var)\\s+${name}\\b`, "m").test(code);
  const offered = Object.keys(around).filter((name) => !defines(name));
  const before = [js`"use strict";`, ...offered.map((name) => around[name]), ""].join("\n");
  const watches = samples
    ? names.map((name) => js`if (typeof ${name} === "function") ${name} = watch("${name}", ${name});`)
    : [];
  const returned = samples ? ["iterate"] : functions;
  return {
    parameters: samples ? room : [],
    firstLine: before.split("\n").length,
    lines: lineCount(written),
    body: js`${before}${code}
;${watches.join(" ")}
return { ${returned.map((name) => js`get ${name}() { return ${name}; }`).join(", ")} };`,
  };
}
