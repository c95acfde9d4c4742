import { untrack } from "svelte";

/** What a figure shows: a run at one of its steps. */
interface Standing {
  readonly run: unknown;
  readonly step: number;
}

/**
 * The same as `read` brings, but where only the step is another, one frame later: for what stands beside a tree. The tree
 * answers a key or a click at once, and what explains it follows before an eye can tell; drawn together, they would hold
 * up the answer on a slow computer. To be called in the script of a component.
 *
 * @param read reads reactive state
 */
export function paintedLater<Shown extends Standing>(read: () => Shown): { readonly now: Shown } {
  const sooner = $derived(read());
  let later = $state.raw(untrack(() => sooner));
  const now = $derived(later.run === sooner.run ? later : sooner);
  $effect(() => {
    // Read now: by then the figure may have left the page.
    const shown = sooner;
    // All that waits does it at once: the page is laid out once for it.
    if (waiting.length === 0) requestAnimationFrame(() => setTimeout(goOn));
    waiting.push(() => {
      later = shown;
    });
  });
  return {
    get now() {
      return now;
    },
  };
}

/** What is done once the next frame is painted. */
const waiting: (() => void)[] = [];

function goOn(): void {
  for (const act of waiting.splice(0)) act();
}
