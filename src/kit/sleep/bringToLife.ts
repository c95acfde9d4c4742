import { type Component, flushSync, hydrate, mount, unmount } from "svelte";
import { keepSelection } from "./keepSelection.ts";

/** Makes a component of what the server drew in `target`, or draws it there. Returns what takes it away. */
export function bringToLife<Props extends Record<string, unknown>>(
  component: Component<Props>,
  target: Element,
  props: Props,
): () => void {
  let living: Record<string, unknown> = {};
  keepSelection(target, () => {
    living = (target.firstElementChild ? hydrate : mount)(component, { target, props });
    flushSync();
  });
  return () => void unmount(living);
}
