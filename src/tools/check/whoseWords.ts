import type { Words } from "../../kit/narration/words.ts";

/** Whose work this is, where it was made for somebody else than who answers; a name may be empty. */
export const madeFor = (owner: string, name: string): Words[] => [
  { text: "This was made for " },
  { text: owner, strong: true },
  { text: ". " },
  ...(name === ""
    ? [{ text: "Somebody without a name has answered in this browser before." }]
    : [{ text: "Answers in this browser are kept for " }, { text: name, strong: true }, { text: "." }]),
];
export const keptFor = (name: string): Words[] => [
  { text: "Your answers are kept in this browser" },
  ...(name === "" ? [] : [{ text: ", for " }, { text: name, strong: true }]),
  { text: "." },
];
/** For who has answered under this name, or without one. */
export const goOnAsOwner = (owner: string, name: string): string =>
  name === "" ? `That was somebody else: I am ${owner}` : `I am ${owner}`;
export const thatWasMe = (owner: string): string => `That was me: I am ${owner}`;
export const somebodyElse = "I am somebody else";
export const whoGoesOn = "Who goes on?";
export const iAm = (name: string): string => `I am ${name || "somebody without a name"}`;
export const newName = "A new name";
export const startAfresh = "Start afresh";
export const nameFirst = "Type a name first, so that the two can be told apart.";
