import { untrack } from "svelte";

/**
 * Calls `listener` after every change of the reactive state that `read` reads, until the function it returns is
 * called. Changes of one moment are told once.
 */
export function afterChanges(read: () => unknown, listener: () => void): () => void {
  return $effect.root(() => {
    let heard = false;
    $effect(() => {
      read();
      if (heard) untrack(listener);
      heard = true;
    });
  });
}
