import { algorithms } from "../../kit/run/algorithms.ts";
import { procedureTitles } from "./beginWords.ts";
import { isProcedure, type PracticeName } from "./practiceNames.ts";
import type { Skill } from "./skills.ts";

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;
export const due = (searches: number, questions: number): string => {
  const said = [
    ...(searches > 0 ? [counted(searches, "One search", "searches")] : []),
    ...(questions > 0
      ? [counted(questions, searches > 0 ? "one question" : "One question", "questions")]
      : []),
  ];
  if (said.length === 0) return "Nothing is due today";
  return `${said.join(" and ")} ${searches + questions === 1 ? "is" : "are"} due`;
};
export const later = "Not yet due";
/** Where nothing that is practised could come back. */
export const nothingKept =
  "This browser keeps nothing here: it refuses to, or its storage is full. So nothing that you practise can come back. Let this site store its data, or use another browser.";
export const nothingYet =
  "You have carried out no search by hand yet, and missed no question about a tree. What you have done will come back here after some days, each time on another tree.";
export const begin = "Begin with minimax.";
export const needsScripts =
  "This page needs JavaScript: what you have practised is known to your browser alone.";
export const titleOf = (name: PracticeName): string =>
  isProcedure(name) ? procedureTitles[name] : algorithms[name].title;
export const dueIn = (days: number): string => (days === 1 ? "Due tomorrow." : `Due in ${days} days.`);

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

/** How it stands with a search that was practised. */
export function state({ runs, level }: Skill, mastered: boolean): string {
  const right = runs.filter(({ wrong }) => wrong === 0).length;
  const often =
    right < runs.length ? `${right === 0 ? "never" : times(right)} ` : runs.length > 1 ? "each time " : "";
  const done = `Done ${times(runs.length)}, ${often}without a mistake; the next has difficulty ${level}.`;
  return mastered ? `Mastered. ${done}` : done;
}

/** Questions that were missed. */
export const answerThem = (count: number): string =>
  count === 1 ? "Answer the question" : `Answer the ${count} questions`;
export const fromChapter = "From the chapter";
export const questionOf = (chapter: string): string => `A question of “${chapter}”`;
export const rightSoFar = (count: number): string =>
  count === 0 ? "Not right yet at once." : `Right ${count === 1 ? "once" : `${times(count)} in a row`}.`;
/** When a question comes back that was answered; undefined where it never does. */
export const cameBack = (days: number | undefined): string =>
  days === undefined
    ? "That was right four times in a row. It will not come back."
    : `It comes back ${days === 1 ? "tomorrow" : `in ${days} days`}, about another tree.`;
export const goOn = "Go on";
