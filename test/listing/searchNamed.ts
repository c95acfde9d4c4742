import { mistakes, type Search, searches } from "../../src/engine/index.ts";

/** A search, right or wrong, by its name. */
export const searchNamed = (name: string): Search =>
  ({ ...searches, ...mistakes })[name as keyof typeof searches | keyof typeof mistakes];
