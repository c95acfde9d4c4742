import type { Answer } from "./answer.ts";

const prefix = "plyground:check:";
const keyOf = (chapter: string) => prefix + chapter;

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

/** All answers in this browser, to whatever version of the questions, by chapter; none where it keeps nothing. */
export function allAnswers(): ReadonlyMap<string, readonly Answer[]> {
  const found = new Map<string, readonly Answer[]>();
  try {
    for (const key of Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .sort()) {
      const kept = JSON.parse(localStorage.getItem(key) ?? "null");
      if (Array.isArray(kept?.answers) && kept.answers.every(isAnswer))
        found.set(key.slice(prefix.length), kept.answers);
    }
  } catch {
    // Whatever was found counts.
  }
  return found;
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
