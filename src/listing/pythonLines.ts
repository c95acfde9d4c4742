import { js } from "../mistakes/js.ts";

/** Lines that go on with the statement of the line before. */
const goesOn = /^\s*(&&|\|\||\?|: |−[1∞]$)/;

/** Words and signs of the listings, and what Python has for them, in this order. */
const words: readonly (readonly [find: RegExp, by: string])[] = [
  [/\b(\w[\w.]*(?:\[\w+\])?(?:\(\w*\))?)\.length\b/g, js`len($1)`],
  [/!(\w+)\.includes\((\w+)\)/g, js`$2 not in $1`],
  [/(\w+)\.includes\((\w+)\)/g, js`$2 in $1`],
  [/\[\.\.\.(.*)\]$/g, js`list($1)`],
  [/(\w+ [<>] \w+) \? (\w+) : (\w+)/g, js`$2 if $1 else $3`],
  [/(\w+)\?\.(?=\w)/g, js`$1 and $1.`],
  [/ === undefined/g, js` is None`],
  [/ !== undefined/g, js` is not None`],
  [/\bundefined\b/g, js`None`],
  [/===/g, "=="],
  [/!==/g, "!="],
  [/ && /g, js` and `],
  [/ \|\| /g, js` or `],
  [/!(?=[\w(])/g, js`not `],
  [/\bMath\.(min|max|abs|log|sqrt)\b/g, "$1"],
  [/\.push\(/g, js`.append(`],
  [/\bString\(/g, js`str(`],
  [/\btrue\b/g, js`True`],
  [/\bfalse\b/g, js`False`],
  [/α/g, js`alpha`],
  [/β/g, js`beta`],
  [/∞/g, js`inf`],
  [/−/g, "-"],
  [/×/g, "*"],
  [/≤/g, "<="],
  [/≥/g, ">="],
  [/≠/g, "!="],
];

/** Statements of the listings, and what Python has for them; those that it has no use for become nothing. */
const statements: readonly (readonly [find: RegExp, by: string])[] = [
  [/^function (\w+)\((.*)\) \{$/, js`def $1($2):`],
  [/^\} else if \((.*)\) \{$/, js`elif $1:`],
  [/^\} else \{$/, js`else:`],
  [/^else if \((.*)\) \{$/, js`elif $1:`],
  [/^if \((.*)\) \{$/, js`if $1:`],
  [/^for \(const (\w+) of (.*)\) \{$/, js`for $1 in $2:`],
  [/^for \(let (\w+) = 0; \1 < (.*); \1\+\+\) \{$/, js`for $1 in range($2):`],
  [/^while \((.*)\) \{$/, js`while $1:`],
  [/^\}$/, ""],
  [/^\/\/ ?(.*)$/, "# $1"],
  [/^let (\w+)$/, "$1 = None"],
  [/^let (\w+), (\w+)$/, "$1 = $2 = None"],
  [/^(?:const|let) \[(\w+)\] = (.*)$/, "$1 = $2[0]"],
  [/^(?:const|let) \[(.*)\] = (.*)$/, "$1 = $2"],
  [/^(\w+)\.length = 0$/, js`$1.clear()`],
  [/^(.*)\+\+$/, "$1 += 1"],
  // What is counted on the way is counted in a line of its own.
  [/^(.*)\[(\w+)\+\+\](.*)$/, "$1[$2]$3\n$2 += 1"],
  [/^(?:const|let) (.*)$/, "$1"],
  [/^(.*) = (.*) \? (.*) : (.*)$/, js`$1 = $3 if $2 else $4`],
];

/**
 * The lines of a listing in Python, indented by four blanks. Listings are regular: what stands in those of the searches and
 * their mistakes is known here, and nothing else.
 */
export function pythonLines(lines: readonly string[]): string[] {
  return joined(lines).flatMap((line) => {
    const text = line.trimStart();
    if (text === "") return [""];
    const blanks = " ".repeat(2 * (line.length - text.length));
    const said = statement(text.replace(/;$/, ""));
    return said === "" ? [] : said.split("\n").map((line) => blanks + line);
  });
}

/** A statement that goes on in the next line, in one. */
function joined(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const before = whole.at(-1) ?? "";
    if (goesOn.test(line)) whole.push(`${whole.pop() ?? ""} ${line.trim()}`);
    // A call whose bracket is open goes on without a sign of its own.
    else if (count(before, "(") > count(before, ")")) whole.push(`${whole.pop()} ${line.trim()}`);
    else whole.push(line);
  }
  return whole;
}

const count = (text: string, sign: string): number => text.split(sign).length - 1;

function statement(text: string): string {
  const short = text.match(
    /^if \((.*)\) ((?:return|break|continue|\w+(?:\[\w+\])? =|[αβ] =|\w+(?:\.\w+)*\().*)$/,
  );
  if (short) return js`if ${translated(short[1])}: ${statement(short[2])}`;
  const inPython = statements.reduce((said, [find, by]) => said.replace(find, by), text);
  return inPython.startsWith("#") ? inPython : translated(inPython);
}

const translated = (text: string): string =>
  words.reduce((said, [find, by]) => said.replace(find, by), text).replace(compound, withLowLine);

/** Names of several words, which Python joins otherwise: chooseMove is choose_move. */
const compound = /\b[a-z]+(?:[A-Z][a-z]*)+\b/g;
const withLowLine = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
