import { algorithms } from "../run/algorithms.ts";
import { readView } from "../run/setup.ts";

/** What a stop shows, in a few words: "Alpha–beta on [[3,12,8],[2,4,6]], step 14". */
export function stopWords(view: string): string {
  const { setup, step } = readView(new URLSearchParams(view));
  const subject = setup.tree ?? [setup.game, setup.position].filter(Boolean).join(" ");
  const short = subject.length > 44 ? `${subject.slice(0, 42)}…` : subject;
  return `${algorithms[setup.algorithm].title} on ${short}, step ${step}`;
}
