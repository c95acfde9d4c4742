/**
 * Where an element stands on the screen, told with the browser's next picture. To ask for it at once would have the whole
 * page laid out at once, and again for every figure of it that asks after another has changed.
 */
export const placeOnScreen = (element: Element): Promise<DOMRectReadOnly> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(([{ boundingClientRect }]) => {
      observer.disconnect();
      resolve(boundingClientRect);
    });
    observer.observe(element);
  });
