import { type Reading, turnNames, type WholeTree } from "../../trace/wholeTree/index.ts";
import { type Colouring, classColours } from "./askedTree.ts";

/** Shades to either side of 0 by which values are told apart: the last is a game that is won. */
const shades = 16;
const visitColours = 64;

const mix = (one: string, share: number, other: string): string =>
  ["color-mix(in", "oklab,", one, `${Math.round(share)}%,`, `${other})`].join(" ");

const neutral = mix("var(--unread)", 38, "var(--panel)");

/** Whoever wins is as dark as can be; estimates are the paler the nearer they are to nothing. */
function valueColours(max: string, min: string, even: string): string[] {
  return Array.from({ length: 2 * shades + 1 }, (_, index) => {
    const shade = Math.abs(index - shades);
    const side = index > shades ? max : min;
    return shade === 0 ? even : shade === shades ? side : mix(side, 12 + (60 * shade) / shades, even);
  });
}

/** Through several colours, one after the other. */
function ramp(through: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const at = (index / (count - 1)) * (through.length - 1);
    const from = Math.min(Math.floor(at), through.length - 2);
    return mix(through[from + 1], 100 * (at - from), through[from]);
  });
}

const hues = ["--max", "--min", "--best", "--owner", "--now-strong", "--cut"].map((hue) => `var(${hue})`);
const tints = [100, 72, 48, 86, 60, 36];

const ours: Readonly<Record<Colouring, readonly string[]>> = {
  value: valueColours("var(--max)", "var(--min)", neutral),
  visit: ramp(["var(--now-strong)", "var(--best)", "var(--max)", "var(--owner)"], visitColours),
  reader: ["var(--now-strong)", "var(--best)", "var(--max)", "var(--owner)", "var(--hatch)"],
  class: Array.from({ length: classColours }, (_, index) =>
    mix(hues[index % hues.length], tints[Math.floor(index / hues.length)], "var(--panel)"),
  ),
  turn: ["var(--max)", "var(--min)", "var(--soft)", "var(--ink)"],
};

/** In a reader's own few colours. */
const forced: Readonly<Record<Colouring, readonly string[]>> = {
  value: valueColours("canvastext", "highlight", mix("graytext", 50, "canvas")),
  visit: ramp(["highlight", "canvastext"], visitColours),
  reader: ["canvastext", "highlight", "linktext", "graytext", mix("graytext", 40, "canvas")],
  class: Array.from({ length: classColours }, (_, index) =>
    mix(["canvastext", "highlight", "linktext"][index % 3], 100 - 6 * Math.floor(index / 3), "canvas"),
  ),
  turn: ["canvastext", "highlight", "graytext", "linktext"],
};

/** The colours of a colouring, as style sheets say them. */
export const coloursOf = (colouring: Colouring, isForced = false): readonly string[] =>
  (isForced ? forced : ours)[colouring];

/** Of the values: whoever wins, a draw, and what is estimated to be between. */
export const valueMark = (value: number, widest: number): number => {
  if (value === 0 || Math.abs(value) >= 1) return shades + shades * Math.sign(value);
  const share = Math.sqrt(Math.abs(value) / widest);
  return shades + Math.sign(value) * Math.max(1, Math.round(share * (shades - 1)));
};

/** The greatest estimate of either side; 1 where there is none. */
export function widestEstimate({ columns }: WholeTree<unknown>): number {
  let widest = 0;
  // Every value of the list is some node's.
  for (const value of columns.valueList ?? columns.values) {
    const size = Math.abs(value);
    if (size < 1 && size > widest) widest = size;
  }
  return widest || 1;
}

/** Indexed by node: which colour of the colouring it has. In a large tree, where few values differ, by value and not by node. */
export function marksByValue(tree: WholeTree<unknown>): Uint8Array {
  const scale = valueScale(tree);
  if (scale !== undefined) return marksOnScale(tree, scale);
  const widest = tree.hasFractions ? widestEstimate(tree) : 1;
  const { values, valueList } = tree.columns;
  const marks = new Uint8Array(tree.size);
  if (valueList !== undefined) {
    const listed = Uint8Array.from(valueList, (value) => valueMark(value, widest));
    for (let node = 0; node < marks.length; node++) marks[node] = listed[values[node]];
  } else if (values instanceof Int8Array) {
    const listed = new Uint8Array(256);
    for (let value = -128; value < 128; value++) listed[value + 128] = valueMark(value, widest);
    for (let node = 0; node < marks.length; node++) marks[node] = listed[values[node] + 128];
  } else for (let node = 0; node < marks.length; node++) marks[node] = valueMark(values[node], widest);
  return marks;
}

/** The least and the greatest value where chance draws and some are beyond −1 and 1: no game that is won or lost. */
export function valueScale({
  columns,
}: WholeTree<unknown>): readonly [least: number, most: number] | undefined {
  if (columns.turns === undefined) return undefined;
  let [least, most] = [Infinity, -Infinity];
  for (const value of columns.valueList ?? columns.values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least < -1 || most > 1 ? [least, most] : undefined;
}

/** Whose turn it is, MAX's, MIN's or chance's; and leaves. */
export function marksByTurn(tree: WholeTree<unknown>): Uint8Array {
  const marks = new Uint8Array(tree.size);
  for (let node = 0; node < marks.length; node++)
    marks[node] = tree.isLeaf(node) ? turnNames.length : turnNames.indexOf(tree.turn(node));
  return marks;
}

export function marksByVisit(reading: Reading): Uint8Array {
  const { tree, steps } = reading;
  const marks = new Uint8Array(tree.size);
  const scale = visitColours / (steps + 1);
  // The last step stays below the number of colours, and what is kept of a mark is its whole part.
  for (let node = 0; node < tree.size; node++) marks[node] = scale * reading.entered(node);
  return marks;
}

/** From the least value in MIN's colour to the greatest in MAX's. */
function marksOnScale(tree: WholeTree<unknown>, [least, most]: readonly [number, number]): Uint8Array {
  const marks = new Uint8Array(tree.size);
  for (let node = 0; node < marks.length; node++)
    marks[node] =
      most > least ? Math.round((2 * shades * (tree.value(node) - least)) / (most - least)) : shades;
  return marks;
}

/** The colours of a key: of both ends and what is between, or one for each thing that it names. */
export function keyColours(colouring: Colouring, isForced = false): readonly string[] {
  const colours = coloursOf(colouring, isForced);
  return colouring === "value" ? [0, shades, 2 * shades].map((index) => colours[index]) : colours;
}
