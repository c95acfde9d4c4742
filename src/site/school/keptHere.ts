import { type KeptName, keptThings, type Lasting } from "../../kit/kept/keptThings.ts";
import type { Draft, HeldDrafts } from "../../tools/classroom/school/drafts.ts";

/**
 * In the place of `browserStorage` on the page of a package with a program to write: a school's system keeps what is to be
 * kept, and nothing goes to the browser, where the next learner at this computer would find it. It lasts as long as the page.
 */
const held = new Map<string, string>();
let heard: () => void = () => {};

export const keyOf = (name: KeptName, rest = ""): string => keptThings[name].key + rest;
export const readKept = (name: KeptName, rest = ""): string | undefined => held.get(keyOf(name, rest));
export function keep(name: KeptName, text: string, rest = ""): boolean {
  const key = keyOf(name, rest);
  if (held.get(key) === text) return true;
  // What was changed last stands last.
  held.delete(key);
  held.set(key, text);
  if (name === "programs") heard();
  return true;
}
export const forget = (name: KeptName, rest = ""): boolean => held.delete(keyOf(name, rest)) || true;
export const keysIn = (_: Lasting): string[] => [...held.keys()].sort();
export const keepsAnything = (): boolean => true;

const programs = keptThings.programs.key;
export const heldDrafts: HeldDrafts = {
  all: () =>
    [...held].flatMap(([key, text]): Draft[] =>
      key.startsWith(programs) ? [[key.slice(programs.length), text]] : [],
    ),
  put: (drafts) => {
    for (const [what, text] of drafts) held.set(programs + what, text);
  },
  onchange: (hears) => {
    heard = hears;
  },
};
