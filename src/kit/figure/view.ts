import * as words from "../view/words.ts";
import type { Field, LaterField } from "./field.ts";

/** The one of some names that is written most like a text, if one is at all: "panles" is near "panels". */
export function nearestName(text: string, names: Iterable<string>): string | undefined {
  let nearest: string | undefined;
  // More than a third of the letters wrong, and another word was meant.
  let fewest = Math.floor(text.length / 3) + 1;
  for (const name of names) {
    const changes = changesBetween(text.toLowerCase(), name.toLowerCase());
    if (changes >= fewest) continue;
    [nearest, fewest] = [name, changes];
  }
  return nearest;
}

/**
 * How many letters must be put in, taken out, exchanged for another, or exchanged with their neighbour, to make one text
 * of the other (F. J. Damerau, 1964, Communications of the ACM 7(3); here no letter is touched twice).
 */
function changesBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + same);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) row[j] = Math.min(row[j], rows[i - 2][j - 2] + 1);
    }
    rows.push(row);
  }
  return rows[one.length][other.length];
}

/** What a figure shows, value by value, in the order in which they are read. */
// biome-ignore lint/suspicious/noExplicitAny: each field has a value and a context of its own
export type Fields = Readonly<Record<string, Field<any> | LaterField<any, any>>>;

/** A figure's view: everything that a link must hold to show the same again. */
export type ViewOf<Some extends Fields> = {
  readonly [Name in keyof Some]: Some[Name] extends { of(above: never): Field<infer Value> }
    ? Value
    : Some[Name] extends { usual(): infer Value }
      ? Value
      : unknown;
};

/** What a page, a phrase or a link says of a view, by the fields' names; what is undefined is not said. */
export type Said = Readonly<Record<string, unknown>>;

/**
 * Fields of which a view has those of one group alone: [["tree"], ["game", "position"]] is a tree, or else a game and
 * a position of it. The first group is meant where nothing is said of either.
 */
export type Alternatives = readonly (readonly string[])[];

/** What a link says, by the fields' own names, of what links may say; where it says one thing twice, the first counts. */
export function saidIn(fields: Fields, parameters: URLSearchParams): Said {
  const named = new Map(Object.entries(fields).map(([name, { link = name }]) => [link, name]));
  return Object.fromEntries(
    [...parameters.keys()]
      .filter((name) => fields[name]?.link !== null)
      .map((name) => [named.get(name) ?? name, parameters.get(name)]),
  );
}

/**
 * The view that something says, with what is usual for all else. Throws an Error that says what is wrong, naming the
 * field; names that are none of the fields' are not looked at, see `checkNames`.
 */
export function readView<Some extends Fields>(
  fields: Some,
  said: Said,
  alternatives?: Alternatives,
): ViewOf<Some> {
  const view: Record<string, unknown> = {};
  const out = outside(alternatives, groupSaid(fields, said, alternatives) ?? alternatives?.[0]);
  for (const [name, entry] of Object.entries(fields)) {
    if (out.has(name)) continue;
    const field = fieldAt(entry, view);
    const value = saidOf(fields, name, said);
    view[name] = value === undefined ? field.usual() : field.read(value, name);
  }
  return view as ViewOf<Some>;
}

/**
 * Another view: what is said over what is given. A value that goes by one that changes is as usual again, unless
 * something is said of it. Throws as `readView` does.
 */
export function overView<Some extends Fields>(
  fields: Some,
  given: ViewOf<Some>,
  said: Said,
  alternatives?: Alternatives,
): ViewOf<Some> {
  const meant = groupSaid(fields, said, alternatives);
  const out = meant
    ? outside(alternatives, meant)
    : new Set(Object.keys(fields).filter((name) => !(name in given)));
  const view: Record<string, unknown> = {};
  const changed = new Set<string>();
  for (const [name, entry] of Object.entries(fields)) {
    if (out.has(name)) {
      if (name in given) changed.add(name);
      continue;
    }
    const field = fieldAt(entry, view);
    const before: unknown = given[name];
    const value = saidOf(fields, name, said);
    if (value !== undefined) view[name] = field.read(value, name);
    else if (!(name in given) || ("after" in entry && entry.after.some((above) => changed.has(above))))
      view[name] = field.usual();
    else view[name] = before;
    if (!(name in given) || field.write(view[name]) !== field.write(before)) changed.add(name);
  }
  return view as ViewOf<Some>;
}

/** A view as the parameters of a link; `readView` is the inverse. */
export function writeView<Some extends Fields>(fields: Some, view: ViewOf<Some>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, entry] of Object.entries(fields)) {
    if (!(name in view)) continue;
    const { write, link = name } = fieldAt(entry, view);
    const written = write(view[name]);
    if (written !== undefined && link !== null) parameters.set(link, written);
  }
  return parameters;
}

/**
 * Throws an Error for the first name that is none of the fields' nor one of the others', with the nearest that is.
 *
 * @param what of whom it is said, for the error: "a stepper"
 */
export function checkNames(
  fields: Fields,
  said: Iterable<string>,
  what: string,
  others: Iterable<string> = [],
): void {
  const known = new Set([...Object.keys(fields), ...others]);
  for (const name of said) {
    if (known.has(name)) continue;
    throw new Error(words.unknownName(what, name, nearestName(name, known), [...known]));
  }
}

/**
 * Names in a link that are none of the fields', but nearly: each with the one that is meant. What is like none of them
 * was meant for somebody else.
 */
export function misspelt(fields: Fields, said: Iterable<string>): readonly (readonly [string, string])[] {
  const known = linkNames(fields);
  return [...said].flatMap((name) => {
    const nearest = known.includes(name) ? undefined : nearestName(name, known);
    return nearest ? [[name, nearest] as const] : [];
  });
}

/** Every name by which a link may speak of these fields, today's and older ones. */
const linkNames = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, { link = name, was = [] }]) =>
    link === null ? was : [link, ...was],
  );

function saidOf(fields: Fields, name: string, said: Said): unknown {
  return [name, ...(fields[name].was ?? [])].map((one) => said[one]).find((value) => value !== undefined);
}

/** The alternative that is said; undefined where none is. */
function groupSaid(
  fields: Fields,
  said: Said,
  alternatives: Alternatives = [],
): readonly string[] | undefined {
  const groups = alternatives.filter((group) =>
    group.some((name) => saidOf(fields, name, said) !== undefined),
  );
  if (groups.length > 1) throw new Error(words.bothSaid(groups.map(([first]) => first)));
  return groups[0];
}

function outside(alternatives: Alternatives = [], meant: readonly string[] = []): Set<string> {
  return new Set(alternatives.flat().filter((name) => !meant.includes(name)));
}

const fieldAt = (entry: Fields[string], above: unknown): Field<unknown> =>
  "of" in entry ? entry.of(above) : entry;
