import { entryDepths, type OrderingPartName, replacements, type TableSettings } from "../../engine/index.ts";
import { faceOf } from "../../games/faces.ts";
import { gameTitles, sayNoGame } from "../../games/namedGame.ts";
import { after, type Field, flag, inLinks, optional, parsed, whole } from "../figure/field.ts";
import { readView, saidIn, writeView } from "../figure/view.ts";
import { readParts } from "../orderingParts/orderingParts.ts";
import { noWholeNumber } from "../view/words.ts";
import { type AlgorithmName, algorithmNames, algorithms } from "./algorithms.ts";
import * as words from "./words.ts";

/** A table's settings in a link, separated by commas: "8,depth-preferred,equal"; undefined where all are as always. */
function writeTableSettings({ size, replacement, depths }: TableSettings): string | undefined {
  const said = [
    size === undefined || size === Infinity ? undefined : String(size),
    replacement === "always" ? undefined : replacement,
    depths === "atLeast" ? undefined : depths,
  ].filter((word) => word !== undefined);
  return said.length === 0 ? undefined : said.join(",");
}

/** The settings that a link names. Throws an error that says which word of it means nothing. */
function readTableSettings(text: string): TableSettings {
  const settings: { -readonly [Name in keyof TableSettings]: TableSettings[Name] } = {};
  for (const word of text.split(",")) {
    const replacement = replacements.find((known) => known === word);
    const depths = entryDepths.find((known) => known === word);
    if (replacement !== undefined) settings.replacement = replacement;
    else if (depths !== undefined) settings.depths = depths;
    else if (/^[1-9]\d{0,5}$/.test(word)) settings.size = Number(word);
    else throw new Error(words.noTable(text, word, [...replacements, ...entryDepths]));
  }
  return settings;
}

/** What a figure searches and how: everything that a link must hold to show the same run again. */
export interface Setup {
  /** An abstract tree as text; or else a game and a position of it as text. */
  readonly tree?: string | undefined;
  readonly game?: string | undefined;
  readonly position?: string | undefined;
  /** Score a win in n plies higher than one in n + 1. */
  readonly sooner?: boolean | undefined;
  /** Of a game of many moves, how many are looked at; as many as figures look at by default. */
  readonly width?: number | undefined;
  readonly algorithm: AlgorithmName;
  readonly depth?: number | undefined;
  readonly window?: readonly [number, number] | undefined;
  /** The transposition table, for searches that keep one. */
  readonly table?: TableSettings | undefined;
  /** What puts moves in order, for searches that let it; all there is by default. */
  readonly parts?: readonly OrderingPartName[] | undefined;
}

/** A value that a page may say as it is, and that a link says as text; nothing where it is as always. */
const valued = <Value>(
  read: (text: string) => Value,
  write: (value: Value) => string | undefined,
): Field<Value | undefined> => ({
  read: (said) => (typeof said === "object" ? (said as Value) : read(String(said))),
  write: (value) => (value === undefined ? undefined : write(value)),
  usual: () => undefined,
});

const nothing: Field<undefined> = { read: () => undefined, write: () => undefined, usual: () => undefined };
const digits = (said: string, name: string): number => {
  if (/^\d{1,9}$/.test(said)) return Number(said);
  throw new Error(noWholeNumber(name, said));
};

/**
 * A setup, value by value, by the names that links, pages and phrases give them: for every figure that shows a search of
 * a tree or of a position. What somebody types by hand is a tree, and means the search of this notebook's title figure.
 */
export const setupFields = {
  tree: subject((said) => said),
  game: subject(readGame),
  position: after(["game"], () => optional(parsed((said) => said, ""))),
  sooner: after(["tree"], () => optional(flag())),
  width: after(["game"], ({ game }: { game?: string }) => {
    const most = faceOf(game)?.width?.most;
    return most === undefined ? nothing : optional(whole(1, most, most));
  }),
  algorithm: parsed(readAlgorithm, "alphaBeta"),
  depth: valued(
    (text) => (text === "Infinity" ? undefined : digits(text, "depth")),
    (depth) => (depth === Infinity ? undefined : String(depth)),
  ),
  window: valued<readonly [number, number]>(readWindow, (window) =>
    window.map((bound) => String(bound).replace("Infinity", "inf")).join(","),
  ),
  table: valued(readTableSettings, writeTableSettings),
  parts: valued<readonly OrderingPartName[]>(readParts, (parts) =>
    parts.length === 0 ? "none" : parts.join(","),
  ),
};

/** The step that it is shown at: pages name it in the figure's language of steps, links count it. */
export const stepField = inLinks(
  "step",
  parsed((said) => (/^\d{1,9}$/.test(said) ? String(Number(said)) : said), "0"),
);

/** A setup is of a tree, or else of a game. */
export const setupAlternatives = [["tree"], ["game"]] as const;

/** A setup and the step it is shown at. */
export interface SetupAt {
  readonly setup: Setup;
  readonly step: number;
}
const fields = { ...setupFields, step: parsed(digits, 0) };

/** The setup that a page says; alpha-beta by default. Throws an Error where it names neither a tree nor a game. */
export const setupOf = (said: object): Setup =>
  setupIn(readView(setupFields, { ...said }, setupAlternatives));

/** The setup among what a figure shows, without all else. */
export const setupIn = (view: Setup): Setup =>
  Object.fromEntries(
    Object.keys(setupFields)
      .filter((name) => view[name as keyof Setup] !== undefined)
      .map((name) => [name, view[name as keyof Setup]]),
  ) as unknown as Setup;

/** Whether two setups lead to the same run. */
export const sameSetup = (one: Setup, other: Setup): boolean =>
  writeSetup({ setup: one, step: 0 }).toString() === writeSetup({ setup: other, step: 0 }).toString();

/** Whether two setups search what the same text says, by whatever search. */
export const sameText = (one: Setup, other: Setup): boolean =>
  one.tree === other.tree && one.game === other.game && one.position === other.position;

/** The parameters of a link; `readSetup` is its inverse. */
export const writeSetup = ({ setup, step }: SetupAt): URLSearchParams =>
  writeView(fields, { ...setup, step } as Parameters<typeof writeView<typeof fields>>[1]);

/** The setup and step that a link's parameters describe. Throws an Error that says which of them is wrong. */
export function readSetup(parameters: URLSearchParams): SetupAt {
  const view = readView(fields, saidIn(fields, parameters), setupAlternatives);
  return { setup: setupIn(view), step: view.step };
}

/** What is searched: where it is of the other kind, there is none. */
function subject(read: (said: string) => string): Field<string | undefined> {
  return {
    ...optional(parsed(read, "")),
    usual() {
      throw new Error(words.neither);
    },
  };
}

function readGame(text: string): string {
  if (Object.hasOwn(gameTitles, text)) return text;
  throw new Error(sayNoGame(text));
}

function readAlgorithm(text: string): AlgorithmName {
  if (Object.hasOwn(algorithms, text)) return text as AlgorithmName;
  throw new Error(words.noAlgorithm(text, algorithmNames));
}

/** A map, since a plain object would also know "constructor". */
const infinities = new Map([
  ["inf", Infinity],
  ["-inf", -Infinity],
]);

function readWindow(text: string): [number, number] {
  const bounds = text
    .split(",")
    .map((bound) => infinities.get(bound) ?? (bound.trim() === "" ? Number.NaN : Number(bound)));
  if (bounds.length !== 2 || !(bounds[0] < bounds[1])) {
    throw new Error(words.noWindow(text));
  }
  return [bounds[0], bounds[1]];
}

/** MAX may take 4, or a coin before MIN chooses, or a die: which star1 leaves early, and star2 earlier. */
export const textbookChanceTree = "[4,{1/2:[2,8],1/2:[5,7]},{1/6:[9,1],1/3:[3,6],1/2:[0,4]}]";

/** The tree of most textbooks. */
export const textbookTree = "[[3,12,8],[2,4,6],[14,5,2]]";

/** What the figures of depth-first searches search where nobody says it. */
export const openings = {
  stepper: { tree: textbookTree, algorithm: "alphaBeta" },
  lockstep: { tree: textbookTree, algorithm: "minimax", against: "alphaBeta" },
} as const;
