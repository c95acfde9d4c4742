/** Of a search by steps and rounds, and of one by iterations or ticks alone. */
export const noProofStep = (asked: string, steps: number, rounds: number) =>
  `There is no step "${asked}" in these ${steps} steps and ${rounds} rounds`;
export const noSampleStep = (asked: string, iterations: number) =>
  `There is no step "${asked}" in these ${iterations} iterations`;
export const noTickStep = (asked: string, ticks: number) =>
  `There is no step "${asked}" in these ${ticks} ticks`;

export const noStepName = (asked: string, last: number) =>
  `"${asked}" names no step: expected "start", "end", a number from 0 to ${last}, ` +
  `or an event and its count ("cutoff 1") or its path of moves ("enter 1.0")`;
export const noStepNumber = (step: number, last: number) => `There is no step ${step}: the last is ${last}`;
/** @param last the number of the last event of that kind: 0 where there is none */
export const noSuchEvent = (kind: string, count: number, last: number) =>
  `"${kind} ${count}": ${last === 0 ? "there is none" : `the last is ${kind} ${last}`}`;
export const eventsFromOne = (kind: string, count: number) => `"${kind} ${count}": events are counted from 1`;
export const neverHappens = (asked: string) => `"${asked}": this never happens there`;
export const lastHappens = (asked: string, last: number) => `"${asked}": the last is #${last}`;

export const nothingSearched = (asked: string) => `"${asked}": nothing was searched`;
/** @param path the moves that lead to the node where another was asked for: none at the root */
export function noMoveThere(
  asked: string,
  move: string,
  path: readonly string[],
  moves: readonly string[],
): string {
  const node = path.length === 0 ? "the root" : `node ${path.join(".")}`;
  const there = moves.length === 0 ? "no move was looked at" : `the moves are ${moves.join(", ")}`;
  return `"${asked}": there is no move "${move}" at ${node}; ${there}`;
}

export const tooManyEvents = (limit: number) =>
  `This search tells more than the ${limit.toLocaleString("en")} events that its trace may hold: ` +
  "search to a lower depth, or start from a later position";
export const tooManyNodes = (limit: number) =>
  `This tree has more than the ${limit.toLocaleString("en")} nodes that are kept of one: ` +
  "look fewer plies ahead, or start from a later position";
export const tooManyPlies = (limit: number) =>
  `This tree is more than ${limit} plies deep: look fewer plies ahead, or start from a later position`;
export const beyondTree = () =>
  "The search does not stay in the whole tree: both must look equally many plies ahead, at the same moves";
