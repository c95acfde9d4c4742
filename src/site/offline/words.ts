import type { Hindrance } from "./fetchVersion.ts";

/** On one line. */
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)}\u00a0MB`;

export const save = "Save for offline";
export const saveAgain = "Try again";
export const remove = "Remove";
export const takeNewer = "Open it now";
export const close = "Close";

export const absent = "The whole notebook can be saved in this browser, to work without a network:";
/** What it takes to save the notebook: bytes over the line, and bytes as they are kept. */
export const cost = (fetched: number, kept: number): string =>
  `${megabytes(fetched)} to fetch, ${megabytes(kept)} to keep`;
export const saving = "Saving the notebook for offline";
export const progress = (done: number, of: number): string => `${megabytes(done)} of ${megabytes(of)}`;
export const kept = (bytes: number): string =>
  `The whole notebook is saved in this browser, ${megabytes(bytes)}: it works without a network.`;
export const removed = "The notebook is no longer saved in this browser. It works with a network.";
export const unable = "Pages cannot be saved here: the notebook works with a network.";

/** What kept the notebook from being saved, and what of it holds all the same. Nothing is known of the size while it is 0. */
export function hindered(by: Hindrance, done: number, of: number): string {
  if (by === "full")
    return `This browser has no room for the ${megabytes(of)} of the notebook. It works with a network.`;
  if (by === "changed")
    return "The notebook was renewed while it was being saved. It is tried again with the next page.";
  const how =
    of === 0
      ? "Saving the notebook for offline broke off"
      : `Saving the notebook for offline broke off at ${progress(done, of)}`;
  return `${how}. It goes on from there with the next page.`;
}

export const newer = "A newer version has been fetched. It opens at your next visit.";
export const renewed =
  "The notebook is newer than at your last visit. What you made and answered is still here.";
export const offline = (isKept: boolean): string =>
  isKept
    ? "You are offline. The notebook is saved in this browser, and all of it works."
    : "You are offline. Only what this browser has already fetched works.";
