import { forget, keep, readKept } from "../../kit/kept/browserStorage.ts";
import { ownedBy, student } from "./student.ts";

/** Notes how many of a chapter's questions are solved, for the list of chapters; 0 of them is no news and is left out. */
export function keepProgress(chapter: string, solved: number, of: number): void {
  const { [chapter]: _, ...others } = read();
  const noted = solved > 0 ? { ...others, [chapter]: { solved, of } } : others;
  // A browser may refuse to.
  if (Object.keys(noted).length === 0) forget("progress", ownedBy(student()));
  else keep("progress", JSON.stringify(noted), ownedBy(student()));
}

/** What is kept, whatever it is; nothing where somebody else broke it, which need not stay broken. */
function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readKept("progress", ownedBy(student())) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** How many of a chapter's check questions were solved. */
export interface Solved {
  readonly solved: number;
  readonly of: number;
}

/** What this browser remembers of who answers in it now, by the chapter's slug; empty where it remembers nothing, or refuses to. */
export const readProgress = (): Readonly<Record<string, Solved>> =>
  Object.fromEntries(Object.entries(read()).filter((entry): entry is [string, Solved] => isSolved(entry[1])));

export function isSolved(value: unknown): value is Solved {
  const { solved, of } = (value ?? {}) as Partial<Solved>;
  return Number.isInteger(solved) && Number.isInteger(of) && solved! >= 0 && of! > 0 && solved! <= of!;
}
