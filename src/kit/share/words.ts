import type { PictureKind } from "./drawingFile.ts";

export const share = "Share";
export const copyLink = "Copy a link to this view";
export const handOver = "Share by another app";
export const copySnippet = "Copy a snippet to embed it";
export const theSnippet = "The snippet";
export const copyQuiz = "Copy a link to a quiz on it";
export const theQuiz = "The link to a quiz";
export const inClass = "In class";
export const fullScreen = "Full screen, in large type";
export const addToTour = "Add this step to the tour";
export const beTheSearch = "Be the search: do it by hand";
export const print = "Print as a worksheet";
export const save = "Save";
/** How a picture is made. */
export const how: Readonly<Record<PictureKind, string>> = { svg: "drawn", png: "in pixels" };
export const picture = (title: string, kind: PictureKind): string => `${title}, ${how[kind]}`;
export const jsonLines = "JSON lines";
export const everyEvent = "every event";

/** What has become of what was asked for. */
export const savedAs = (name: string): string => `Saved as ${name}.`;
export const notSaved = (why: string): string => `This could not be saved: ${why}`;
export const notShared = (why: string): string => `This could not be shared: ${why}`;
export const copied = (what: string): string => `${what} is copied.`;
export const byHand = (what: string): string => `${what}, to copy by hand`;
export const linkCopied = "The link to this view is copied, and stands in the address bar.";
export const linkIs = (link: string): string => `The link to this view: ${link}`;
export const linkInAddress = "The link to this view stands in the address bar.";

export const tooLarge = "This browser cannot paint a picture this large.";
export const cannotMeasure = "this browser cannot measure words";
