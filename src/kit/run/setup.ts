import type { OrderingPartName, TableSettings } from "../../engine/index.ts";
import { gameTitles, sayNoGame } from "../../games/namedGame.ts";
import { readParts } from "../orderingParts/orderingParts.ts";
import { readSwitch } from "../view/readSwitch.ts";
import { type AlgorithmName, algorithmNames, algorithms } from "./algorithms.ts";
import { readTableSettings, writeTableSettings } from "./tableSettings.ts";

/** What a figure searches and how: everything that a link must hold to show the same run again. */
export interface Setup {
  /** An abstract tree as text; or else a game and a position of it as text. */
  readonly tree?: string | undefined;
  readonly game?: string | undefined;
  readonly position?: string | undefined;
  /** Score a win in n plies higher than one in n + 1. */
  readonly preferSooner?: boolean | undefined;
  /** Of gomoku's points, how many are looked at; as many as figures look at by default. */
  readonly width?: number | undefined;
  readonly algorithm: AlgorithmName;
  readonly depth?: number | undefined;
  readonly window?: readonly [number, number] | undefined;
  /** The transposition table, for searches that keep one. */
  readonly table?: TableSettings | undefined;
  /** What puts moves in order, for searches that let it; all there is by default. */
  readonly parts?: readonly OrderingPartName[] | undefined;
}

/** A setup and the step it is shown at. */
export interface View {
  readonly setup: Setup;
  readonly step: number;
}

/** Whether two setups lead to the same run. */
export const sameSetup = (one: Setup, other: Setup): boolean =>
  writeView({ setup: one, step: 0 }).toString() === writeView({ setup: other, step: 0 }).toString();

/** A map, since a plain object would also know "constructor". */
const infinities = new Map([
  ["inf", Infinity],
  ["-inf", -Infinity],
]);

/** The view as parameters of a link; `readView` is its inverse. */
export function writeView({ setup, step }: View): URLSearchParams {
  const parameters = new URLSearchParams();
  const { tree, game, position, preferSooner, width, algorithm, depth, window, parts } = setup;
  if (tree !== undefined) parameters.set("tree", tree);
  if (game !== undefined) parameters.set("game", game);
  if (position !== undefined) parameters.set("position", position);
  if (preferSooner) parameters.set("sooner", "yes");
  if (width !== undefined) parameters.set("width", String(width));
  parameters.set("algorithm", algorithm);
  if (depth !== undefined && depth !== Infinity) parameters.set("depth", String(depth));
  if (window)
    parameters.set("window", window.map((bound) => String(bound).replace("Infinity", "inf")).join(","));
  const table = setup.table && writeTableSettings(setup.table);
  if (table !== undefined) parameters.set("table", table);
  if (parts) parameters.set("parts", parts.length === 0 ? "none" : parts.join(","));
  parameters.set("step", String(step));
  return parameters;
}

/** The view that a link's parameters describe. Throws an error that says which of them is wrong. */
export function readView(parameters: URLSearchParams): View {
  const tree = parameters.get("tree") ?? undefined;
  const game = parameters.get("game") ?? undefined;
  if ((tree === undefined) === (game === undefined))
    throw new Error("it names neither a tree nor a game, or both");
  if (game !== undefined && !Object.hasOwn(gameTitles, game)) throw new Error(sayNoGame(game));
  const setup: Setup = {
    tree,
    game,
    position: parameters.get("position") ?? undefined,
    preferSooner: readSwitch(parameters, "sooner") || undefined,
    width: game === "gomoku" ? readWidth(parameters.get("width")) : undefined,
    algorithm: readAlgorithm(parameters.get("algorithm")),
    depth: readWhole(parameters.get("depth"), "depth"),
    window: readWindow(parameters.get("window")),
    table: readIfThere(parameters.get("table"), readTableSettings),
    parts: readIfThere(parameters.get("parts"), readParts),
  };
  return { setup, step: readWhole(parameters.get("step"), "step") ?? 0 };
}

/** Whoever types a link by hand names a tree, and means the search of this notebook's title figure. */
function readAlgorithm(text: string | null): AlgorithmName {
  if (text === null) return "alphaBeta";
  if (Object.hasOwn(algorithms, text)) return text as AlgorithmName;
  throw new Error(`there is no algorithm "${text}"; the algorithms are ${algorithmNames.join(", ")}`);
}

const readIfThere = <Value>(text: string | null, read: (text: string) => Value): Value | undefined =>
  text === null ? undefined : read(text);

function readWhole(text: string | null, what: string): number | undefined {
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`its ${what} "${text}" is no whole number`);
  return Number(text);
}

function readWidth(text: string | null): number | undefined {
  const width = readWhole(text, "width");
  if (width === undefined || (width >= 1 && width <= 225)) return width;
  throw new Error(`its width "${text}" is not from 1 to 225`);
}

function readWindow(text: string | null): [number, number] | undefined {
  if (text === null) return undefined;
  const bounds = text
    .split(",")
    .map((bound) => infinities.get(bound) ?? (bound.trim() === "" ? Number.NaN : Number(bound)));
  if (bounds.length !== 2 || !(bounds[0] < bounds[1])) {
    throw new Error(`its window "${text}" is not two numbers, the lower first, as in "3,inf"`);
  }
  return [bounds[0], bounds[1]];
}
