let coming: Promise<void> | undefined;

/**
 * Fetches the styles of what comes to stand on the page only once somebody acts: the build has taken them out of the page,
 * whose text would wait for them, and `data-late-styles` of the root element says where they are. Resolves when they are
 * here, or where a page has none. Rejects where they cannot be fetched, and tries again when it is called again.
 */
export function lateStyles(): Promise<void> {
  const href = globalThis.document?.documentElement.dataset.lateStyles;
  if (!href) return Promise.resolve();
  coming ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      onload: () => resolve(),
      onerror() {
        coming = undefined;
        link.remove();
        reject(new TypeError(`Failed to fetch ${href}`));
      },
    });
    document.head.append(link);
  });
  return coming;
}

/** As soon as the page is painted: on a poor line they would hold up what is read first. */
export function fetchStylesSoon(): void {
  requestAnimationFrame(() => setTimeout(() => lateStyles().catch(() => {})));
}
