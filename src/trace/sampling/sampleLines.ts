import { demandText } from "../../engine/demand.ts";
import {
  atLine,
  type Fields,
  plainJson,
  readItem,
  readItems,
  readNumber,
  readObject,
  readOneOf,
  readWhole,
} from "../core/jsonFields.ts";
import {
  type SampleKind,
  SampleRecorder,
  type SampleRecording,
  SampleTrace,
  sampleKinds,
} from "./sampleTrace.ts";

/**
 * A recorded search by sampling as JSON lines: a header `{"plyground":"samples","version":1}`, then one object an event:
 * `{"event":"select","move":0,"exploit":0.5,"explore":"inf"}`, `{"event":"draw","move":1}`, `{"event":"expand","move":3}`,
 * `{"event":"rollout","moves":[1,2],"value":-1}`, `{"event":"backup","visits":1,"mean":0.5}`. What is no number is "nan",
 * infinities are "inf" and "-inf", a move that is a bigint is `{"bigint":"12"}`. `readSampleLines` is its inverse.
 */
export function writeSampleLines(recording: SampleRecording<unknown>): string {
  const trace = new SampleTrace(recording);
  const lines = [JSON.stringify({ plyground: "samples", version: 1 })];
  for (let step = 1; step <= trace.length; step++) lines.push(JSON.stringify(told(trace, step), plainJson));
  return `${lines.join("\n")}\n`;
}

function told(trace: SampleTrace<unknown>, step: number): object {
  const event = trace.event(step);
  const move = trace.moves[event.node];
  switch (event.phase) {
    case "select":
      return { event: "select", move, exploit: event.exploit, explore: event.explore };
    case "draw":
    case "expand":
      return { event: event.phase, move };
    case "rollout":
      return { event: "rollout", moves: event.moves, value: event.outcome };
    case "backup":
      return { event: "backup", visits: event.visits, mean: event.mean };
  }
}

/**
 * The recording that `writeSampleLines` wrote. Throws a SyntaxError that names the line, counted from 1, and says what was
 * expected there.
 */
export function readSampleLines<Move>(text: string): SampleRecording<Move> {
  demandText("A sampled trace", text);
  const [header, ...lines] = text.trimEnd().split("\n");
  atLine(1, () => readHeader(header));
  const recorder = new SampleRecorder<Move>();
  const known = new Map<string, unknown>();
  /** A search hands out the same object for the same move, and so the recorder knows it again. */
  const same = (move: unknown): Move => {
    const name = JSON.stringify(move, (_, value) => (typeof value === "bigint" ? `${value}n` : value));
    if (!known.has(name)) known.set(name, move);
    return known.get(name) as Move;
  };
  for (const [index, line] of lines.entries()) {
    atLine(index + 2, () => {
      const fields = readObject(line);
      tell[readOneOf(fields, "event", sampleKinds)](recorder as SampleRecorder<unknown>, fields, same);
    });
  }
  return recorder.recording();
}

function readHeader(line: string): void {
  const { plyground, version } = readObject(line);
  if (plyground !== "samples" || version !== 1)
    throw new SyntaxError('expected the header of a sampled trace, {"plyground":"samples","version":1}');
}

/** A mean of nothing is no number. */
const readMean = (fields: Fields, name: string) =>
  fields[name] === "nan" ? Number.NaN : readNumber(fields, name);

/** The move of an event that goes down to a child. */
function knownMove(
  recorder: SampleRecorder<unknown>,
  fields: Fields,
  same: (move: unknown) => unknown,
): unknown {
  const move = same(readItem(fields, "move"));
  if (recorder.hasChild(move)) return move;
  throw new SyntaxError(`"${String(fields.event)}" needs a child that an "expand" has added here`);
}

type Tell = (recorder: SampleRecorder<unknown>, fields: Fields, same: (move: unknown) => unknown) => void;

/** How each event is told again. */
const tell: Record<SampleKind, Tell> = {
  select(recorder, fields, same) {
    const move = knownMove(recorder, fields, same);
    recorder.select(move, { exploit: readMean(fields, "exploit"), explore: readMean(fields, "explore") });
  },

  draw: (recorder, fields, same) => recorder.draw(knownMove(recorder, fields, same)),

  expand(recorder, fields, same) {
    const move = same(readItem(fields, "move"));
    if (recorder.hasChild(move)) throw new SyntaxError('"expand" needs a move that has no child yet');
    recorder.expand(move);
  },

  rollout(recorder, fields, same) {
    const none = Array.isArray(fields.moves) && fields.moves.length === 0;
    recorder.rollout(none ? [] : readItems(fields, "moves").map(same), readNumber(fields, "value"));
  },

  backup: (recorder, fields) => recorder.backup(readWhole(fields, "visits", 0), readMean(fields, "mean")),
};
