import type { Facts } from "../../kit/prose/registry.ts";
import { type Answer, guidePath } from "./guidePath.ts";

/** What a guide says of itself: "advice", its title or "nothing yet"; "asked", the number of questions it took. */
export function guideFacts(answers: readonly Answer[]): Facts {
  const { advice, reached } = guidePath(answers);
  return { advice: advice?.title ?? "nothing yet", asked: String(reached) };
}
