import { students } from "../check/student.ts";
import { workOf } from "../classroom/exerciseName.ts";
import type { KeptItem } from "./keptItems.ts";
import * as words from "./words.ts";

/**
 * One of several things of a kind in words: answers to what, and whose; which figure on which page.
 *
 * @param titles the chapters' titles by slug
 */
export function itemTitle({ name, rest }: KeptItem, titles: Readonly<Record<string, string>>): string {
  if (name === "answers") {
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
  return words.things[name].title;
}

/** The name of one who answers here; of the first of them, maybe none. */
function nameOf(id = ""): string {
  const known = students().find((one) => one.id === id);
  return known?.name || (id === "" ? "" : words.somebody(id));
}
