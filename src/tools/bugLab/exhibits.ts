import { curveExhibits } from "./curveExhibits.ts";
import type { Exhibit } from "./exhibit.ts";
import { searchExhibits } from "./searchExhibits.ts";

/** Every mistake of the bug lab. */
export const exhibits: readonly Exhibit[] = [...searchExhibits, ...curveExhibits];
