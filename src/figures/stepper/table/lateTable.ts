import { hasTrait } from "../../../kit/run/algorithms.ts";

type Table = typeof import("./shownTable.ts");

let here: Table | undefined;

/** What shows a table's doings in a tree, where it is here already: few figures run a search that keeps a table. */
export const tableHere = (): Table | undefined => here;

/** Fetches it for an algorithm that keeps a table; for any, where none is named. A name that is none's needs nothing. */
export async function fetchTable(...needed: unknown[]): Promise<Table | undefined> {
  if (needed.length === 0 || needed.some((name) => hasTrait(name, "remembers")))
    here ??= await import("./shownTable.ts");
  return here;
}
