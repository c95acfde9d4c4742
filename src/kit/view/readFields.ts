import * as words from "./words.ts";

/** The one of these names that a text is. Throws an Error that says which there are. */
export function readName<Name extends string>(
  text: string | number,
  names: readonly Name[],
  what: string,
): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(words.noName(text, names, what));
  return found;
}

/**
 * The number that a reader typed, with decimals or as a fraction like 2/3, with either minus sign and blanks around it;
 * undefined where it is none.
 */
export function readNumber(text: string): number | undefined {
  const [above, below = 1, more] = text.split("/").map(readDecimal);
  const number = above / below;
  return more === undefined && Number.isFinite(number) ? number + 0 : undefined;
}

function readDecimal(text: string): number {
  const plain = text.trim().replace(/^[−–]/, "-");
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
}

/** A switch that a link sets: yes or no, or as it usually is. Throws an Error that names it where it says anything else. */
export function readSwitch(parameters: URLSearchParams, name: string, usual = false): boolean {
  const text = parameters.get(name);
  if (text === null) return usual;
  if (text !== "yes" && text !== "no") throw new Error(words.notYesNo(name, text));
  return text === "yes";
}

/** A whole number in a range; commas between thousands are allowed. Throws an Error that says what would be accepted. */
export function readWhole(
  text: string | number,
  [least, most]: readonly [least: number, most: number],
  what: string,
): number {
  const digits = String(text).trim().replaceAll(",", "");
  const number = Number(digits);
  if (!/^\d{1,9}$/.test(digits) || number < least || number > most) {
    throw new Error(words.noWholeWithin(what, text, least, most));
  }
  return number;
}
