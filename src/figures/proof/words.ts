import { formatCount, formatValue, sayValue } from "../../drawing/formatValue.ts";
import type { ProofNumbers } from "../../engine/bestFirst/proofObserver.ts";
import { countWords, markedWords, type Words } from "../../kit/narration/words.ts";
import { subjectName } from "../../kit/run/words.ts";
import type { ProofEvent, ProofStatus } from "../../trace/bestFirst/proofTrace.ts";
import { nodeName, type ProofRun, sideWord } from "./proofRun.ts";

/** What just happened at a step, and why, said in a sentence or two. */
export const sayProof = (run: ProofRun, step: number): Words[] => markedWords(sentence(run, step));

/** What the search is to find out: "Can MAX reach 3 or more?" */
export const question = (run: ProofRun): string => `Can ${sideWord(run, "max")} ${goalWords(run)}?`;

/** What MAX is to do, after “can” or “cannot”: "reach 3 or more", "win". */
function goalWords({ view: { goal }, tree }: ProofRun): string {
  if (tree === undefined && goal === 1) return "win";
  if (tree === undefined && goal === 0) return "win or draw";
  return `reach ${sayValue(goal)} or more`;
}

/** What it has found out: "MAX can reach 3 or more". */
const finding = (run: ProofRun): string => {
  const can = run.result.answer === "proved" ? "can" : "cannot";
  return `${sideWord(run, "max")} ${can} ${goalWords(run)}`;
};

function sentence(run: ProofRun, step: number): string {
  if (step === 0) return `Nothing is known yet. *${question(run)}* The search will grow a tree to find out.`;
  const event = run.trace.event(step);
  const end = step === run.trace.length ? ` ${ending(run)}` : "";
  switch (event.kind) {
    case "select":
      return selecting(run, event);
    case "expand":
      return expanding(run, event.node);
    case "evaluate":
      return evaluating(run, event) + end;
    case "backup":
      return backingUp(run, event, step) + end;
  }
}

type Event<Kind> = Extract<ProofEvent, { kind: Kind }>;

const isOr = ({ trace }: ProofRun, node: number) => trace.nodes.kind(node) === "max";
const kindWords = (run: ProofRun, node: number) => (isOr(run, node) ? "an OR node" : "an AND node");
const strong = (run: ProofRun, node: number) => `*${nodeName(run, node)}*`;
const numberWords = { pn: "proof number", dn: "disproof number" } as const;
/** Its first letter large, behind a mark of emphasis too. */
const capital = (text: string) => text.replace(/^\*?./, (first) => first.toUpperCase());

function selecting(run: ProofRun, { node, from, by, value, equals }: Event<"select">): string {
  const proves = by === "pn" ? "one proved child proves it" : "one disproved child disproves it";
  const why = `${capital(strong(run, from))} is ${kindWords(run, from)}: ${proves}`;
  const least = `the least ${numberWords[by]}, *${formatValue(value)}*`;
  if (run.trace.nodes.children.size(from) === 1)
    return `${why}. The way goes on to its only child, ${strong(run, node)}.`;
  const which = equals === 1 ? `which has ${least}` : `the first of ${equals} with ${least}`;
  return `${why}. So the way goes on to ${strong(run, node)}, ${which}.`;
}

function expanding(run: ProofRun, node: number): string {
  const children = countWords(run.trace.nodes.children.size(node), "child", "children");
  if (node === 0)
    return `*The root* is the only leaf of the tree. It is expanded, and is to get ${children}.`;
  return `${capital(strong(run, node))} is the most-proving node: to prove this leaf takes 1 from the root’s proof number, to disprove it 1 from its disproof number. It is expanded, and is to get ${children}.`;
}

function evaluating(run: ProofRun, { node, outcome, pn }: Event<"evaluate">): string {
  const name = capital(strong(run, node));
  if (outcome === undefined) {
    return `${name} is a leaf of the tree, and nothing is known of it. One leaf, itself, would prove it or disprove it: both its numbers are *1*.`;
  }
  const over = `${name} ends the game: ${outcomeWords(run, outcome)}`;
  return pn === 0
    ? `${over}. That is what is asked for: it is *proved*. No leaf is left to prove, *0*, and none can disprove it, *∞*.`
    : `${over}. That is less than what is asked for: it is *disproved*. No leaf can prove it, *∞*, and none is left to disprove, *0*.`;
}

/** How a game has ended, in words. */
function outcomeWords(run: ProofRun, outcome: number): string {
  if (run.tree !== undefined) return `it is worth *${sayValue(outcome)}*`;
  if (outcome === 0) return "a draw";
  return `${sideWord(run, outcome > 0 ? "max" : "min")} has won`;
}

function backingUp(run: ProofRun, { node, pn, dn, before }: Event<"backup">, step: number): string {
  const compared = run.trace.compared(node, step);
  const over =
    node === 0 && step < run.trace.length ? ` Round ${run.trace.counters(step).rounds} is over.` : "";
  const same = pn === before.pn && dn === before.dn ? " Both are as before." : "";
  const now = { pn: `*${formatValue(pn)}*`, dn: `*${formatValue(dn)}*` };
  const name = capital(strong(run, node));
  if (pn === 0 || dn === 0) return `${name} is ${kindWords(run, node)}, and ${solving(run, compared, pn)}`;
  if (compared.length === 1) {
    return `${name} has one child, and takes over its numbers: proof number ${now.pn}, disproof number ${now.dn}.${same}${over}`;
  }
  const [least, sum] = isOr(run, node) ? (["pn", "dn"] as const) : (["dn", "pn"] as const);
  const needs = { pn: "one proved child is enough", dn: "one disproved child is enough" }[least];
  const all = {
    pn: "To prove it, all of them must be proved",
    dn: "To disprove it, all of them must be disproved",
  }[sum];
  return `${name} is ${kindWords(run, node)}, where ${needs}: its ${numberWords[least]} is the least of its children’s, ${now[least]}. ${all}: its ${numberWords[sum]} is their sum, ${sumWords(compared, sum)}${now[sum]}.${same}${over}`;
}

/** Why a node is solved, by its children. */
function solving(
  run: ProofRun,
  compared: readonly (ProofNumbers & { readonly node: number })[],
  pn: number,
): string {
  const status = pn === 0 ? "proved" : "disproved";
  const number = pn === 0 ? "pn" : "dn";
  const deciding = compared.filter((child) => child[number] === 0);
  const one = nodeName(run, deciding[0].node);
  if (compared.length === 1) return `its only child, ${one}, is ${status}: so it is *${status}* itself.`;
  // What all children agree on may have been decided by one of them alone.
  const needsOne = isOr(run, run.trace.nodes.parents[deciding[0].node]) === (pn === 0);
  return needsOne
    ? `its child ${one} is ${status}, which is enough: it is *${status}* itself.`
    : `${compared.length === 2 ? "both" : `all ${compared.length} of`} its children are ${status}: so it is *${status}* itself.`;
}

/** The numbers that are added up, where they are few enough to be read: "1 + 2 = ". */
function sumWords(compared: readonly ProofNumbers[], number: keyof ProofNumbers): string {
  if (compared.length > 5) return "";
  return `${compared.map((child) => formatValue(child[number])).join(" + ")} = `;
}

/** What has come out in the end. */
function ending(run: ProofRun): string {
  const { answer, move, nodes } = run.result;
  const grown = countWords(nodes, "node");
  if (answer === "unknown") {
    const { budget } = run.view;
    return `The tree has ${grown}, and ${formatCount(budget)} is the limit: it grows no further. Whether ${sideWord(run, "max")} can ${goalWords(run)} stays *unknown*.`;
  }
  const child = [...run.trace.nodes.children.row(0)].find((node) => run.trace.move(node) === move);
  const by = child === undefined ? "" : `, by ${strong(run, child)}`;
  const whose = answer === "disproved" && by !== "" ? `: ${sideWord(run, "min")} prevents it` : "";
  return `*${finding(run)}*${whose}${by}. It took ${grown}.`;
}

export const label = (run: ProofRun): string => `proof-number search of ${subjectName(run.view)}`;
/** What the keys of a transport do here. */
export const help = {
  over: "one round on, back",
  into: "to the end of this phase",
  out: "back by a phase",
  enter: "to what happens next to the node",
  stop: "",
  move: "",
  change: "",
  grow: "",
} as const;
/** How far the search has come; the root’s numbers, once there are any. */
export const counts = (nodes: string, expansions: string): Words[] => [
  { text: nodes, strong: true },
  { text: ` ${nodes === "1" ? "node" : "nodes"}, ` },
  { text: expansions, strong: true },
  { text: " expanded" },
];
export const rootNumbers = (pn: string, dn: string): Words[] => [
  { text: " · root: pn " },
  { text: pn, strong: true },
  { text: ", dn " },
  { text: dn, strong: true },
];
/** What a root, and a node, has come to. */
export const standings: Readonly<Record<string, string>> = {
  proved: "proved",
  disproved: "disproved",
  unknown: "unknown",
};
export const position = "Position";
export const positionOf = (run: ProofRun, node: number): string =>
  node === 0 ? "The position that is searched" : `The position after ${nodeName(run, node)}`;
export const moveToSearch = "A move on the board is searched from at once.";
export const phase = "Phase";
export const phaseTip = "To the end of this phase (↓)";
export const round = "Round";
export const roundTip = "One round on (Shift →)";

export const searched = "What is searched";
export const aTree = "A tree";
export const tree = "Tree";
export const goal = "goal";
export const goalLabel = "Goal: MAX is to reach so much or more";
/** What X is to reach in a game, by the goal; any other goal is written as a number. */
export const gameGoal = (goal: number, written: string): string =>
  goal === 1 ? "X wins" : goal === 0 ? "X wins or draws" : `${written} or more for X`;
export const atMost = "at most";
export const nodes = "nodes";
export const nodesAtMost = "Nodes at most";

/** The shapes, marks, numbers and lines of the tree. */
export const legend = {
  or: (run: ProofRun): string => `OR node, ${sideWord(run, "max")} to move`,
  and: (run: ProofRun): string => `AND node, ${sideWord(run, "min")} to move`,
  leaf: "leaf of the tree so far",
  absent: "not in the tree yet",
  proved: "proved",
  disproved: "disproved",
  numbers: "*pn* proof number, above *dn*, disproof number; the bold one is compared",
  plainNumbers: "*pn* proof number, above *dn*, disproof number",
  way: "way to the most-proving node; dashed: still to go",
  ownWay: "way to the most-proving node, as far as it has come",
} as const;
export const theTree = "The tree of the search";
export const hidden = "+n: n nodes below that are not drawn";
/** A move into the tree by its places, as in "2.1". */
export const absentMove = (places: string): string => `move ${places}`;

interface Described {
  readonly outcome: number | undefined;
  readonly side: "max" | "min";
  /** Nodes below it that are not drawn. */
  readonly hidden: number;
  readonly status: ProofStatus;
  readonly pn: number;
  readonly dn: number;
}

/** A node of the tree, for those who hear it. */
export function described(name: string, { outcome, side, hidden, status, pn, dn }: Described): string {
  const kind = outcome === undefined ? (side === "max" ? "OR node" : "AND node") : "end of the game";
  if (status === "absent") return `${name}, ${kind}, not in the tree`;
  const come = status === "open" ? "a leaf" : status;
  const rest = hidden > 0 ? `; ${countWords(hidden, "node")} below it not drawn` : "";
  return `${name}, ${kind}, ${come}: proof number ${formatValue(pn)}, disproof number ${formatValue(dn)}${rest}`;
}

export const tooLarge = (nodes: string, most: string): string =>
  `a tree has at most ${most} nodes here, and this one has ${nodes}`;
export const noGoal = (name: string, said: string): string =>
  `its ${name} "${said}" is no number from −1,000,000 to 1,000,000`;

/** What can be saved as pictures. */
export const drawings = { tree: "the tree", board: "the board" } as const;
