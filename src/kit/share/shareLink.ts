import { messageOf } from "../view/messageOf.ts";
import { writeLink } from "../view/writeLink.ts";
import * as words from "./words.ts";

/** The address of a page where a figure shows this view. */
function linkTo(figure: string, view: URLSearchParams): URL {
  const parameters = new URLSearchParams(view);
  parameters.set("figure", figure);
  return new URL(writeLink(parameters, figure), location.href.replace(/[?#].*/, ""));
}

/** Whether this browser has a sheet of its own to share with. Within a frame it may be forbidden. */
export function canHandOver(): boolean {
  try {
    return navigator.canShare?.({ title: document.title, url: location.href }) ?? false;
  } catch {
    return false;
  }
}

/**
 * Hands a link to a figure's view over to the browser's own sheet. Returns a sentence about what went wrong; nothing where
 * it was shared, or the reader thought better of it.
 *
 * @param title what is shown, in a few words
 */
export async function handOver(
  figure: string,
  view: URLSearchParams,
  title: string,
): Promise<string | undefined> {
  try {
    await navigator.share({ title, url: linkTo(figure, view).href });
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") return undefined;
    return words.notShared(messageOf(error));
  }
}

/**
 * Puts a link to a figure's view into the address bar and, where the browser allows, the clipboard. Returns a
 * sentence that says where the link is.
 */
export async function shareView(figure: string, view: URLSearchParams): Promise<string> {
  const link = linkTo(figure, view);
  history.replaceState(history.state, "", link);
  try {
    await navigator.clipboard.writeText(link.href);
    return words.linkCopied;
  } catch {
    // Nobody sees the address of a frame.
    if (window.parent !== window) return words.linkIs(link.href);
    return words.linkInAddress;
  }
}

/** What an embed shows beside a figure's view. */
interface EmbedOptions {
  /** Panels beside the tree, as a chapter names them. */
  readonly panels?: string | undefined;
  /** Ask what comes next, before it is shown. */
  readonly quiz?: boolean;
}

/**
 * The address of a page that holds one figure alone.
 *
 * @param site the address of the site's first page, with a slash at its end
 * @param figure which figure, as the playground names it
 */
export function embedLink(
  site: string,
  figure: string,
  view: URLSearchParams,
  { panels, quiz = false }: EmbedOptions = {},
): string {
  const parameters = new URLSearchParams([["figure", figure], ...view]);
  if (panels !== undefined && !quiz) parameters.set("panels", panels === "" ? "none" : panels);
  if (quiz) {
    parameters.delete("step");
    parameters.set("quiz", "yes");
  }
  return new URL(`embed/${writeLink(parameters)}`, site).href;
}
