import { writeLink } from "../view/writeLink.ts";
import * as words from "./words.ts";

/**
 * Puts a link to a figure's view into the address bar and, where the browser allows, the clipboard. Returns a
 * sentence that says where the link is.
 */
export async function shareView(figure: string, view: URLSearchParams): Promise<string> {
  const parameters = new URLSearchParams(view);
  parameters.set("figure", figure);
  const link = new URL(writeLink(parameters, figure), location.href.replace(/[?#].*/, ""));
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

const entities: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;" };
const quoted = (text: string) => `"${text.replace(/[&"<]/g, (character) => entities[character])}"`;

/** HTML that shows the figure on any page: a frame as high as the figure is now. */
export const embedSnippet = (link: string, title: string, height: number): string =>
  `<iframe src=${quoted(link)} title=${quoted(title)} width="100%" height="${Math.ceil(height)}" style="border: 0" loading="lazy"></iframe>`;
