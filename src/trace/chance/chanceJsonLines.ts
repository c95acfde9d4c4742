import { demandText } from "../../engine/demand.ts";
import { sides } from "../../engine/game.ts";
import {
  atLine,
  type Fields,
  plainJson,
  readItems,
  readNumber,
  readObject,
  readOneOf,
  readWhole,
  readWords,
} from "../core/jsonFields.ts";
import { readJsonLines, writeJsonLines } from "../depthFirst/jsonLines.ts";
import type { RecorderOptions } from "../depthFirst/recorder.ts";
import { Trace } from "../depthFirst/trace.ts";
import { ChanceTrace } from "./chanceTrace.ts";
import { type Draws, turns } from "./draws.ts";
import * as words from "./words.ts";

/** What a header is called by: a reader that knows no chance refuses it. */
const called = "chanceTrace";

/**
 * A trace as JSON lines: those of `writeJsonLines`, and in the header what is known of each node, in order of first mention:
 * `{"plyground":"chanceTrace","version":1,"root":"max","turns":["max","chance"],"sides":["max","min"],"chances":[1,1],`
 * `"places":[0,0],"whole":[1,1],"bounds":["-inf","inf"]}`. `readChanceJsonLines` is its inverse.
 */
export function writeChanceJsonLines({ recording, draws }: ChanceTrace<unknown>): string {
  const [, ...events] = writeJsonLines(recording).split("\n");
  const header = {
    plyground: called,
    version: recording.version,
    root: recording.root,
    turns: Array.from(draws.turns, (turn) => turns[turn]),
    sides: Array.from(draws.sides, (side) => turns[side]),
    chances: [...draws.chances],
    places: [...draws.places],
    whole: [...draws.whole],
    bounds: draws.bounds,
  };
  return [JSON.stringify(header, plainJson), ...events].join("\n");
}

/**
 * The trace that `writeChanceJsonLines` wrote. Throws a SyntaxError that names the line, counted from 1, and says what was
 * expected there. The limit is the recorder's.
 */
export function readChanceJsonLines<Move>(text: string, options?: RecorderOptions): ChanceTrace<Move> {
  demandText("A trace", text);
  const [first, ...events] = text.split("\n");
  const { root, draws } = atLine(1, () => readHeader(readObject(first)));
  const plain = JSON.stringify({ plyground: "trace", version: 1, root });
  const recording = readJsonLines<Move>([plain, ...events].join("\n"), options);
  atLine(1, () => demandNodes(draws, new Trace(recording).size));
  return new ChanceTrace(recording, draws);
}

function readHeader(fields: Fields) {
  if (fields.plyground !== called || fields.version !== 1) throw new SyntaxError(words.noHeader(called));
  const numbers = (name: string) =>
    (readItems(fields, name) as number[]).map((item) => readNumber({ [name]: item }, name));
  const wholes = (name: string) =>
    readItems(fields, name).map((item) => readWhole({ [name]: item }, name, 0));
  const [least, most] = numbers("bounds");
  const draws: Draws = {
    turns: Uint8Array.from(readWords(fields, "turns", turns), (turn) => turns.indexOf(turn)),
    sides: Uint8Array.from(readWords(fields, "sides", sides), (side) => turns.indexOf(side)),
    chances: Float64Array.from(numbers("chances")),
    places: Uint32Array.from(wholes("places")),
    whole: Uint8Array.from(wholes("whole")),
    bounds: [least, most],
  };
  return { root: readOneOf(fields, "root", sides), draws };
}

function demandNodes({ bounds, ...columns }: Draws, size: number): void {
  for (const [name, column] of Object.entries(columns)) {
    if (column.length !== size) throw new SyntaxError(words.otherCount(name, size, column.length));
  }
}
