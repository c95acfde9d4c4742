import { type Component, flushSync, hydrate, mount, unmount } from "svelte";

/** Makes a component of what the server drew in `target`, or draws it there. Returns what takes it away. */
export function bringToLife<Props extends Record<string, unknown>>(
  component: Component<Props>,
  target: Element,
  props: Props,
): () => void {
  let living: Record<string, unknown> = {};
  keepSelection(target, () =>
    keepFocus(target, () => {
      living = (target.firstElementChild ? hydrate : mount)(component, { target, props });
      flushSync();
    }),
  );
  return () => void unmount(living);
}

/** Runs `hydrate`, and gives the focus back to a node of a tree that has become another element by it. */
function keepFocus(root: Element, hydrate: () => void): void {
  const focused = root.querySelector<SVGElement>("[data-node]:focus");
  const trees = () => [...root.querySelectorAll("[role=tree]")];
  const place = trees().findIndex((tree) => tree.contains(focused));
  hydrate();
  if (!focused || focused.isConnected) return;
  const node = trees()[place]?.querySelector<SVGElement>(`[data-node="${focused.dataset.node}"]`);
  node?.focus({ preventScroll: true });
}

/**
 * Runs `hydrate`, and leaves selected what was selected in a field of the root: hydration puts a field's text back, which
 * would move the caret to its end, and what is typed next would be added to the text instead of replacing it.
 */
function keepSelection(root: Element, hydrate: () => void): void {
  const field = root.querySelector<HTMLInputElement>('input[type="text"]:focus');
  const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
  hydrate();
  field?.setSelectionRange(start, end);
}
