/**
 * A value of a words module in the nonsense language: the letters of its texts are each the next one of the alphabet, in
 * arrays and tables too, and in what functions return. Digits, signs and what stands in `<…>` stay; so do names of
 * properties. Said twice it is two letters on: nonsense as well.
 */
export function nonsense<Value>(value: Value): Value {
  return said(value) as Value;
}

function said(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/<[^<>]*>|[a-z]/gi, (part) => next[part] ?? part);
  if (Array.isArray(value)) return value.map(said);
  if (typeof value === "function") {
    return function (this: unknown, ...given: unknown[]) {
      return said(value.apply(this, given));
    };
  }
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, said(one)]));
  const isTable =
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isTable) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, said(one)]));
}

const alphabet = "abcdefghijklmnopqrstuvwxyz";
const next: Readonly<Record<string, string>> = Object.fromEntries(
  [alphabet, alphabet.toUpperCase()].flatMap((letters) =>
    [...letters].map((letter, i) => [letter, letters[(i + 1) % letters.length]]),
  ),
);
