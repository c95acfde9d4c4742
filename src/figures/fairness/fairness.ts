import { formatCount, formatPercent, formatValue } from "../../drawing/formatValue.ts";
import type { Fairness } from "../../engine/index.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, flag, oneOf, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { measureNow } from "./measureNow.ts";
import * as words from "./words.ts";

export const gameNames = ["rows", "pig", "race"] as const;
export type GameName = (typeof gameNames)[number];

/** Whom a full board without a row counts for. */
export const fullBoards = ["draw", "second", "first"] as const;

/** A board has as many cells at most, as the engine's has. */
const mostCells = 26;
/** How many rows there may be beside so many columns. */
export const mostRows = (columns: number): number => Math.min(9, Math.floor(mostCells / columns));

/** The rules that are numbers and go by no other: the least and the greatest, and what is usual. */
export const ranges = {
  columns: [1, 9, 3],
  inARow: [1, 9, 3],
  goal: [2, 100, 100],
  sides: [2, 12, 6],
  length: [2, 9, 4],
  faces: [2, 6, 3],
} as const;

/** A rule of one game: with another it is as usual, and no link says it. */
const only = <Value>(isMeant: boolean, field: Field<Value>): Field<Value> =>
  isMeant ? field : { ...field, read: field.usual, write: () => undefined };
type Game = { readonly game: GameName };
const ruleOf = <Value>(name: GameName, field: Field<Value>) =>
  after(["game"], ({ game }: Game) => only(game === name, field));

const fields = {
  game: oneOf(gameNames, "rows"),
  /** Of rows: the board, how many make a row, whether stones fall, and what a row and a full board mean. */
  columns: ruleOf("rows", whole(...ranges.columns)),
  rows: after(["game", "columns"], ({ game, columns }: Game & { columns: number }) =>
    only(game === "rows", whole(1, mostRows(columns), Math.min(3, mostRows(columns)))),
  ),
  inARow: ruleOf("rows", whole(...ranges.inARow)),
  drop: ruleOf("rows", flag()),
  misere: ruleOf("rows", flag()),
  fullBoard: ruleOf("rows", oneOf(fullBoards, "draw")),
  pie: ruleOf("rows", flag()),
  /** Of Pig: points to win, faces of the die, and points that MIN has from the start. */
  goal: ruleOf("pig", whole(...ranges.goal)),
  sides: ruleOf("pig", whole(...ranges.sides)),
  bonus: after(["game", "goal"], ({ game, goal }: Game & { goal: number }) =>
    only(game === "pig", whole(0, goal - 1, 0)),
  ),
  /** Of the race: steps of the track, faces of the die, and the step that one of MIN's men starts from. */
  length: ruleOf("race", whole(...ranges.length)),
  faces: ruleOf("race", whole(...ranges.faces)),
  headStart: after(["game", "length"], ({ game, length }: Game & { length: number }) =>
    only(game === "race", whole(0, length - 1, 0)),
  ),
  begins: oneOf(["max", "min"], "max"),
  /** Games to be played, a number that stands before the first. */
  games: whole(10, 1000, 100),
  seed: whole(1, 999_999_999, 1),
};
export type FairnessFields = typeof fields;
export type FairnessView = ViewOf<FairnessFields>;
/** The rules that are numbers. */
export type NumberRule = {
  [Name in keyof FairnessView]: FairnessView[Name] extends number ? Name : never;
}[keyof FairnessView];

/** Whether a game is fair under changed rules: whom it favours, how long it gets, and how hard its choices are. */
export const fairness = defineFigure({
  name: "fairness",
  fields,
  opening: { columns: 4 },
  facts: (view) => (measureNow ? fairnessFacts(measureNow(view)) : {}),
  drawings: {
    lengths: [words.drawings.lengths, ".lengths svg"],
    verdict: [words.drawings.verdict, ".verdict table"],
  },
  component: () => import("./FairnessFigure.svelte"),
});

/** A share from 0 to 1 in percent, as exactly as it is known: a value of a game with dice to two places. */
export const writePercent = (share: number): string => formatValue(Number((100 * share).toFixed(2)));

/** What MAX may expect of the points, from 0 to 1, by a value from −1 to 1. */
export const shareOf = (value: number): number => (value + 1) / 2;

export const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/**
 * What a figure of fairness says of itself: the exact "value" to MAX, and the same as a share of the points in percent
 * ("winning"), both "–" where it is not known; the side that is "favoured" (MAX, MIN or neither); the "score" of MAX in the games
 * that were played, in percent, with the ends of its interval ("scoreLow", "scoreHigh"); how many moves they took on the
 * average ("length"), at least and at most ("shortest", "longest"); to how many moves a turn had the choice ("choices"), how many
 * percent of them kept the value ("keeping") and at how many percent of the turns but one did ("onlyMoves").
 */
export function fairnessFacts({
  value,
  favoured,
  score,
  lengths,
  choices,
  keeping,
  onlyMoves,
}: Fairness): Facts {
  const known = (number: number | undefined, write: (number: number) => string) =>
    number === undefined ? "–" : write(number);
  return {
    value: known(value, formatValue),
    winning: known(value, (value) => writePercent(shareOf(value))),
    favoured: words.sideName(favoured),
    score: known(score?.share, formatPercent),
    scoreLow: known(score?.low, formatPercent),
    scoreHigh: known(score?.high, formatPercent),
    length: lengths.length === 0 ? "–" : meanOf(lengths).toFixed(1),
    shortest: lengths.length === 0 ? "–" : formatCount(Math.min(...lengths)),
    longest: lengths.length === 0 ? "–" : formatCount(Math.max(...lengths)),
    choices: choices.toFixed(1),
    keeping: known(keeping, formatPercent),
    onlyMoves: known(onlyMoves, formatPercent),
  };
}
