import { keepView, keptView } from "../prose/registry.ts";
import type { Framing } from "./framing.svelte.ts";
import { readStanding, writeStanding } from "./standing.ts";

/** What a reader does to go on from where the tree stands. */
const acts = ["pointerdown", "wheel", "keydown"] as const;

/**
 * Has the tree stand as the reader had made it before the page was loaded again, and keeps how it stands whenever the page
 * goes out of sight. Returns the function that ends it.
 */
export function keepStanding(framing: Framing, name: string): () => void {
  const kept = keptView(name);
  framing.standAgain(kept && readStanding(kept));
  for (const act of acts) addEventListener(act, framing.goOn, { capture: true, passive: true });
  const end = keepView(name, "", () => {
    const { standing } = framing;
    return standing ? writeStanding(standing) : new URLSearchParams();
  });
  return () => {
    for (const act of acts) removeEventListener(act, framing.goOn, { capture: true });
    end();
  };
}
