import type { Bench } from "./bench.svelte.ts";
import { handKeys } from "./handKeys.ts";

/** Fields that use arrows and letters themselves. */
const typing = "input, select, textarea";

/**
 * Does what a key means at a bench: arrows play a round and take it back, ten with Shift; Space plays one; Home starts over; letters
 * show your hand. True if it means something.
 */
export function pressBenchKey(event: KeyboardEvent, bench: Bench): boolean {
  if ((event.target as Element).closest(typing)) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const isYou = bench.view.opponent === "you";
  const stride = event.shiftKey ? 10 : 1;
  if (event.key === "ArrowLeft") bench.go(-stride);
  else if (event.key === "ArrowRight" && !isYou) bench.go(stride);
  else if (event.key === " " && !isYou && !(event.target as Element).closest("button")) bench.go(1);
  else if (event.key === "Home") bench.startOver();
  else {
    const hand = bench.hands.findIndex((name) => handKeys[name] === event.key.toLowerCase());
    if (!isYou || hand < 0) return false;
    bench.showHand(hand);
  }
  return true;
}
