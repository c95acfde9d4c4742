import { ownedBy, student } from "./student.ts";

/** Where a student's progress is kept. */
export const progressKey = (): string => `plyground:progress${ownedBy(student())}`;

/** Notes how many of a chapter's questions are solved, for the list of chapters; 0 of them is no news and is left out. */
export function keepProgress(chapter: string, solved: number, of: number): void {
  try {
    const { [chapter]: _, ...others } = read();
    const noted = solved > 0 ? { ...others, [chapter]: { solved, of } } : others;
    localStorage.setItem(progressKey(), JSON.stringify(noted));
  } catch {
    // Not kept: a browser may refuse to.
  }
}

function read(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(progressKey()) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
  } catch (error) {
    // What somebody else broke need not stay broken.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** How many of a chapter's check questions were solved. */
export interface Solved {
  readonly solved: number;
  readonly of: number;
}

/** What this browser remembers of who answers in it now, by the chapter's slug; empty where it remembers nothing, or refuses to. */
export function readProgress(): Readonly<Record<string, Solved>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(progressKey()) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, Solved] => isSolved(entry[1])),
    );
  } catch {
    return {};
  }
}

function isSolved(value: unknown): value is Solved {
  const { solved, of } = (value ?? {}) as Partial<Solved>;
  return Number.isInteger(solved) && Number.isInteger(of) && solved! >= 0 && of! > 0 && solved! <= of!;
}
