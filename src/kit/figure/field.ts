import { readName, readWhole } from "../view/readFields.ts";
import * as words from "../view/words.ts";

/** One value of what a figure shows: how a page, a phrase and a link say it. */
export interface Field<Value> {
  /**
   * The value that is meant. A link says text; a page may say what its language has: a number, true, a list. Throws an
   * Error, a sentence without a full stop, that says what would be accepted.
   *
   * @param name what the value is called, for the error
   */
  read(said: unknown, name: string): Value;
  /** As a link says it; undefined where a link says nothing of it. */
  write(value: Value): string | undefined;
  /** What holds where nothing is said. May throw, where something must be. */
  usual(): Value;
  /** What links call it, where that is not what pages call it; null where links say nothing of it. */
  readonly link?: string | null;
  /** What older links call it. */
  readonly was?: readonly string[];
}

/** A value whose meaning goes by others that stand above it: a position by its game. */
export interface LaterField<Above, Value> {
  /** Where one of these changes, and nothing is said of this value, it is as usual again. */
  readonly after: readonly string[];
  readonly link?: string | null;
  readonly was?: readonly string[];
  of(above: Above): Field<Value>;
}

/** Any value by its text; `write` is the inverse of `read`, and what a page says in its own language goes through both. */
export function parsed<Value>(
  read: (text: string, name: string) => Value,
  usual: Value | (() => Value),
  write: (value: Value) => string | undefined = String,
): Field<Value> {
  return {
    read: (said, name) => read(typeof said === "object" ? (write(said as Value) ?? "") : String(said), name),
    write,
    usual: () => (typeof usual === "function" ? (usual as () => Value)() : usual),
  };
}

/** Text as it is. */
export const text = (usual = ""): Field<string> => parsed((said) => said, usual);

/** A whole number from one bound to another, both included. */
export const whole = (least: number, most: number, usual: number): Field<number> =>
  parsed((said, name) => readWhole(said, [least, most], name), usual);

/** Any number from one bound to another, both included. */
export const real = (least: number, most: number, usual: number): Field<number> =>
  parsed((said, name) => {
    const number = said.trim() === "" ? Number.NaN : Number(said);
    if (number >= least && number <= most) return number;
    throw new Error(words.noNumberWithin(name, said, least, most));
  }, usual);

/** One of some names. */
export const oneOf = <const Name extends string>(names: readonly Name[], usual: Name): Field<Name> =>
  parsed((said, name) => readName(said, names, name), usual);

/** Yes or no; a link says nothing of what is as usual. */
export const flag = (usual = false): Field<boolean> => ({
  read(said, name) {
    if (typeof said === "boolean") return said;
    if (said === "yes" || said === "no") return said === "yes";
    throw new Error(words.notYesNo(name, said));
  },
  write: (value) => (value === usual ? undefined : value ? "yes" : "no"),
  usual: () => usual,
});

/** A value that there may be none of; a link says nothing of it then. */
export const optional = <Value>(field: Field<Value>): Field<Value | undefined> => ({
  read: field.read,
  write: (value) => (value === undefined ? undefined : field.write(value)),
  usual: () => undefined,
});

/** The same value, by older names too. */
// biome-ignore lint/suspicious/noExplicitAny: a field of any value, that comes out as it went in
export const formerly = <Any extends Field<any> | LaterField<any, any>>(
  was: readonly string[],
  field: Any,
): Any => ({ ...field, was });

/** A value that pages and phrases say, and links do not: they say what comes of it. */
export const onPages = <Value>(field: Field<Value>): Field<Value> => ({ ...field, link: null });

/** The same value, by another name in links: a step, which a page names and a link counts. */
export const inLinks = <Value>(link: string, field: Field<Value>): Field<Value> => ({
  ...field,
  link,
  was: [link],
});

/** A value that is read by what stands above it: `after(["game"], ({ game }: { game: GameName }) => …)`. */
export const after = <Above, Value>(
  names: readonly (keyof Above & string)[],
  of: (above: Above) => Field<Value>,
): LaterField<Above, Value> => ({ after: names, of });
