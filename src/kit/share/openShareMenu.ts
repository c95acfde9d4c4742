import { type ComponentProps, mount, unmount } from "svelte";
import ShareFigure from "./ShareFigure.svelte";

type Shared = Pick<
  ComponentProps<typeof ShareFigure>,
  "name" | "kind" | "view" | "notes" | "drawings" | "lines" | "large"
>;

/** Opens the menu of a figure below the button that was pressed; it goes when it closes. */
export function openShareMenu(figure: HTMLElement, anchor: HTMLButtonElement, shared: Shared): void {
  // The reader may have left the figure while the menu was fetched.
  if (!anchor.isConnected) return;
  const label = (figure.getAttribute("aria-label") ?? shared.name).replace(/^Figure: ([^.]*).*$/, "$1");
  const onclose = () => void unmount(menu);
  const menu = mount(ShareFigure, { target: figure, props: { ...shared, label, figure, anchor, onclose } });
}
