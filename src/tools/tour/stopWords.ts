import { algorithms } from "../../kit/run/algorithms.ts";
import { readSetup } from "../../kit/run/setup.ts";
import { readPlayable } from "../playground/playables.ts";
import { figureTitles } from "../playground/words.ts";

/** What a stop shows, in a few words: "Alpha–beta on [[3,12,8],[2,4,6]], step 14". */
export function stopWords(view: string): string {
  const parameters = new URLSearchParams(view);
  const kind = readPlayable(parameters.get("figure"));
  if (kind !== "stepper") {
    const about = parameters.get("game") ?? parameters.get("tree") ?? parameters.get("position");
    return about === null ? figureTitles[kind] : `${figureTitles[kind]}: ${shortened(about)}`;
  }
  const { setup, step } = readSetup(parameters);
  const subject = setup.tree ?? [setup.game, setup.position].filter(Boolean).join(" ");
  return `${algorithms[setup.algorithm].title} on ${shortened(subject)}, step ${step}`;
}

const shortened = (text: string): string => (text.length > 44 ? `${text.slice(0, 42)}…` : text);
