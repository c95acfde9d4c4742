import { type ComponentProps, mount, unmount } from "svelte";
import { labelIn } from "../controls/words.ts";
import type { ExportedFile } from "./exportedFile.ts";
import ShareFigure from "./ShareFigure.svelte";

/** A file that is made when somebody asks for it, and how a menu calls it: "SVG", "the tree, drawn". */
export interface FileToTake {
  readonly title: string;
  readonly says: string;
  readonly make: () => Promise<ExportedFile>;
}

/** What figures of a kind can be taken along as besides, or in place of what every figure can. */
export interface Taking {
  /** What a tour holds of it. */
  readonly stop?: URLSearchParams;
  /** The address of the embed; of one that asks what comes next; and of a sheet to print. */
  readonly embedded?: string;
  readonly quiz?: string | undefined;
  readonly worksheet?: string;
  /** The address of a page where the reader does all of it by hand. */
  readonly byHand?: string | undefined;
  readonly files?: readonly FileToTake[];
}

type Shared = Pick<
  ComponentProps<typeof ShareFigure>,
  "name" | "kind" | "view" | "notes" | "drawings" | "lines" | "large" | "taking" | "taking"
>;

/** Opens the menu of a figure beside the button that was pressed; it goes when it closes. */
export function openShareMenu(figure: HTMLElement, anchor: HTMLButtonElement, shared: Shared): void {
  // While the menu was fetched, the reader may have left the figure, or have pressed twice.
  if (!anchor.isConnected || anchor.popoverTargetElement) return;
  const label = labelIn(figure.getAttribute("aria-label")) ?? shared.name;
  const onclose = () => void unmount(menu);
  const menu = mount(ShareFigure, { target: figure, props: { ...shared, label, figure, anchor, onclose } });
}
