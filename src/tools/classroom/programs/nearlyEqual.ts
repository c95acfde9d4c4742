import type { Language } from "../../../judge/languages.ts";
import { js } from "../../../mistakes/js.ts";

/*
 * How much of two programs is the same, once names, spaces and comments are left aside: of all runs of a few tokens that
 * stand in one of them, the share that stands in both, wherever it stands. Source: A. Broder 1997, "On the resemblance and
 * containment of documents".
 */

/** Tokens in a run. */
const runLength = 5;

const comments: Readonly<Record<Language, RegExp>> = {
  javaScript: /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
  python: /#[^\n]*/g,
};
const token =
  /"[^"\n]*"|'[^'\n]*'|`[^`]*`|\d+(?:\.\d+)?|[\p{L}_$][\p{L}\p{N}_$]*|=>|[=!<>]==?|&&|\|\||[+\-*/]=|[^\s\w;]/gu;

/** Names that mean the same in every program: words of the languages, and what the game and the judge are called by. */
const meant = new Set(
  js`function const let var return if else for of in while do break continue switch case new true false null undefined
def elif is not and or None True False lambda pass range len max min Math Infinity inf
game visit moves play turn outcome evaluate key`.split(/\s+/),
);

/** The tokens of a program, with any name that is its writer's own as one and the same. */
const tokensOf = (code: string, language: Language): string[] =>
  [...code.replace(comments[language], " ").matchAll(token)].map(([text]) => {
    if (/^["'`]/.test(text)) return `"${text.slice(1, -1)}"`;
    return /^[\p{L}_$]/u.test(text) && !meant.has(text) ? "name" : text;
  });

/** All runs of tokens in a program. */
export function runsOf(code: string, language: Language): Set<string> {
  const tokens = tokensOf(code, language);
  const count = Math.max(1, tokens.length - runLength + 1);
  return new Set(
    Array.from({ length: count }, (_, place) => tokens.slice(place, place + runLength).join(" ")),
  );
}

/** The share of all runs that both have: 1 of programs that differ in nothing but names, spaces and comments. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((run) => other.has(run)).length;
  return both / (one.size + other.size - both);
}

/** A program to be compared with others. */
export interface Compared {
  readonly key: string;
  /** Programs for one task in one language are compared. */
  readonly task: string;
  readonly language: Language;
  readonly code: string;
}

/**
 * From this likeness on two programs are nearly the same. Of right programs that were written one by one, no two have more
 * than 0.38 in common with each other or with a listing; a copy with other names has 1, and with a statement more above 0.8
 * (`nearlyEqual.test.ts` counts).
 */
const nearly = 0.7;

/**
 * Which programs are nearly the same as others, by their keys. Whatever is as near to something that everybody was given, a
 * listing or what there was to begin with, is left out: there the likeness has another reason.
 *
 * @param given what everybody was given for a task in a language
 */
export function nearlyEqual(
  programs: readonly Compared[],
  given: (task: string, language: Language) => readonly string[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const own = programs
    .map((one) => ({ ...one, runs: runsOf(one.code, one.language) }))
    .filter(({ task, language, runs }) =>
      given(task, language).every((text) => likeness(runs, runsOf(text, language)) < nearly),
    );
  for (const one of own) {
    const others = own.filter(
      (other) =>
        other.key !== one.key &&
        other.task === one.task &&
        other.language === one.language &&
        likeness(one.runs, other.runs) >= nearly,
    );
    if (others.length > 0)
      found.set(
        one.key,
        others.map(({ key }) => key),
      );
  }
  return found;
}
