import type { PrintedSearch } from "../../judge/printed/judgePrinted.ts";
import type { PrintedForm } from "../../judge/printed/printed.ts";
import { titleInSentence, titles } from "../../listing/words.ts";
import type { Shown } from "./answer.ts";

export const label = "what did my program do";
export const tree = "Tree";
export const search = "Meant to be";
export const searchTitle = (name: PrintedSearch): string => titles[name];
export const text = "What your program printed";
export const hint = "3 12 8 2 14 5 2\nvalue = 3";

/** What may be pasted. */
export const todo =
  "Let your program, in any language, search this tree and print what it does: the values of the leaves in the order read, the nodes in the order visited, how many it visits at each depth, or a trace as JSON lines. Paste that here.";
export const naming =
  "A node is called by its moves from 0: 1.0 is the first child of the root’s second, and the root is root. Values are MAX’s. A last line may hold the root’s value: value = 3.";

export const examples = "Try a wrong program’s";
export const forms: Readonly<Record<PrintedForm, string>> = {
  leaves: "Leaves",
  nodes: "Nodes",
  depths: "Depths",
  trace: "Trace",
};
export const compare = "Compare";
export const comparing = "Comparing …";
export const takeBack = "Take back what I had";
export const notKept = "This browser keeps nothing, so this lasts until you leave the page.";

export const cannotBeRead = "This cannot be read";
export const sentence = (message: string): string => `${message}.`;
export const conventional = (name: PrintedSearch): string =>
  `It does what ${titleInSentence(name)} does in the form that your book has.`;
export const showParting = "Show where they part";
export const showIt = "Show it step by step";
export const shownBeside: Readonly<Record<Shown["beside"], string>> = {
  own: "Left your program, right the search that it was meant to be.",
  known: "Left a search that prints what your program printed, right the one that it was meant to be.",
  alone: "The search that your program was meant to be, at the step where yours does something else.",
  whole: "The search that your program was meant to be.",
};
