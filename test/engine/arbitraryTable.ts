import fc from "fast-check";
import { replacements, type TableSettings } from "../../src/engine/index.ts";

/** Tables without a size, or so small that places are fought for, under each replacement. */
export const arbitraryTable: fc.Arbitrary<TableSettings> = fc.record(
  { size: fc.integer({ min: 1, max: 40 }), replacement: fc.constantFrom(...replacements) },
  { requiredKeys: [] },
);
