import { formatCount } from "../../drawing/formatValue.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import { readSetup } from "../../kit/run/setup.ts";
import { readPlayable } from "../playground/playables.ts";
import { figureTitles } from "../playground/words.ts";

export const moveUp = (step: number): string => `Move step ${step} up`;
export const moveDown = (step: number): string => `Move step ${step} down`;
export const takeOut = (step: number): string => `Take step ${step} out`;
export const takeBack = "Take the step back";
export const noteTo = (step: number): string => `Note to step ${step}`;
export const noteHint = "What the class shall read or hear here";

export const tour = "Tour";
export const stepBefore = "Step before";
export const nextStep = "Next step";
export const leave = "Leave";
export const title = "Title";
export const toursTitle = "The tour’s title";
export const untitled = "A tour";
export const playFullScreen = "Play full screen";
export const copyLink = "Copy the link";
export const adopt = "Add its steps to my own tour";
export const linkInBar = "The tour’s link stands in the address bar.";
export const linkCopied = "The tour’s link is copied, and stands in the address bar.";
export const noSteps =
  "No steps yet. Set the figure above, or one in any chapter, to what the class shall see. Then open its menu “Share and export” and choose “Add this step to the tour”.";

export const tooLong = (length: number, most: number): string =>
  `it has ${formatCount(length)} characters, and no tour has more than ${formatCount(most)}`;
export const tooLarge = "it unpacks to more than a tour can hold";
export const cutShort = "it was cut short or changed on its way";
export const noWholeTour = (problem: string): string =>
  `This link holds no whole tour: ${problem}. Ask for it again.`;
export const tooManySteps = (steps: number, most: number): string =>
  `Both tours together have ${steps} steps; ${most} are the most.`;
export const linkTooLong = (length: number, most: number): string =>
  `This tour would make a link of ${length} characters, and ${most} are the most that every program passes on whole. Shorten its notes, or leave out steps.`;
export const notKept = "This browser keeps nothing: copy the link before you leave.";

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
