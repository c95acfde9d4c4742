import { PagefindUI } from "@pagefind/default-ui/npm_dist/mjs/ui-core.mjs";
import styles from "./search.css?inline";

/** Draws Pagefind's search box with its styles, which no page has before. */
export function openSearch(options: object): void {
  const sheet = document.createElement("style");
  sheet.textContent = styles;
  document.head.append(sheet);
  new PagefindUI(options);
}
