import { foldOf, keepView, keptView } from "./registry.ts";

/** Folds that have been opened again: one that leaves the page and comes back is as always. */
const taken = new Set<string>();

/** Whether the fold of a figure was open before the page was loaded again. */
export const wasUnfolded = (name: string): boolean => keptView(foldOf(name)) !== undefined;

/** Keeps for the tab whether the one fold of a figure is open: `<details {@attach keptFold}>`. */
export function keptFold(fold: HTMLDetailsElement): () => void {
  const { id } = fold.closest("figure")!;
  if (wasUnfolded(id) && !taken.has(id)) fold.open = true;
  taken.add(id);
  return keepView(foldOf(id), "", () => new URLSearchParams(fold.open ? { open: "" } : {}));
}
