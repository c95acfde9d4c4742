import { progressKey } from "../tools/check/keepProgress.ts";

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
