import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import type { CallEnd, Sampled } from "../../judge/functions/call.ts";
import type { FunctionCase, FunctionsVerdict } from "../../judge/functions/judgeFunctions.ts";
import { type PhaseParting, phaseParting, type StepRead } from "../../judge/functions/phaseParting.ts";
import type { Plain } from "../../judge/functions/plain.ts";
import { type FunctionTaskName, functionTasks } from "../../judge/functionTasks.ts";
import type { Language } from "../../judge/languages.ts";
import { knownTitle } from "./knownWords.ts";
import { onlyOne } from "./verdictWords.ts";

/* What a reader is told of tasks whose functions are called one by one: what they are to do, and what the judge has found. */

/** A name of the listings, as a language writes it: nextStrategy is next_strategy in Python. */
const nameIn = (language: Language, name: string): string =>
  language === "python" ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;

const both = (language: Language, text: string): string =>
  inLetters(language, text).replace(/`(\w+)`/g, (_, name: string) => nameIn(language, name));

/** Greek letters are written out where a language has no signs of the listings. */
const inLetters = (language: Language, text: string): string =>
  language === "python" ? text.replaceAll("α", "alpha").replaceAll("β", "beta") : text;

/** What each function is given and returns. */
const about: Readonly<Record<FunctionTaskName, string>> = {
  ucb1: "ucb1(mean, pulls, total, c) returns the bound of an arm that was pulled so often, of so many pulls in all; the bound of one that was never pulled has no limit. choose(arms, c) returns the place of the arm to pull, counted from 0, and the first of several that are alike. Each arm has pulls and earned.",
  uct: "A node is a number; the root is 0, and none, −1, stands where there is no node. tree.visits, tree.earned, tree.positions, tree.moves, tree.parent, tree.`firstChild` and tree.`nextSister` are lists by the node. select(node) returns the child of the greatest bound, the first of equals. expand(node) adds one of the untried moves, by chance, and returns the new child: `untriedAt`(node) is the list of them, chance.below(n) a whole number from 0 to n − 1, and tree.add(parent, move, position, `isMax`) adds a node, where `isMax` says whether MAX has moved. simulate(node) plays on to the end by playout(game, position, chance), which is a move, and returns the outcome. `backUp`(node, outcome) tells the node and all above it. bound(child, logarithm), rewards(outcome), which are MAX’s and MIN’s, and `creditsMax`(node) are there for you.",
  regretMatching:
    "`nextStrategy`(regrets) returns the probability of each action. learn(regrets, strategy, earned) returns the regrets after a game in which this strategy was played and each action would have earned so much. average(strategies) returns the average of the strategies that were played.",
  chanceNodes:
    "mean(chances, values) returns what a chance node is worth, by the probabilities and the values of its children. `windowOf`(chances, values, α, β, least, most) returns two bounds of the next child. The values of the children before it are known, and every outcome lies between least and most. If the child is worth no more than the first bound, the node is worth no more than α, whatever the others are; if it is worth at least the second, the node is worth at least β.",
  pimc: "Every world has been searched as if all cards lay open. values[world][move] is what a move is worth in a world, and chances[world] how likely the world is. averages(chances, values, truth) returns for each move its average over the worlds. truth is the number of the world in which the game is really played: it lies in the program’s memory, and the player does not see it. `bestOf`(means) returns the number of the move with the greatest average, the first of equals.",
};
const aboutPython =
  "inf, log and sqrt are known. This is MicroPython, 220 kB fetched when it is first run, with a small part of the standard library; its errors are told in its own words, which are shorter than CPython’s.";

export const aboutTask = (task: FunctionTaskName, language: Language): string =>
  both(language, about[task]) + (language === "python" ? ` ${aboutPython}` : "");

/** All that is to be said of a verdict, sentence by sentence. */
export function sayVerdict(task: FunctionTaskName, verdict: FunctionsVerdict, language: Language): string[] {
  const { shown, sameAs } = verdict;
  if (shown === undefined) return [allRight(task, verdict, language)];
  return [
    caseSentence(shown, language),
    frequency(shown, verdict, language),
    ...sameAs.map((name) => asThis(knownTitle(name))),
  ];
}

const asThis = (title: string): string =>
  `In all cases it answers as one does that is known here: “${title}”.`;

function allRight(task: FunctionTaskName, { tried }: FunctionsVerdict, language: Language): string {
  if (functionTasks[task].samples)
    return `On all ${formatCount(tried)} trees and positions that it was tried on, each phase does what it does in UCT, iteration by iteration.`;
  const names = functionTasks[task].functions.map((name) => nameIn(language, name));
  return `In all ${formatCount(tried)} calls of ${listed(names)} that it was tried on, it returns what is right.`;
}

function frequency(
  { call }: FunctionCase,
  { tried, differing }: FunctionsVerdict,
  language: Language,
): string {
  if (tried === 1) return onlyOne;
  const where = call.sampled ? "trees and positions" : `calls of ${nameIn(language, call.name)}`;
  const count = differing === tried ? "all" : `${formatCount(differing)} of the`;
  return `So it is in ${count} ${formatCount(tried)} ${where} that it was tried on.`;
}

function caseSentence({ call, own, right }: FunctionCase, language: Language): string {
  if (call.sampled) return `${onWhat(call.sampled)} ${sampledWords(own, right, language)}`;
  const name = nameIn(language, call.name);
  const given = givenWords[call.name as keyof typeof givenWords](call.given as never);
  if (own.kind !== "value") return `${given} ${name} ${endWords(own)}.`;
  const [shownOwn, shownRight] = apart(own.value, right);
  return `${given} ${name} returns ${shownOwn}, and right is ${shownRight}.`;
}

interface GivenArm {
  readonly pulls: number;
  readonly earned: number;
}

/** What a function was given. */
const givenWords = {
  ucb1: ([mean, pulls, total, c]: readonly number[]) =>
    `For a mean of ${formatValue(mean)}, ${formatCount(pulls)} of ${inPulls(total)} and a c of ${formatValue(c)}`,
  choose: ([arms, c]: readonly [readonly GivenArm[], number]) =>
    `With a c of ${formatValue(c)} and ${arms.length === 1 ? "an arm that has" : "arms that have"} earned ${listed(arms.map(armWords))},`,
  nextStrategy: ([regrets]: readonly [readonly number[]]) => `For ${listWords(regrets)} as regrets`,
  learn: ([regrets, strategy, earned]: readonly (readonly number[])[]) =>
    `Where the regrets were ${listWords(regrets)}, ${listWords(strategy)} was played, and the actions would have earned ${listWords(earned)},`,
  mean: ([chances, values]: readonly (readonly number[])[]) =>
    `For the probabilities ${listWords(chances)} and the values ${listWords(values)}`,
  windowOf: ([chances, values, alpha, beta, least, most]: readonly [
    readonly number[],
    readonly number[],
    ...(readonly number[]),
  ]) =>
    `With the probabilities ${listWords(chances)}, ${values.length === 0 ? "no value known" : `the values ${listWords(values)} known`}, a window from ${formatValue(alpha)} to ${formatValue(beta)} and outcomes from ${formatValue(least)} to ${formatValue(most)}`,
  averages: ([chances, values, truth]: readonly [
    readonly number[],
    readonly (readonly number[])[],
    number,
  ]) =>
    `For the probabilities ${listWords(chances)}, the values ${listed(values.map(listWords))} by world and ${truth} as the true world`,
  bestOf: ([means]: readonly [readonly number[]]) => `For the averages ${listWords(means)}`,
  average: ([strategies]: readonly [readonly (readonly number[])[]]) =>
    `Of ${listed(strategies.map(listWords))}`,
};

const armWords = ({ pulls, earned }: GivenArm): string => `${formatValue(earned)} in ${inPulls(pulls)}`;
const inPulls = (count: number): string => (count === 1 ? "1 pull" : `${formatCount(count)} pulls`);
const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts[texts.length - 1]}`;
const listWords = (values: readonly number[]): string => `[${values.map(formatValue).join(", ")}]`;

/** Two values, with as many decimals as tell them apart. */
function apart(own: Plain, right: Plain): [string, string] {
  const short = [plainWords(own, formatValue), plainWords(right, formatValue)] as [string, string];
  if (short[0] !== short[1]) return short;
  const long = (value: number) => String(value).replace("-", "−");
  return [plainWords(own, long), plainWords(right, long)];
}

const plainWords = (plain: Plain, write: (value: number) => string): string => {
  if (typeof plain === "number") return Number.isNaN(plain) ? "NaN" : write(plain);
  return `[${(plain as readonly Plain[]).map((one) => plainWords(one, write)).join(", ")}]`;
};

/** How a call came to nothing. */
function endWords(end: Exclude<CallEnd, { readonly kind: "value" }>): string {
  switch (end.kind) {
    case "noValue":
      return `returns ${end.shown}, where a number or a list of numbers is wanted`;
    case "threw":
      return `breaks off${end.line === undefined ? "" : ` in line ${end.line}`}: ${end.message}`;
    case "phases":
      return `does not come to an end: it was stopped after ${formatCount(end.most)} calls of its phases`;
    case "time":
      return "does not come to an end: it was stopped after two seconds";
  }
}

const onWhat = ({ tree, position, seed }: Sampled): string =>
  tree === undefined
    ? `In tic-tac-toe from ${position} with seed ${seed}`
    : `On the tree ${tree} with seed ${seed}`;

function sampledWords(own: CallEnd, right: Plain, language: Language): string {
  if (own.kind !== "value") return `it ${endWords(own)}.`;
  const parting = phaseParting(own.value, right);
  if (parting === undefined) return "it tells nothing of its phases.";
  return `it is as it should be up to iteration ${parting.iteration}. There ${partingWords(parting, language)}.`;
}

function partingWords({ own, right }: PhaseParting, language: Language): string {
  const name = ({ phase }: StepRead) => nameIn(language, phase);
  if (own === undefined)
    return right ? `${name(right)} is due at ${nodeWords(right.path)}, and nothing more is done` : "";
  if (right === undefined) return `${name(own)} does something more at ${nodeWords(own.path)}`;
  if (own.phase !== right.phase)
    return `${name(right)} is due at ${nodeWords(right.path)}, and the program ${doing[own.phase](own)}`;
  if (own.node !== right.node)
    return `${name(right)} is due at ${nodeWords(right.path)}, and the program ${doing[own.phase](own)} instead`;
  return differing[right.phase](own, right, name(right));
}

/** What a program does in a step. */
const doing: Readonly<Record<StepRead["phase"], (step: StepRead) => string>> = {
  select: ({ path }) => `goes on from ${nodeWords(path)} to a child`,
  expand: ({ path }) => `adds a child below ${nodeWords(path)}`,
  simulate: ({ path }) => `plays on from ${nodeWords(path)}`,
  backUp: ({ path }) => `counts something for ${nodeWords(path)}`,
};

/** How two steps of one phase differ at one node. */
const differing: Readonly<
  Record<StepRead["phase"], (own: StepRead, right: StepRead, name: string) => string>
> = {
  select: (own, right, name) =>
    `${name} goes from ${nodeWords(right.path)} to ${childWords(own)}, and the greatest bound is that of ${childWords(right)}`,
  expand: (own, right, name) =>
    `${name} adds ${childWords(own)} below ${nodeWords(right.path)}, and chance has picked ${childWords(right)}`,
  simulate: ({ told: [own] }, { told: [right], path }, name) =>
    `${name} returns ${Number.isNaN(own) ? "no number" : formatValue(own)} for ${nodeWords(path)}, and the game ends with ${formatValue(right)}`,
  backUp: ({ told: [ownVisits, own] }, { told: [visits, right], path }, name) => {
    const where = `after ${name} ${nodeWords(path)} has`;
    if (ownVisits !== visits) return `${where} ${inVisits(ownVisits)}, and there were ${formatCount(visits)}`;
    const [shownOwn, shownRight] = apart(own, right);
    return `${where} earned ${shownOwn} in ${inVisits(visits)}, and ${shownRight} is right`;
  },
};

const inVisits = (count: number): string => (count === 1 ? "1 visit" : `${formatValue(count)} visits`);
const childWords = ({ child }: StepRead): string => (child ? nodeWords(child) : "what is no child");

/** A node by the moves that lead to it. */
const nodeWords = (path: readonly number[]): string =>
  path.length === 0
    ? "the root"
    : path.some(Number.isNaN)
      ? "a node besides"
      : `move ${path.map((move) => move + 1).join(".")}`;
