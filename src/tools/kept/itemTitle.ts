import { languages } from "../../judge/languages.ts";
import { taskNames } from "../../judge/tasks.ts";
import { languageTitles } from "../../kit/programs/words.ts";
import { label } from "../beTheSearch/beginWords.ts";
import { practices } from "../beTheSearch/practices.ts";
import { students } from "../check/student.ts";
import { workOf } from "../classroom/exerciseName.ts";
import { taskTitle } from "../yourSearch/words.ts";
import type { KeptItem } from "./keptItems.ts";
import * as words from "./words.ts";

/**
 * One of several things of a kind in words: answers to what, and whose; which figure on which page.
 *
 * @param titles the chapters' titles by slug
 */
export function itemTitle({ name, rest }: KeptItem, titles: Readonly<Record<string, string>>): string {
  if (name === "answers" || name === "gains") {
    const [, owner, work] = /^(?:@([^:]*))?:(.*)$/s.exec(rest)!;
    const { task, title, seed } = workOf(work);
    const called = title ?? (Object.hasOwn(titles, task) ? titles[task] : task);
    return words.answersOf(seed === undefined ? called : `${called} (${seed})`, nameOf(owner));
  }
  if (name === "progress") return words.progressOf(nameOf(rest === "" ? undefined : rest.slice(1)));
  if (name === "views") {
    const hash = rest.lastIndexOf("#");
    return words.view(rest.slice(hash + 1), rest.slice(0, hash));
  }
  if (name === "byHand") return practiceTitle(rest.slice(1)) ?? words.things.byHand.title;
  if (name === "runs") return runsTitle(rest) ?? words.things.runs.title;
  return words.things[name].title;
}

/** Which task's runs they are, and in which language. */
function runsTitle(rest: string): string | undefined {
  const [named, spoken] = rest.split(":");
  const task = taskNames.find((name) => name === named);
  const language = languages.find((name) => name === spoken);
  return task && language && words.runsOf(taskTitle(task), languageTitles[language]);
}

/** What is carried out by hand. */
function practiceTitle(named: string): string | undefined {
  const practice = practices.find((name) => name === named);
  return practice && label(practice);
}

/** The name of one who answers here; of the first of them, maybe none. */
function nameOf(id = ""): string {
  const known = students().find((one) => one.id === id);
  return known?.name || (id === "" ? "" : words.somebody(id));
}
