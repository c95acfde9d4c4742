import { formatCount } from "../../drawing/formatValue.ts";
import type { Fairness, Side } from "../../engine/index.ts";
import { countWords } from "../../kit/narration/words.ts";
import type { FairnessView, fullBoards, GameName } from "./fairness.ts";

export const label = "whether a game is fair under rules that you change";
export const drawings = { lengths: "how long games get", verdict: "whom the game favours" } as const;

export const game = "Game";
export const gameTitles: Readonly<Record<GameName, string>> = {
  rows: "Stones in a row",
  pig: "Pig",
  race: "A race with a die",
};
/** The side that is favoured, or none. */
export const sideName = (side: Side | undefined): string =>
  side === undefined ? "neither" : side === "max" ? "MAX" : "MIN";
export const begins = "Begins";
export const games = "games";
export const gamesLabel = "Games to play";
export const rules = "Rules";

export const columns = "Columns";
export const rows = "Rows";
export const inARow = "In a row";
export const drop = "stones fall";
export const misere = "the row loses";
export const pie = "pie rule";
export const fullBoard = "A full board";
export const fullBoardTitles: Readonly<Record<(typeof fullBoards)[number], string>> = {
  draw: "is a draw",
  second: "is won by the second",
  first: "is won by the first",
};
export const goal = "Game to";
export const sides = "Faces of the die";
export const bonus = "MIN starts with";
export const length = "Steps of the track";
export const headStart = "A man of MIN’s starts at";

export const measure = "Measure";
export const playOthers = "Play other games";
export const theMeasuring = "The measuring";
export const brokeOff = (problem: string): string =>
  `This broke off: ${problem}. Press “${measure}” to try again, or make the board smaller.`;
export const solving = (nodes: number): string => `Searching to the end: ${countWords(nodes, "node")}`;
export const playing = (games: number, all: number): string =>
  `${formatCount(games)} of ${formatCount(all)} games`;
export const cancelled = `Cancelled: press “${measure}” to begin again`;
export const notYet = "Not measured yet";
export const measured = (games: number): string => `${countWords(games, "game")} played`;

export const verdict = "Whom the game favours";
/** At the ends and in the middle of the line, and what stands at it. */
export const scale = { min: "MIN wins", even: "even", max: "MAX wins" } as const;
export const exact = "Exact value";
export const played = (perfect: boolean): string => (perfect ? "Perfect players" : "Equal searches");
export const unknownValue = (nodes: number): string => `unknown after ${countWords(nodes, "node")}`;
/** An exact value: of a game without dice who wins, of one with dice what MAX may expect. */
export const valueWords = (value: number, percent: string): string =>
  value === 1 ? "MAX wins" : value === -1 ? "MIN wins" : value === 0 ? "a draw" : `${percent} % for MAX`;
export const counts = ({ wins, draws, losses }: Fairness["games"]): string =>
  `${formatCount(wins)} won by MAX, ${formatCount(draws)} drawn, ${formatCount(losses)} won by MIN`;
export const scoreWords = (share: string, low: string, high: string): string =>
  `${share} % (${low} to ${high})`;

export const lengths = "How long games get";
export const lengthsLabel = (shortest: number, longest: number, mean: string): string =>
  `${lengths}: ${shortest} to ${countWords(longest, "move")}, ${mean} on the average`;
export const movesAxis = "moves of both sides";
export const gamesAxis = "games";
export const bar = (from: number, to: number, count: number): string =>
  `${from === to ? countWords(from, "move") : `${from} to ${to} moves`}: ${countWords(count, "game")}`;

export const choice = "How hard the choice is";
export const choices = "Moves to choose from at a turn";
export const keeping = "Of them, as good as the best";
export const onlyMoves = "Turns with but one such move";
export const unknown = "not known";

/** Whom it favours, by what is known; marked. */
export function sayFairness(
  { value, favoured, score, lengths }: Fairness,
  view: FairnessView,
  {
    winning,
    share,
    low,
    high,
    nodes,
  }: Readonly<Record<"winning" | "share" | "low" | "high", string>> & { nodes: number },
): string {
  const begins = sideName(view.begins);
  if (value !== undefined) {
    if (favoured === undefined)
      return `*Fair*: where both play their best, ${view.game === "rows" ? "nobody wins" : "both win as often"}. That is exact.`;
    const who = `*${sideName(favoured)}* ${favoured === view.begins ? "begins, and is favoured" : `is favoured, although ${begins} begins`}`;
    return Math.abs(value) === 1
      ? `${who}: it wins, whatever the other does. That is exact.`
      : `${who}: where both play their best, MAX may expect *${winning} %* of the points. That is exact.`;
  }
  const unsolved = `${countWords(nodes, "node")} do not solve this game.`;
  if (score === undefined) return unsolved;
  const played = `${unsolved} In ${countWords(lengths.length, "game")} between equal searches MAX has *${share} %* of the points, and with 95 % confidence ${low} to ${high}.`;
  return favoured === undefined
    ? `${played} Half lies in that interval: these games do *not tell* whom it favours.`
    : `${played} Half lies outside: they favour *${sideName(favoured)}*.`;
}
export const underWay = "Under way: what is drawn is from the rules before.";
export const nothing = `Press “${measure}” to see whom these rules favour.`;
