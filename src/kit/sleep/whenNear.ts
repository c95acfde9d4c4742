/**
 * How far beyond the screen something is near: above it a screen, below it one and a half. A browser that does not hold in
 * its place what is read, when something above it grows, has nothing grow there: all that is still to come is near.
 */
const margin = () => `100% 0px ${CSS.supports("overflow-anchor", "auto") ? "150%" : "1000000%"}`;

/**
 * Calls `act` once, when the element comes near to what is seen, or goes onto paper. Returns what has it wait no longer.
 * Paper does not wait for promises, so this is none.
 */
export function whenNear(element: Element, act: () => void): () => void {
  const near = new IntersectionObserver(
    // Of several crossings of one frame the last one holds.
    (crossings) => crossings.at(-1)?.isIntersecting && come(),
    // The page's own window: in a frame on another page, the browser's would be without a margin.
    { root: document, rootMargin: margin() },
  );
  const forget = () => {
    near.disconnect();
    removeEventListener("beforeprint", come);
  };
  const come = () => {
    forget();
    act();
  };
  addEventListener("beforeprint", come);
  near.observe(element);
  return forget;
}
