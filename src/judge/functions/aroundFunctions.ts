import { functionsBeside } from "../../listing/functionLines.ts";
import { pythonLines } from "../../listing/pythonLines.ts";
import { plainSigns } from "../programText.ts";
import { phases } from "./phaseLog.ts";

/** What a program that samples calls and need not define, by the names: the rest of UCT. */
const aroundPhases = functionsBeside("uct", phases);

/** The same in JavaScript's own signs. */
export const aroundInJavaScript: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(aroundPhases).map(([name, text]) => [name, plainSigns(text)]),
);

export const aroundInPython: string = pythonLines(Object.values(aroundPhases).join("\n").split("\n")).join(
  "\n",
);
