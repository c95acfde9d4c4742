import type { Question } from "./question.ts";

/** A short text that differs when the questions do (the hash FNV-1a of Fowler, Noll and Vo, 32 bits). */
export function versionOf(questions: readonly Question[]): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(questions)) {
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
