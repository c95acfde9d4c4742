import fc from "fast-check";
import { expect } from "vitest";
import { surelyEqual } from "./surelyEqual.ts";

// Before each file; the files of a worker share what they have set.
const set = globalThis as { comparesQuickly?: true };
if (!set.comparesQuickly) expect.addEqualityTesters([surelyEqual]);
set.comparesQuickly = true;

// Laws hold on a hundred cases in English. In nonsense they are to hold in other words, for which a few will do.
if (process.env.PLYGROUND_LANGUAGE === "nonsense") fc.configureGlobal({ numRuns: 10 });
