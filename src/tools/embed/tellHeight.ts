/** What a page that holds the frame is told, whenever the height of what is in it changes. */
export interface HeightMessage {
  readonly plyground: "height";
  /** In CSS pixels. */
  readonly height: number;
}

/**
 * Tells the page around this frame how high the element is, now and after every change, so that it can make the frame
 * as high. Where nobody listens the frame scrolls. Returns the function that ends it.
 */
export function tellHeight(element: Element): () => void {
  if (window.parent === window) return () => {};
  let told = 0;
  const watch = new ResizeObserver(() => {
    const height = Math.ceil(element.getBoundingClientRect().height);
    // Before the figure is there, its height says nothing, and a frame that followed it would collapse.
    if (height === told || !element.firstElementChild) return;
    told = height;
    const message: HeightMessage = { plyground: "height", height };
    // Anybody may put the figure on a page, and there is no secret in a height.
    window.parent.postMessage(message, "*");
  });
  watch.observe(element);
  return () => watch.disconnect();
}
