import { formatValue } from "../../../drawing/formatValue.ts";
import type { Bound } from "../../../engine/observer.ts";
import type { StoredEntry } from "../../../trace/index.ts";

/** What a stored value says of the true one. */
const signs: Readonly<Record<Bound, string>> = { exact: "=", lower: "≥", upper: "≤" };

/** A stored value as figures write it: "=3", "≥3" or "≤3". */
export const writeBound = ({ bound, value }: Pick<StoredEntry, "bound" | "value">): string =>
  `${signs[bound]}${formatValue(value)}`;
