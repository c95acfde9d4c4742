/** What each sign of a program may be mistaken for: comparisons, arithmetic, bounds, numbers, sides and names. */
const swaps: readonly (readonly [find: RegExp, replacements: readonly string[]])[] = [
  [/>=/g, [">", "<", "<="]],
  [/<=/g, ["<", ">", ">="]],
  [/(?<![=<>-])>(?![=>])/g, [">=", "<", "<="]],
  [/(?<![=<>-])<(?![=<])/g, ["<=", ">", ">="]],
  [/===/g, ["!=="]],
  [/!==/g, ["==="]],
  [/&&/g, ["||"]],
  [/ − /g, [" + "]],
  [/−(?=[∞αβ\w])/g, [""]],
  [/(?<!−)∞/g, ["−∞"]],
  [/α/g, ["β", "−∞", "best"]],
  [/β/g, ["α", "∞", "best"]],
  [/\b1\b/g, ["0", "2"]],
  [/\b0\b/g, ["1"]],
  [/"max"/g, ['"min"']],
  [/\bbest\b(?! [=,]|$)/gm, ["value"]],
  [/\bvalue\b(?= [<>])/g, ["best"]],
  [/\bchild\b(?=, depth)/g, ["position"]],
  [/\bMath\.min\b/g, ["Math.max"]],
  [/\bsign \* /g, [""]],
  [/\n *if \([^\n{]*\) [^\n{]*(?=\n)/g, [""]],
  [/\n *(α|β|end|best|value) = [^\n]*(?=\n)/g, [""]],
];

export interface Mutant {
  readonly text: string;
  /** The line that was changed, as it was and as it became, without blanks around; nothing where it was left out. */
  readonly change: string;
}

/** What stands in functions of numbers besides: sums, products, what is added up, whole statements. */
export const swapsOfNumbers: typeof swaps = [
  [/ \+ /g, [" − "]],
  [/ \* /g, [" / "]],
  [/ \/ /g, [" * "]],
  [/ \+= /g, [" −= "]],
  [/\+\+$/gm, ["−−"]],
  [/\bnone\b/g, ["0"]],
  [/\n *[\w.[\]]+ (?:=|\+=) [^\n]*(?=\n)/g, [""]],
  [/\n *\w+(?:\.\w+)*\.\w+\([^\n]*\)(?=\n)/g, [""]],
];

/** Every program that differs from this one by one such change, the head of its first function left alone. */
export function mutantsOf(program: string, more: typeof swaps = []): Mutant[] {
  const head = program.indexOf("\n");
  const made = [...swaps, ...more].flatMap(([find, replacements]) =>
    [...program.matchAll(find)]
      .filter(({ index }) => index >= head)
      .flatMap((found) => replacements.map((replacement) => mutate(program, found, replacement))),
  );
  const texts = new Set([program]);
  return made.filter(({ text }) => !texts.has(text) && texts.add(text));
}

function mutate(program: string, { 0: found, index }: RegExpExecArray, replacement: string): Mutant {
  const text = program.slice(0, index) + replacement + program.slice(index + found.length);
  if (found.startsWith("\n")) return { text, change: `${found.trim()} → ` };
  const line = program.slice(0, index).split("\n").length - 1;
  const lineOf = (text: string) => text.split("\n")[line].trim();
  return { text, change: `${lineOf(program)} → ${lineOf(text)}` };
}
