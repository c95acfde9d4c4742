import { writeLink } from "../view/writeLink.ts";

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
    return "The link to this view is copied, and stands in the address bar.";
  } catch {
    // Nobody sees the address of a frame.
    if (window.parent !== window) return `The link to this view: ${link.href}`;
    return "The link to this view stands in the address bar.";
  }
}
