import { TreeSyntaxError } from "../../engine/index.ts";

/** Where a text of one line is wrong that was refused as a tree, counted from 0; undefined where it was refused otherwise. */
export const refusedAt = (error: unknown): number | undefined =>
  error instanceof TreeSyntaxError && error.line === 1 ? error.column - 1 : undefined;
