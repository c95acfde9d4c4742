import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { faceOf } from "../../games/faces.ts";
import { moveName } from "../../games/names.ts";
import { countWords, plain, strong, type Words } from "../../kit/narration/words.ts";
import { isWon } from "../../kit/position/isWon.ts";
import type { LimitKind } from "./deepening.ts";
import type { IterationReport } from "./deepenPosition.ts";
import type { Ending, IteratedSearch } from "./iteratedSearch.svelte.ts";

export const label = (game: string): string => `iterative deepening in ${game}`;
export const theIterations = "the iterations";

/** What ends a search. */
const units: Readonly<Record<LimitKind, readonly [one: string, many: string]>> = {
  plies: ["ply", "plies"],
  nodes: ["node", "nodes"],
  seconds: ["second", "seconds"],
};
export const unit = (kind: LimitKind, amount: number): string => units[kind][amount === 1 ? 0 : 1];
export const search = "Search";
export const theSearch = "The search";
export const limitLabel = "What ends the search";
export const limitFor = "for";
export const howMany = (kind: LimitKind): string => `How many ${units[kind][1]}`;
export const unitLabel = "Unit";
export const secondsLabel = "Seconds";
export const seconds = (amount: number): string => countWords(amount, "second");
/** How far a search has come; `running` is the iteration that runs. */
export function progress(nodes: number, seconds: string | undefined, running: number | undefined): string {
  const so = `${countWords(nodes, "node")}${seconds === undefined ? "" : `, ${seconds} s`}`;
  return running === undefined ? so : `Iteration ${running} runs: ${so}`;
}
export const wrongLimit = (why: string): string => `${why}. The last good limit still holds.`;
export const wrongAmount = (
  text: string,
  kind: LimitKind,
  { least, most }: { readonly least: number; readonly most: number },
): string =>
  `"${text}" is not ${kind === "seconds" ? "a number" : "a whole number"} of ${units[kind][1]} from ${least} to ${formatCount(most)}`;
export const wrongWidth = (text: string): string => `"${text}" is no width from 0 to 100`;
export const brokenOff = (why: string): string => `The search broke off: ${why}`;

/** What is searched, and what helps. */
export const game = "Game";
export const helps = "What helps the search";
export const window = "Window";
export const width = (width: number): string => (width === 0 ? "whole" : `± ${width}`);

/** The chart. */
export const logarithmic = "logarithmic bars";
export const searchBefore = "the search before";
export const outsideWindow = "outside of the window";
export const iterations = "Iterations";
export const iteration = (depth: number): string => `Iteration ${depth}`;
export const columns = {
  plies: "plies",
  nodes: "nodes",
  ratio: "times the one before",
  shortRatio: "times",
  move: "move",
  worth: "worth",
  share: "what placed the best moves",
} as const;
export const half = (running: boolean, tried: number, of: number): string =>
  `${running ? "runs" : "unfinished"}: ${tried} of ${of} moves`;
export const inSearchBefore = (nodes: number): string => `, ${formatCount(nodes)} in the search before`;
/** Which parts of the ordering placed the best moves, in percent. */
export const shares = (shares: readonly { readonly title: string; readonly percent: number }[]): string =>
  shares
    .map(
      ({ title, percent }) =>
        `${title} ${percent < 0.5 ? "less than 1 percent" : `${Math.round(percent)} percent`}`,
    )
    .join(", ");
export const noneOrdered = "no moves were ordered";

/** The line of an iteration. */
export const positionAndLine = "Position and line";
export const theLine = "The line";
export const noLine = "No line yet";
export const lineOf = (depth: number): string => `The line of iteration ${depth}`;
export const moveOfLine = (at: number, length: number, move: string): string =>
  `Move ${at} of ${length}: ${move}`;
export const toPosition = "To the position";
export const moveBack = "One move back";
export const moveOn = "One move of the line";
export const toEnd = "To the line's end";
export const movesOfLine = "Moves of the line";

/** What all iterations together cost, against the last; the numbers are bold. */
export const sum = {
  last: (depth: number, nodes: number): string => `iteration ${depth}: *${formatCount(nodes)}*`,
  before: (depth: number, nodes: number): string =>
    `${depth > 2 ? `1 to ${depth - 1}` : "1"} before it: *${formatCount(nodes)}*`,
  factor: (times: number): string => `all together *${times.toFixed(2)}* times the last`,
  nothing: "The cost of all iterations together is drawn when there are two.",
} as const;

/** What the iteration that is looked at found, and how well its moves were ordered. */
export function sayIteration({ shown, view, iterations, rules, root }: IteratedSearch): Words[] {
  if (shown === undefined) return [plain("The first iteration is not finished yet.")];
  const { depth, nodes, value, line, settled } = shown;
  const before = iterations.find((one) => one.depth === depth - 1);
  const times = before ? `, ${(nodes / before.nodes).toFixed(1)} times as many as the one before` : "";
  const known =
    line.length > 1 && faceOf(view.game).width ? "against the replies it looked at" : "and that is certain";
  const worth = settled || isWon(value) ? known : "as far as it can see";
  const best: Words[] =
    line.length === 0
      ? [plain(" There is no move to make here.")]
      : [
          plain(" It would play "),
          strong(moveName(view.game, rules.writeMove(root, line[0]))),
          plain(`, worth ${formatValue(value)} to MAX, ${worth}.`),
        ];
  return [
    plain(`Iteration ${depth} entered `),
    strong(countWords(nodes, "node")),
    plain(`${times}.`),
    ...windowWords(shown),
    ...best,
    ...firstWords(shown),
  ];
}

function windowWords({ researches, lost }: IterationReport): Words[] {
  if (researches === 0) return [];
  const often = researches === 1 ? "once" : researches === 2 ? "twice" : `${researches} times`;
  return [plain(` Its value fell outside of the window ${often}, which cost ${countWords(lost, "node")}.`)];
}

function firstWords({ ordered, firsts }: IterationReport): Words[] {
  if (ordered < 2) return [];
  const share = Math.round((100 * firsts) / ordered);
  return [plain(` Where it had moves to order, the first one tried was the best ${share} times in 100.`)];
}

const endings: Record<Ending, string> = {
  depth: "It has reached the depth that was asked for.",
  settled: "Nothing was left to estimate, so that looking deeper would find the same.",
  budget: "The nodes are spent.",
  stop: "The time is up.",
  cancelled: "The search was cancelled.",
};

/** Why the search is over, and what the iteration that it left unfinished would have played. */
export function sayEnding({ ending, half, iterations, view, running, rules, root }: IteratedSearch): Words[] {
  if (running || ending === undefined) return [];
  const whole = iterations.at(-1);
  if (half === undefined || whole === undefined) return [plain(endings[ending])];
  const answer = moveName(view.game, rules.writeMove(root, whole.line[0]));
  const begun = `${endings[ending]} Iteration ${half.depth} is left unfinished after ${countWords(half.nodes, "node")}`;
  if (half.move === undefined) {
    return [
      plain(
        `${begun}, and has searched none of the moves to the end. The answer is that of iteration ${whole.depth}, `,
      ),
      strong(answer),
      plain("."),
    ];
  }
  return [
    plain(`${begun} and ${half.tried} of ${half.of} moves. So far it would play `),
    strong(moveName(view.game, rules.writeMove(root, half.move))),
    plain(`. The answer is that of iteration ${whole.depth}, `),
    strong(answer),
    plain("."),
  ];
}
