import { formatCount, formatValue } from "../../drawing/formatValue.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { opening, readGame, readPosition, type WeighedName } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, oneOf, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import {
  partsOf,
  readSavingParts,
  type SavingPart,
  writeSavingParts,
} from "../../kit/orderingParts/savingParts.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { Deepened } from "./deepenPosition.ts";
import { iterationCosts } from "./iterationCosts.ts";
import * as words from "./words.ts";

/** What ends a search: a depth, a number of nodes in all iterations together, or a clock. */
export const limitKinds = ["plies", "nodes", "seconds"] as const;
export type LimitKind = (typeof limitKinds)[number];

/** The least and the greatest amount of each limit, and what it is at first. */
export const limitRange: Record<LimitKind, { least: number; most: number; first: number }> = {
  plies: { least: 1, most: 42, first: 8 },
  nodes: { least: 100, most: 10_000_000, first: 20_000 },
  seconds: { least: 0.1, most: 10, first: 1 },
};

/** An amount of a limit; commas between thousands are allowed. Throws an Error that says what would be accepted. */
function readAmount(kind: LimitKind, text: string): number {
  const { least, most } = limitRange[kind];
  const number = text.trim() === "" ? Number.NaN : Number(text.replaceAll(",", ""));
  const isRight = kind === "seconds" || Number.isInteger(number);
  if (isRight && number >= least && number <= most) return number;
  throw new Error(words.wrongAmount(text, kind, limitRange[kind]));
}

type Named = { game: WeighedName };

/** So many plies more than a dozen searches side by side go, one goes in as much time. */
const furtherAlone = 2;

function amount(game: WeighedName, limit: LimitKind): Field<number> {
  const usual = () => (limit === "plies" ? opening(game).depth + furtherAlone : limitRange[limit].first);
  return parsed((text) => readAmount(limit, text), usual);
}

/** Half the width of an aspiration window. */
function readWidth(text: string): number {
  const width = text === "none" ? 0 : Number(text);
  if (text.trim() !== "" && width >= 0 && width <= 100) return width;
  throw new Error(words.wrongWidth(text));
}

/** What decides what a search finds. */
const searched = ["game", "position", "limit", "amount", "parts", "width"] as const;
const bars = oneOf(["linear", "log"], "linear");

const fields = {
  game: parsed<WeighedName>((text) => readGame(text), "connectFour"),
  position: after(["game"], ({ game }: Named) =>
    parsed(
      (text) => readPosition(game, text),
      () => opening(game).position,
    ),
  ),
  /** What ends the search. Seconds are for readers: what is drawn beforehand must be the same everywhere. */
  limit: oneOf(limitKinds, "plies"),
  amount: after(["game", "limit"], ({ game, limit }: Named & { limit: LimitKind }) => amount(game, limit)),
  /** "all", "none", or some of "static,captures,killers,history,variation,answers,table". */
  parts: after(["game"], ({ game }: Named) =>
    parsed<readonly SavingPart[]>(
      (text) => readSavingParts(text, game),
      () => partsOf(game),
      (parts) => writeSavingParts(parts, game),
    ),
  ),
  /** Half the width of the aspiration window; 0, or "none", for no window. */
  width: parsed(readWidth, 0),
  /** The depth of the iteration that is looked at; the last whole one where nothing is said. */
  iteration: after(searched, (_: Record<(typeof searched)[number], unknown>) => optional(whole(0, 99, 0))),
  /** How many moves of its line are played on the board. */
  ply: after([...searched, "iteration"], (_: Record<(typeof searched)[number] | "iteration", unknown>) => ({
    ...whole(0, 99, 0),
    write: (ply: number) => (ply === 0 ? undefined : String(ply)),
  })),
  /** How the nodes are drawn. */
  bars: { ...bars, write: (value: "linear" | "log") => (value === "linear" ? undefined : value) },
};
export type DeepeningFields = typeof fields;
export type DeepeningView = ViewOf<DeepeningFields>;

/**
 * Searches a view at once, where pages are made and tested; undefined in a browser, where that is done in a worker alone.
 */
export const deepenNow =
  import.meta.env?.SSR === false ? undefined : (await import("./deepenPosition.ts")).runDeepening;

const roughly = (number: number | undefined) => (number === undefined ? "?" : number.toFixed(1));

/**
 * What a search by iterations says of itself: "depth" of its last whole iteration, "nodes" of that one, "before" of
 * all shallower ones and "sum" of all together; "factor", the sum in units of the last; "ratio", the last in units of
 * the one before; "branching" and "predicted", B and B/(B − 1); "value"; "firsts", in how many of a hundred nodes
 * the first move tried was the best; "half", the nodes of the iteration that was not
 * finished, "tried" the moves that it has searched, and "of" how many there are.
 */
export function deepeningFacts({ iterations, half }: Deepened): Facts {
  const { sum, last, factor, branching, predicted } = iterationCosts(iterations.map(({ nodes }) => nodes));
  const { depth, value, firsts, ordered } = iterations[iterations.length - 1];
  const previous = iterations.at(-2)?.nodes;
  return {
    depth: formatCount(depth),
    nodes: formatCount(last),
    before: formatCount(sum - last),
    sum: formatCount(sum),
    factor: roughly(factor),
    ratio: roughly(previous && last / previous),
    branching: roughly(branching),
    predicted: roughly(predicted),
    value: formatValue(value),
    firsts: ordered === 0 ? "?" : formatCount(Math.round((100 * firsts) / ordered)),
    half: formatCount(half?.nodes ?? 0),
    tried: formatCount(half?.tried ?? 0),
    of: formatCount(half?.of ?? 0),
  };
}

/**
 * A position searched deeper and deeper, in a worker of its own, until a depth, a number of nodes or a clock ends it: what
 * each iteration cost and found.
 */
export const deepening = defineFigure({
  name: "deepening",
  fields,
  linkSays: ["game", "position", "limit", "amount"],
  opening: { game: "connectFour", position: "44" },
  prepare: ({ game }) => fetchGame(game === undefined ? undefined : String(game)),
  // What a clock ends nobody knows before it is searched.
  facts: (view) => (view.limit === "seconds" || !deepenNow ? {} : deepeningFacts(deepenNow(view))),
  drawings: { iterations: [words.theIterations, ".chart"] },
  component: () => import("./DeepeningFigure.svelte"),
});
