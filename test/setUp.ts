import fc from "fast-check";
import { expect } from "vitest";
import { surelyEqual } from "./surelyEqual.ts";

// Before each file; the files of a worker share what they have set.
const set = globalThis as { comparesQuickly?: true };
if (!set.comparesQuickly) expect.addEqualityTesters([surelyEqual]);
set.comparesQuickly = true;

fc.configureGlobal({
  // Laws hold on a hundred cases in English. In nonsense they are to hold in other words, for which a few will do.
  ...(process.env.PLYGROUND_LANGUAGE === "nonsense" && { numRuns: 10 }),
  // On one's own machine the cases are others each time, and find what nobody has found. Where a change is judged, it is to
  // be judged by what it changes, and not by luck.
  ...(process.env.CI && { seed: 2026 }),
});
