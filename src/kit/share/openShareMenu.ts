import { type ComponentProps, mount, unmount } from "svelte";
import { labelIn } from "../controls/words.ts";
import ShareFigure from "./ShareFigure.svelte";

type Shared = Pick<
  ComponentProps<typeof ShareFigure>,
  "name" | "kind" | "view" | "notes" | "drawings" | "lines" | "large"
>;

/** Opens the menu of a figure below the button that was pressed; it goes when it closes. */
export function openShareMenu(figure: HTMLElement, anchor: HTMLButtonElement, shared: Shared): void {
  // The reader may have left the figure while the menu was fetched.
  if (!anchor.isConnected) return;
  const label = labelIn(figure.getAttribute("aria-label")) ?? shared.name;
  const onclose = () => void unmount(menu);
  const menu = mount(ShareFigure, { target: figure, props: { ...shared, label, figure, anchor, onclose } });
}
