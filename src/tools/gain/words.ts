import { sentenceCase } from "../../kit/narration/words.ts";
import type { ProofName } from "./item.ts";

/** What is asked, by kind, and how its answers are written. */

export const asOption = (name: string): string => sentenceCase(name);
export const because = (answer: string, reason: string): string => `${answer} ${reason}`;

export const askNext = (search: string, leaf: string): string =>
  `${sentenceCase(search)} has just read ${leaf}, the ringed leaf. Which node does it go to next?`;
export const nextIs = (name: string): string => `${sentenceCase(name)} comes next.`;

export const askOrigin = (search: string, node: string): string =>
  `${sentenceCase(search)} finds out what ${node} is worth. From which leaf does that number come?`;
export const leafOption = (name: string, value: string): string => `${value}, at ${name}`;
export const originIs = (node: string, leaf: string): string =>
  `The value of ${node} comes from the leaf ${leaf}.`;

/** What may be proved of a node. */
export const askProved = (search: string, begun: boolean, node: string): string =>
  begun
    ? `${sentenceCase(search)} is in the middle of ${node}, the ringed node. What do the leaves that it has read so far prove of this node?`
    : `${sentenceCase(search)} is just done with ${node}, the ringed node. What do the leaves that it has read so far prove of this node?`;
export const provedOption = (proof: ProofName, value: string): string =>
  ({
    exactly: `It is worth exactly ${value}`,
    least: `It is worth ${value} or more`,
    most: `It is worth ${value} or less`,
    nothing: "Nothing: it may be worth anything",
  })[proof];
export const provedIs = (node: string, proof: ProofName, value: string): string =>
  ({
    exactly: `Whatever stands in the other leaves, ${node} is worth exactly ${value}.`,
    least: `Other leaves can only bring ${node} more: it is worth ${value} or more.`,
    most: `Other leaves can only bring ${node} less: it is worth ${value} or less.`,
    nothing: `Of ${node} nothing is known.`,
  })[proof];

const counted = {
  rises: (search: string) =>
    `At the root ${search} tries one move after the other. How many times does it find one that is better than all before it? The first move counts as one.`,
  readBefore: (search: string) => `How many leaves has ${search} read when it is done with move 2?`,
  leaves: (search: string) => `How many leaves does ${search} read in this tree?`,
  cutoffs: (search: string) => `How many times does ${search} cut in this tree?`,
  fewest: (search: string) =>
    `The moves of each node may be put into any order. How many leaves does ${search} read in the best of all orders?`,
};
export const askCount = (what: keyof typeof counted, search: string): string => counted[what](search);
export const countIs = (answer: string): string => `It is ${answer}.`;

export const askWrong = (search: string): string =>
  `A program was to search this tree by ${search}, and wrote down what it did. Which line is the first that is wrong?`;
export const allRight = "None: every line is right";
const listed = (values: readonly string[]) =>
  values.length < 2 ? (values[0] ?? "") : `${values.slice(0, -1).join(", ")} and ${values.at(-1)}`;
/** One line of what a program wrote down. */
export function writtenLine(
  node: string,
  leaves: readonly string[],
  unread: number,
  value: string | undefined,
): string {
  const read = leaves.length > 0 ? [`reads ${listed(leaves)}`] : [];
  const left = unread > 0 ? [`leaves ${unread} ${unread === 1 ? "move" : "moves"} unread`] : [];
  const worth = value === undefined ? [] : [`is worth ${value}`];
  return `${sentenceCase(node)}: ${[...read, ...left, ...worth].join("; ")}`;
}
export const rootLine = (value: string, move: number | undefined): string =>
  move === undefined ? `The root: is worth ${value}` : `The root: is worth ${value}, by move ${move}`;
export const numberedLine = (place: number, line: string): string => `${place}. ${line}`;
export const wrongIs = (line: number, search: string, right: string): string =>
  `Line ${line} is the first that is wrong. There ${search} has: ${right.charAt(0).toLowerCase()}${right.slice(1)}.`;
