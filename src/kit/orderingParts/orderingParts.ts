import {
  evaluationFirst,
  historyFirst,
  killersFirst,
  type OrderingPart,
  type OrderingPartName,
  staticFirst,
  tableMoveFirst,
} from "../../engine/index.ts";

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
  { name: "table", title: "Table’s move", says: "what was best here before", make: tableMoveFirst },
  { name: "killers", title: "Killers", says: "what cut last at this ply", make: () => killersFirst() },
  { name: "history", title: "History", says: "what cut most anywhere", make: historyFirst },
  {
    name: "evaluation",
    title: "Evaluation",
    says: "after what the position looks best",
    make: evaluationFirst,
    extra: true,
  },
  { name: "static", title: "Known beforehand", says: "what the game itself puts first", make: staticFirst },
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
  const words = text === "none" ? [] : text.split(",");
  const unknown = words.find((word) => !orderingParts.some(({ name }) => name === word));
  if (unknown === undefined) return words as OrderingPartName[];
  const known = orderingParts.map(({ name }) => name).join(", ");
  throw new Error(`there is no ordering part "${unknown}"; the parts are ${known}, or none`);
}
