import type { Bound } from "../engine/index.ts";

/** What a stored value says of the true one, as figures write it. */
export const boundSigns: Readonly<Record<Bound, string>> = { exact: "=", lower: "≥", upper: "≤" };
