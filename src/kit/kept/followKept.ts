import { keyOf } from "./browserStorage.ts";
import type { KeptName } from "./keptThings.ts";

/**
 * Calls `listener` whenever another tab has changed what is kept under one of these names, and when Back brings this page again
 * as it was left, since no page hears anything meanwhile. Gives what ends that.
 */
export function followKept(names: readonly KeptName[], listener: () => void): () => void {
  // No key is told where all was deleted at once.
  const hear = ({ key }: StorageEvent) => {
    if (key === null || names.some((name) => key.startsWith(keyOf(name)))) listener();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener("storage", hear);
  addEventListener("pageshow", comeBack);
  return () => {
    removeEventListener("storage", hear);
    removeEventListener("pageshow", comeBack);
  };
}
