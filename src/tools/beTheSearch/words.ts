import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import type { Turn } from "../../engine/game.ts";
import type { Bound, ProbeResult } from "../../engine/observer.ts";
import { sentenceCase } from "../../kit/narration/words.ts";
import { type AlgorithmName, algorithms } from "../../kit/run/algorithms.ts";
import { titleInSentence } from "../../listing/words.ts";
import { called } from "./beginWords.ts";
import type { PracticeName } from "./practiceNames.ts";

export const picture = (algorithm: AlgorithmName): string =>
  `The tree that you search as ${titleInSentence(algorithm)}`;

/** In the place of a picture that two show: whose it is. */
export const theSearchs = "What the search does";
export const whatIsRight = "What is right";
export const whatYouDid = "What you did";
export const ownPicture = "The tree as your acts have made it";
/** Below them, all acts in a list: what was right, and what was done. */
export const allActs = "All acts, yours beside the right ones";
export const actColumns = ["act", "right", "you"] as const;
export const theSame = "the same";

export const search = "Search";
/** In the list of searches. */
export const ofTrees = "Searches of a tree";
export const byNumbers = "By trying and counting";
export const level = "Difficulty";
export const levelTitle = (level: number): string => String(level);
export const telling = "Mistakes are told";
export const tellings = { atOnce: "at once", atEnd: "at the end" } as const;
export const ownTree = "your tree";

/** Where somebody stands. */
export const standing = (name: string, turn: Turn, window: string | undefined): string =>
  `You are at ${name}, where ${turn === "chance" ? "chance draws" : `${turn.toUpperCase()} moves`}${window === undefined ? "" : `, with the window ${window}`}.`;
/** What a search goes by that cuts where chance draws. */
export const outcomeBounds = (least: number, most: number): string =>
  `No leaf is worth less than ${formatValue(least)} or more than ${formatValue(most)}, and the search knows that.`;
export const leftRoot = "You have returned the value of the whole tree.";
export const window = (alpha: number, beta: number): string =>
  `(${formatValue(alpha)}, ${formatValue(beta)})`;

/** What is asked now, by what can be done. */
export const asks = {
  go: "What does the search do next? Press the node that it searches, cut the rest, or return a value.",
  goOrReturn: "What does the search do next? Press the node that it searches, or return a value.",
  again: "Press the root if the search begins again; else the search is done.",
  window: (name: string) => `With which window is ${name} entered?`,
  probe: (name: string) => `What does the table say of ${name}?`,
  owner: "Whose bound closed the window? Press the node that has it.",
  return: (name: string) => `What does ${name} return?`,
} as const;
export const forMover = "What you say is counted for the side to move; the leaves stand as MAX counts them.";

export const alpha = "α";
export const beta = "β";
export const value = "Value";
export const infinityNote = "For infinity type inf or ∞.";
export const infinite = (name: string): string => `${name} is infinite`;
export const noNumber = "That is no number. For infinity type inf or ∞.";
export const noFraction = "That is no number. Decimals and fractions like 2/3 can be read.";
export const noBound =
  "That is no number. Decimals and fractions like 2/3 can be read; for infinity type inf or ∞.";
export const give = "Enter it so";
export const cut = "Cut the rest";
export const returnIt = "Return";
export const nobodys = "No node on the path has set it";
export const probes: Readonly<Record<ProbeResult, string>> = {
  hit: "It answers",
  absent: "It holds nothing",
  shallow: "Not deep enough",
  bound: "A bound that does not decide",
};
export const says = "It says that the true value is";
/** Of an outcome at whose first reply a search has looked. */
export const countsAs = "Until it is read, the outcome counts as";
export const boundTitles: Readonly<Record<Bound, string>> = {
  exact: "exactly this",
  lower: "at least this",
  upper: "at most this",
};

export const takeBack = "Take back";
export const handIn = "The search is done";
/** On what each is practised. */
const thing = (name: PracticeName): string =>
  name === "ucb1" ? "bandit" : name === "regretMatching" ? "match" : "tree";
export const another = (name: PracticeName): string => `Another ${thing(name)}`;
export const showMe = "Show me";
export const again = (name: PracticeName): string => `The same ${thing(name)} again`;
export const right = "Right.";

/** How far it is, and how many acts were wrong at first. */
export const progress = (done: number, wrong: number): string =>
  `${done === 1 ? "1 act" : `${formatCount(done)} acts`} done${wrong === 0 ? "" : `, ${formatCount(wrong)} wrong at first`}`;

export const goesOn = "Here you stopped, and the search goes on.";
export const isDone = "Here the search is done, and you went on.";
/** Which searches would have done the same. */
export const alsoDoes = (titles: readonly string[]): string =>
  titles.length === 1
    ? `That is what “${titles[0]}” does.`
    : `That is what “${titles.slice(0, -1).join("”, “")}” and “${titles.at(-1)}” do.`;
export const titleOf = (name: AlgorithmName): string => algorithms[name].title;

/** At the end. */
export const allRight = (acts: number): string => `All ${acts} acts are right, without one mistake.`;
export const someWrong = (acts: number, wrong: number): string =>
  `All ${acts} acts are done. ${sentenceCase(wrong === 1 ? "one" : String(wrong))} ${wrong === 1 ? "was" : "were"} wrong at first.`;
export const parted = (right: number, acts: number): string =>
  right === 0
    ? `The first of ${acts} acts was wrong.`
    : right === 1
      ? `The first of ${acts} acts was right, the second was not.`
      : `The first ${right} of ${acts} acts were right, the next one was not.`;
export const shownOnly = (name: PracticeName, acts: number): string =>
  `This is what ${called(name)} does, in ${acts} acts.`;
export const mastered = (name: PracticeName): string =>
  `You have mastered ${called(name)}: two in a row without a mistake, of difficulty 3 or more.`;
export const dueIn = (days: number): string =>
  days <= 0
    ? "It is due again now."
    : days === 1
      ? "It will come back tomorrow."
      : `It will come back in ${days} days.`;
export const nextLevel = (name: PracticeName, level: number): string =>
  `The next ${thing(name)} has difficulty ${level}.`;
/** To whoever is told at the end alone, where what is right goes on whatever they say. */
export const goesOnRight =
  "Each act is done once, and what is right goes on, whatever you say. What was wrong is told at the end.";
export const notKept =
  "This browser keeps nothing, so what you have practised is forgotten when you leave the page.";
export const modelActs = "The acts of the search, one after the other";
export const yours = "You:";
export const firstAct = "First act";
export const backAct = "One act back";
export const nextAct = "Next act";
export const lastAct = "Last act";
export const actAt = (place: number): string => `Act ${place}`;
export const actOf = (place: number, all: number): string => `Act ${place} of ${all}`;
export const beginning = (name: string): string => `The search begins at ${name}.`;

/** An act in words, as what somebody does. */
export const acts = {
  enter: (name: string) => `goes to ${name}`,
  look: (name: string) => `goes to ${name}, for a look`,
  readWhole: (name: string) => `goes to ${name} again, to read it whole`,
  read: (name: string, value: string) => `goes to ${name}, and reads ${value}`,
  window: (name: string, window: string) => `enters ${name} with ${window}`,
  probe: (result: ProbeResult) => `asks the table: ${probes[result].toLowerCase()}`,
  cut: (name: string) => `cuts the rest of ${name}`,
  owner: (name: string | undefined) =>
    name === undefined ? "by a bound that no node on the path has set" : `by the bound of ${name}`,
  return: (name: string, value: string, bound: Bound | undefined) =>
    `returns ${value} for ${name}${bound === undefined ? "" : `, ${boundTitles[bound]}`}`,
} as const;
export const keysHelp =
  "By keyboard: arrows move in the tree, Enter goes to a node, C cuts, R returns, Z takes back.";
/** Behind the keys of a procedure, where its last act can be taken back. */
export const keyTakesBack = "Z takes back the last act.";

export const tooLarge = (most: number): string =>
  `This tree is too large to be searched by hand: it may have ${most} leaves at most.`;
export const noMoves = "In this tree there is nothing to search: it is a single leaf.";
export const badSearch = (message: string, instead: PracticeName): string =>
  `The search of the link cannot be used: ${message}. Here is ${called(instead)} instead.`;
/** Of a link that asks for what there is not; the messages have no full stop. */
export const badSettings = (messages: readonly string[]): string =>
  [
    "The settings of the link cannot be used as they are.",
    ...messages.map((message) => `${sentenceCase(message)}.`),
  ].join(" ");
export const badTree = (message: string): string => `The tree of the link cannot be used: ${message}`;
