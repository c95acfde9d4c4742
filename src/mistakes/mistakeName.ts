import type * as mistakes from "./searches/index.ts";

/** A search with a mistake, by its exported name, which is its file's. */
export type MistakeName = keyof typeof mistakes;
