/** What the figure shows is kept for the tab, by the page's whole address: two frames may hold figures of one name. */
const keyOf = (name: string) => `plyground:view:${location.pathname}${location.search}#${name}`;

/** Whether this page was here before: only then does it show again what a reader had made of it. */
const isBack = () => {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
};

/** What a reader had made of a figure before the page was loaded again; undefined where it was left as it was. */
export function keptView(name: string): URLSearchParams | undefined {
  try {
    if (isBack()) {
      const kept = sessionStorage.getItem(keyOf(name));
      return kept === null ? undefined : new URLSearchParams(kept);
    }
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // A browser that keeps nothing shows the page as it is.
  }
  return undefined;
}

/**
 * Keeps what a figure shows whenever the page goes out of sight: a phone may throw it away then. Nothing is kept of a
 * figure that shows what `opened` says. Returns the function that ends it.
 */
export function keepView(name: string, opened: string, view: () => URLSearchParams): () => void {
  const keep = () => {
    const now = view().toString();
    try {
      if (now === opened) sessionStorage.removeItem(keyOf(name));
      else sessionStorage.setItem(keyOf(name), now);
    } catch {
      // As above.
    }
  };
  const hide = () => document.visibilityState === "hidden" && keep();
  addEventListener("pagehide", keep);
  document.addEventListener("visibilitychange", hide);
  return () => {
    removeEventListener("pagehide", keep);
    document.removeEventListener("visibilitychange", hide);
  };
}
