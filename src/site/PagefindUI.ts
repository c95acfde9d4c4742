interface SearchOptions {
  /** Where the search goes, as a selector. */
  readonly element: string;
}

/**
 * Stands in for Pagefind's own search, which Starlight loads with every page although few readers search:
 * this one waits until the dialog around it opens, fetches the real one then, and leaves the rest to it.
 */
export class PagefindUI {
  constructor(options: SearchOptions) {
    const place = document.querySelector(options.element);
    const dialog = place?.closest("dialog");
    if (!place || !dialog) return;
    const load = async () => {
      const { PagefindUI: Search } = await import("@pagefind/default-ui");
      new Search(options);
      if (dialog.open) place.querySelector("input")?.focus();
    };
    const opening = new MutationObserver(() => {
      opening.disconnect();
      void load();
    });
    if (dialog.open) void load();
    else opening.observe(dialog, { attributeFilter: ["open"] });
  }
}
