/**
 * Stands in for Pagefind's user interface, which Starlight would fetch on every page: this one fetches it, and
 * its styles, when a reader reaches for the search.
 */
export class PagefindUI {
  constructor(options: object) {
    const search = document.querySelector("site-search");
    const button = search?.querySelector("button[data-open-modal]");
    let asked = false;
    const load = async () => {
      if (asked) return;
      asked = true;
      const { openSearch } = await import("./openSearch.ts");
      openSearch(options);
      if (search?.querySelector("dialog")?.open) search.querySelector("input")?.focus();
    };
    for (const sign of ["pointerenter", "focus", "click"]) button?.addEventListener(sign, load);
    addEventListener("keydown", (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === "k") void load();
    });
  }
}
