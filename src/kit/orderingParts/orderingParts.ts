import {
  evaluationFirst,
  historyFirst,
  killersFirst,
  type OrderingPart,
  type OrderingPartName,
  staticFirst,
  tableMoveFirst,
} from "../../engine/index.ts";
import * as words from "./words.ts";

interface PartOffer {
  readonly name: OrderingPartName;
  readonly title: string;
  /** What it puts first, in a few words. */
  readonly says: string;
  readonly make: () => OrderingPart;
  /** Off until it is asked for. */
  readonly extra?: boolean;
}

/** The parts of a move order that a reader can switch, in the order in which they are asked. */
export const orderingParts: readonly PartOffer[] = [
  { name: "table", ...words.offers.table, make: tableMoveFirst },
  { name: "killers", ...words.offers.killers, make: () => killersFirst() },
  { name: "history", ...words.offers.history, make: historyFirst },
  { name: "evaluation", ...words.offers.evaluation, make: evaluationFirst, extra: true },
  { name: "static", ...words.offers.static, make: staticFirst },
];

/** The names of those that are on where nothing else is said. */
export const usualParts: readonly OrderingPartName[] = orderingParts
  .filter(({ extra }) => !extra)
  .map(({ name }) => name);

/** The parts of these names, with empty memories. */
export const makeParts = (names: readonly OrderingPartName[]): OrderingPart[] =>
  orderingParts.filter(({ name }) => names.includes(name)).map(({ make }) => make());

/** The names in a link, separated by commas; none for the natural order. Throws an error that says what is unknown. */
export function readParts(text: string): OrderingPartName[] {
  const names = text === "none" ? [] : text.split(",");
  const known = orderingParts.map(({ name }) => name);
  const unknown = names.find((name) => !(known as readonly string[]).includes(name));
  if (unknown === undefined) return names as OrderingPartName[];
  throw new Error(words.noPart(unknown, known));
}
