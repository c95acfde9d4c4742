/**
 * Colours as a picture's bytes have them, opaque: what style sheets say, as it comes out at an element, whose theme and
 * forced colours hold. Throws nothing: what the browser does not know is black.
 */
export function resolveColours(element: HTMLElement, colours: readonly string[]): Uint32Array {
  const probe = document.createElement("span");
  probe.style.forcedColorAdjust = "none";
  element.append(probe);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [colours.length, 1];
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  const style = getComputedStyle(probe);
  for (const [x, colour] of colours.entries()) {
    probe.style.color = colour;
    context.fillStyle = style.color;
    context.fillRect(x, 0, 1, 1);
  }
  probe.remove();
  return new Uint32Array(context.getImageData(0, 0, colours.length, 1).data.buffer.slice(0));
}

/** Whether the reader's own few colours take the place of the page's. */
export const areForced = (): boolean => matchMedia("(forced-colors: active)").matches;

/** Calls `listener` whenever the page's colours may have changed, until the function it returns is called. */
export function onNewColours(listener: () => void): () => void {
  const queries = ["(forced-colors: active)", "(prefers-color-scheme: dark)"].map((query) =>
    matchMedia(query),
  );
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener("change", listener);
  };
}
