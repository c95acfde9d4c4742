import { widths } from "./searchWidths.ts";
import type { Widths } from "./widths.svelte.ts";

/** How far the searches have come: a share from 0 to 1, and in words. */
export function progressOf({
  results,
  running,
  cancelled,
}: Pick<Widths, "results" | "running" | "cancelled">): {
  share: number;
  text: string;
} {
  const [done, all] = [results.length, widths.length];
  if (running) return { share: done / all, text: `${done} of ${all} widths searched` };
  return {
    share: 0,
    text: cancelled ? `Cancelled after ${done} of ${all} widths` : `${done} widths searched`,
  };
}
