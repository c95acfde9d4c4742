import { titleInSentence, titleOf } from "../../listing/words.ts";
import type { Parting } from "./comparePrinted.ts";
import type { PrintedVerdict } from "./judgePrinted.ts";
import { mistakesAmong, spoils } from "./mistakesAmong.ts";
import type { Printed, PrintedForm } from "./printed.ts";

/** What is wrong with a text. */
export const nothingPrinted = "There is nothing to compare yet: expected what your program printed";
export const atLine = (line: number, what: string): string => `Line ${line}: ${what}`;
export const expectedNumber = (found: string): string =>
  `expected a number, the value of a leaf, but found “${found}”`;
export const expectedValue = (found: string): string =>
  `expected a number, the value of the root, but found “${found}”`;
export const expectedNode = (found: string): string =>
  `expected a node, such as root, 1.0 or a letter, but found “${found}”`;
export const noNode = (name: string): string =>
  `expected a node of this tree, which has none that is called “${name}”`;
export const expectedDepth = (found: string): string =>
  `expected a depth and how many nodes were visited there, such as 2: 7, but found “${found}”`;
export const secondDepth = (depth: string): string =>
  `expected each depth once, but ${depth} stands here again`;
export const secondValue = "expected the root’s value once, but here it stands again";
export const rootIsMax = "expected a trace whose root is MAX’s, as a tree’s is here";
export const rootHasNoMove = "expected no “move”: this enters the root";
export const noChild = (path: string, move: number): string =>
  `expected a child of ${nodeName(path)}, which has no move ${move}`;
export const noOpenNode = (event: string): string =>
  `expected an “enter” before: there is no node to ${event === "leave" ? "leave" : "speak of"}`;
export const treeTooLarge = (most: number): string =>
  `expected a tree of at most ${most} nodes: every search of the notebook runs on it`;

const nodeName = (path: string): string => (path === "" ? "the root" : `node ${path}`);
const plain = (number: number | string): string => String(number).replace("-", "−").replace("Infinity", "∞");

/** What the text was taken for. */
const formNames: Readonly<Record<PrintedForm, string>> = {
  leaves: "leaf values in the order read",
  nodes: "nodes in the order visited",
  depths: "nodes visited at each depth",
  trace: "a trace as JSON lines",
};
export const readAs = ({ form, passedOver }: Printed): string =>
  `Read as ${formNames[form]}.${passedOver.length === 0 ? "" : ` Passed over, since it is no JSON: ${passedOver.length === 1 ? "line" : "lines"} ${passedOver.join(", ")}.`}`;

const one: Readonly<Record<PrintedForm, string>> = {
  leaves: "leaf",
  nodes: "node",
  depths: "depth",
  trace: "line",
};
const many: Readonly<Record<PrintedForm, string>> = {
  leaves: "leaves",
  nodes: "nodes",
  depths: "depths",
  trace: "entries and exits",
};
const sameSoFar = (form: PrintedForm, after: number): string => {
  if (after === 0) return "They part at once:";
  if (form === "trace")
    return after === 1
      ? "The first entry is the same. Then"
      : `The first ${after} entries and exits are the same. Then`;
  return after === 1
    ? `The first ${one[form]} is the same. Then`
    : `The first ${after} ${many[form]} are the same. Then`;
};

/** What a program, or a search, does with an item. */
function does(form: PrintedForm, key: string, depth: number): string {
  if (form === "leaves") return `reads ${plain(key)}`;
  if (form === "nodes") return `visits ${nodeName(key)}`;
  if (form === "depths") return `visits ${key} ${key === "1" ? "node" : "nodes"} at depth ${depth}`;
  const [path, value] = key.slice(1).split(" ");
  return key.startsWith("+") ? `enters ${nodeName(path)}` : `leaves ${nodeName(path)} with ${plain(value)}`;
}

/** A node as figures call it, which count moves from 1: "move 2.1". */
const inFigures = (path: string): string => {
  if (path === "") return "the root";
  const places = path.split(".").map((place) => Number(place) + 1);
  return `move ${places.join(".")}`;
};

/** Who prints values alone has no names of nodes, and meets those of the figures. */
const namedFor = (form: PrintedForm, path: string): string =>
  form === "leaves" ? inFigures(path) : nodeName(path);

/** Which leaf it is that the right search reads: of its value there may be several. */
const which = (form: PrintedForm, path: string): string => (form === "leaves" ? ` (${inFigures(path)})` : "");

function partingWords(parting: Parting, form: PrintedForm, search: string): string {
  if (parting.kind === "value") {
    return `Everything on the way is the same, but yours ends with ${plain(parting.own)}, and ${search} with ${plain(parting.right)}.`;
  }
  const { after, own, right, cut } = parting;
  const start = sameSoFar(form, after);
  const yours = own ? `yours ${does(form, own.key, after)}` : "yours ends";
  if (cut)
    return `${start} ${yours}, and ${search} cuts here: it looks at no more of ${namedFor(form, cut.path)}.`;
  if (!right) return `${start} ${yours}, and ${search} is done.`;
  return `${start} ${yours}, and ${search} ${does(form, right.key, after)}${which(form, right.path)}.`;
}

const list = (names: readonly string[]): string => {
  const quoted = names.map((name) => `“${titleOf(name)}”`);
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
};

export const headings = { same: "The same", otherwise: "They part" } as const;

/** Where in the text the first difference stands. */
const whereWords = (parting: Parting): string | undefined => {
  const line = parting.kind === "value" ? parting.line : parting.own?.line;
  return line === undefined ? undefined : `In your text it is line ${line}.`;
};

/** How the figures call a node that the sentence before has called as programs do. */
function figureWords(parting: Parting, form: PrintedForm): string[] {
  if (parting.kind === "value" || (form !== "nodes" && form !== "trace")) return [];
  const path = parting.cut?.path || parting.right?.path;
  return path ? [`Figures count moves from 1: there ${nodeName(path)} is ${inFigures(path)}.`] : [];
}

/** All that is to be said of what was printed, a sentence or two each. */
export function verdictWords(verdict: PrintedVerdict): string[] {
  const { parting, printed, algorithm } = verdict;
  const search = titleInSentence(algorithm);
  if (parting === undefined) return [sameWords(verdict, search), ...alikeWords(verdict)];
  const where = whereWords(parting);
  return [
    partingWords(parting, printed.form, search) + (where === undefined ? "" : ` ${where}`),
    ...namedWords(verdict),
    ...figureWords(parting, printed.form),
  ];
}

const sameWords = ({ printed: { form, items } }: PrintedVerdict, search: string): string => {
  if (form === "depths") return `At every depth it visits as many nodes as ${search} on this tree.`;
  if (form === "trace")
    return `It enters and leaves the nodes of this tree as ${search} does, with the same values.`;
  if (items.length === 1) return `The one ${one[form]} is that of ${search} on this tree.`;
  const all = items.length === 2 ? "Both" : `All ${items.length}`;
  return `${all} ${many[form]} are those of ${search} on this tree, in its order.`;
};

/** Which mistakes this tree does not show, and a tree that would. */
function alikeWords({ sameAs, algorithm, tellingTree }: PrintedVerdict): string[] {
  const alike = mistakesAmong(sameAs, algorithm);
  if (alike.length === 0) return [];
  const said = `This tree cannot tell it from ${list(alike)}.`;
  return [tellingTree === undefined ? said : `${said} Try ${tellingTree} as well.`];
}

/** Mistakes in the search that was meant and right searches are what a program most likely is; else any other. */
function namedWords({ sameAs, algorithm }: PrintedVerdict): string[] {
  const likely = sameAs.filter((name) => (spoils(name) ?? algorithm) === algorithm);
  const names = likely.length > 0 ? likely : sameAs;
  if (names.length === 0) return ["No search of this notebook, right or wrong, prints that on this tree."];
  if (names.length === 1) return [`It prints what ${list(names)} prints.`];
  return [`It prints what each of these prints, which this tree cannot tell apart: ${list(names)}.`];
}
