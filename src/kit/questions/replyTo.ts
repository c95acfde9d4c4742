import type { Answer } from "./answer.ts";
import type { Asked } from "./asked.ts";

/** What the check says to an answer. */
export interface Reply {
  readonly kind: "right" | "wrong" | "shown";
  readonly sentences: readonly string[];
}

/** The reply to the last answer given; undefined where there is none yet. */
export function replyTo(asked: Asked, { tries, shown }: Answer): Reply | undefined {
  const given = tries.at(-1);
  const explained = [asked.verdict, ...(asked.why === undefined ? [] : [asked.why])];
  if (given === asked.answer) return { kind: "right", sentences: explained };
  if (shown) return { kind: "shown", sentences: explained };
  return given === undefined ? undefined : { kind: "wrong", sentences: [asked.hint(given)] };
}
