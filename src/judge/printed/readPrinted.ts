import type { Tree } from "../../engine/index.ts";
import { atLine } from "../../trace/core/jsonFields.ts";
import { type Printed, type PrintedForm, type PrintedItem, printedForms } from "./printed.ts";
import { isInTree, isOfTrace, readTrace, type TextLine } from "./readTrace.ts";
import { lettered } from "./treeNodes.ts";
import * as words from "./words.ts";

/**
 * Reads what a program printed about its search of a tree; `docs/traces.md` says how each form is written. The form shows
 * in what stands first, or is named by a line of its own before: "leaves", "nodes", "depths" or "trace". Throws a
 * SyntaxError that names the line, counted from 1, and what was expected there.
 */
export function readPrinted(text: string, tree: Tree): Printed {
  const lines = text
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== "");
  const [first] = lines;
  if (first === undefined) throw new SyntaxError(words.nothingPrinted);
  const heading = printedForms.find((form) => first.text.toLowerCase().replace(/:$/, "") === form);
  const rest = heading ? lines.slice(1) : lines;
  if (rest.length === 0) throw new SyntaxError(words.nothingPrinted);
  const form = heading ?? formOf(rest);
  return form === "trace" ? readTrace(rest, tree) : readLines(form, rest, tree);
}

/** "0: 1", "depth 0 = 1", "ply 0: 1 node". */
const depthLine = /^(?:(?:depth|ply|level)\s*)?(\d{1,4})\s*[:=]\s*(\d{1,9})(?:\s*nodes?)?$/i;
const valueLine = /^(?:root\s+)?(?:value|result)\s*[:=]?\s*(\S+)$/i;
const nodeName = /^(?:root|[a-z]|\d{1,4}(?:[./]\d{1,4})*)$/i;

/** What only a node's name can be: a number has one point at most. */
const surelyNode = /^(?:root|\d+[./]\d+[./]\d[\d./]*|\d+\/\d+)$/i;

function formOf(lines: readonly TextLine[]): PrintedForm {
  const [first] = lines;
  if (lines.some(isOfTrace)) return "trace";
  if (depthLine.test(first.text)) return "depths";
  const parts = lines.filter(({ text }) => !valueLine.test(text)).flatMap(({ text }) => partsOf(text));
  const isNodes = /^[a-z]$/i.test(parts[0] ?? "") || parts.some((part) => surelyNode.test(part));
  return isNodes ? "nodes" : "leaves";
}

/** Blanks, commas and semicolons separate; brackets around a list mean nothing. */
const partsOf = (text: string): string[] =>
  text
    .replace(/^[[({]|[\])}]$/g, "")
    .split(/[\s,;]+/)
    .filter((part) => part !== "");

function readLines(form: Exclude<PrintedForm, "trace">, lines: readonly TextLine[], tree: Tree): Printed {
  const isValue = ({ text }: TextLine) => valueLine.test(text);
  const [valued, another] = lines.filter(isValue);
  if (another) throw new SyntaxError(words.atLine(another.line, words.secondValue));
  const value = valued && {
    line: valued.line,
    value: atLine(valued.line, () => readNumber(valueLine.exec(valued.text)![1], words.expectedValue)),
  };
  const items = read[form](
    lines.filter((line) => !isValue(line)),
    tree,
  );
  return { form, items, value, recording: undefined, passedOver: [] };
}

const read: Record<
  Exclude<PrintedForm, "trace">,
  (lines: readonly TextLine[], tree: Tree) => readonly PrintedItem[]
> = {
  leaves: (lines) => eachPart(lines, (part) => String(readNumber(part, words.expectedNumber))),

  nodes(lines, tree) {
    const letters = lettered(tree);
    return eachPart(lines, (part) => {
      if (!nodeName.test(part)) throw new SyntaxError(words.expectedNode(part));
      const path = pathNamed(part, letters);
      if (path === undefined || !isInTree(tree, path)) throw new SyntaxError(words.noNode(part));
      return path;
    });
  },

  depths(lines) {
    const counts = new Map<number, PrintedItem>();
    for (const { text, line } of lines) {
      const [, depth, count] = depthLine.exec(text) ?? [];
      if (depth === undefined) throw new SyntaxError(words.atLine(line, words.expectedDepth(text)));
      if (counts.has(Number(depth))) throw new SyntaxError(words.atLine(line, words.secondDepth(depth)));
      counts.set(Number(depth), { key: String(Number(count)), line });
    }
    const deepest = Math.max(-1, ...counts.keys());
    return Array.from(
      { length: deepest + 1 },
      (_, depth) => counts.get(depth) ?? { key: "0", line: undefined },
    );
  },
};

const eachPart = (lines: readonly TextLine[], keyOf: (part: string) => string): PrintedItem[] =>
  lines.flatMap(({ text, line }) =>
    atLine(line, () => partsOf(text).map((part) => ({ key: keyOf(part), line }))),
  );

/** The path that a node's name means; undefined for a letter that no node has. */
function pathNamed(name: string, letters: ReadonlyMap<string, string>): string | undefined {
  if (name.toLowerCase() === "root") return "";
  if (/^[a-z]$/i.test(name)) return letters.get(name.toUpperCase());
  return name.split(/[./]/).map(Number).join(".");
}

/** As languages print numbers, infinities among them, which a wrong search may end with; or else says what was `expected`. */
function readNumber(text: string, expected: (found: string) => string): number {
  const plain = text.replace(/^−/, "-").toLowerCase();
  if (/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/.test(plain)) return Number(plain) + 0;
  if (/^[+-]?(?:inf|infinity|∞)$/.test(plain)) return plain.startsWith("-") ? -Infinity : Infinity;
  throw new SyntaxError(expected(text));
}
