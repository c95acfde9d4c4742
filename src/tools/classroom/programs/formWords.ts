export const language = "Language";
export const anyLanguage = "As each student likes";
export const counts = "What counts";
export const ways = "How it may be worked on";
export const oneWay = "Choose at least one way to work.";
export const nothingToMend = (task: string, language: string): string =>
  `${task} has nothing to be mended in ${language}: allow another way, too, or set the other language.`;
export const ownTrees = (most: number): string =>
  `Trees of your own to try the programs on, one on each line (none, or up to ${most})`;
export const someTrees = "[[3,12,8],[2,4,6],[14,5,2]]\n((5 6) (7 8))";
export const names = "A link for each of these names, if you like (none: one link for everybody)";
export const whatCalled = "What the task is called";

export const makeLink = "Make the link";
export const copyLink = "Copy the link";
export const copyLinks = "Copy names and links";
export const made = (names: number): string =>
  names === 0
    ? "This link shows what you have set."
    : `This link shows what you have set. ${names === 1 ? "One name" : `${names} names`} can be copied, each with a link that says whose it is.`;
export const copied = "Copied.";
export const copyByHand = "The browser did not let it be copied: it stands below.";
