let coming: Promise<unknown> | undefined;

/**
 * Fetches the styles of what comes to stand on the page only once somebody acts: the build has taken them out of the page,
 * whose text would wait for them, and `data-late-styles` of the root element says where they are. Resolves when they are
 * here, or where a page has none. Rejects where they cannot be fetched, and tries again when it is called again.
 */
export async function lateStyles(): Promise<void> {
  const href = globalThis.document?.documentElement.dataset.lateStyles;
  if (!href) return;
  coming ??= new Promise((onload, onerror) => {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "stylesheet", href, onload, onerror }));
  });
  try {
    await coming;
  } catch {
    coming = undefined;
    // Like the bundler's own word for it: it is the connection that is to blame.
    throw new TypeError(`Unable to preload ${href}`);
  }
}

/** As soon as the page is painted: on a poor line they would hold up what is read first. */
export function fetchStylesSoon(): void {
  requestAnimationFrame(() => setTimeout(() => lateStyles().catch(() => {})));
}
