import type { Answer } from "./answer.ts";

const keyOf = (chapter: string) => `plyground:check:${chapter}`;

/** A chapter's answers in this browser, all of them to this version of its questions; undefined where there are none. */
export function readAnswers(chapter: string, version: string, count: number): Answer[] | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(chapter)) ?? "null");
    if (kept?.version !== version || !Array.isArray(kept.answers)) return undefined;
    return kept.answers.length === count && kept.answers.every(isAnswer) ? kept.answers : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps them, as far as the browser lets it: in private windows the check just forgets. */
export function keepAnswers(chapter: string, version: string, answers: readonly Answer[]): void {
  try {
    localStorage.setItem(keyOf(chapter), JSON.stringify({ version, answers }));
  } catch {
    // Not kept.
  }
}

function isAnswer(value: unknown): value is Answer {
  const { tries, draft, solved, shown } = (value ?? {}) as Partial<Answer>;
  return (
    Array.isArray(tries) &&
    tries.every((given) => typeof given === "string") &&
    typeof draft === "string" &&
    typeof solved === "boolean" &&
    typeof shown === "boolean"
  );
}
