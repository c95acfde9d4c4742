import { js } from "../../mistakes/js.ts";

/** Signs of the listings, and what Python has for them. Greek letters it takes as names. */
const plain: Readonly<Record<string, string>> = {
  "−": "-",
  "∞": js`inf`,
  "×": "*",
  "≤": "<=",
  "≥": ">=",
  "≠": "!=",
};

/** What a reader wrote, with Python's own signs: each line stays a line, so that an error's place can be told. */
export const pythonText = (written: string): string => written.replace(/[−∞×≤≥≠]/g, (sign) => plain[sign]);

/** The names of what `visit` is given, in order, so that a call may name them; none where the text does not say. */
export function namesOfVisit(text: string): string[] {
  // What is given may have a value that is called for: float("inf").
  const given = text.match(/^def\s+visit\s*\(((?:[^()]|\([^()]*\))*)\)/m)?.[1] ?? "";
  return given
    .replace(/\([^()]*\)/g, "")
    .split(",")
    .map((one) => one.replace(/[:=].*/s, "").trim())
    .filter(Boolean);
}
