import { demandText } from "../../engine/demand.ts";
import { type Side, sides } from "../../engine/game.ts";
import { bounds, orderingPartNames, probeResults, valueSources } from "../../engine/observer.ts";
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
  readWords,
} from "../core/jsonFields.ts";
import { type EventKind, eventKinds } from "./eventCode.ts";
import { Log } from "./log.ts";
import { readEvent } from "./readEvent.ts";
import { Recorder, type RecorderOptions } from "./recorder.ts";
import type { Key, Recording } from "./recording.ts";

/**
 * A recording as JSON lines: a header `{"plyground":"trace","version":1,"root":"max"}`, then one object an event,
 * such as `{"event":"enter","move":0,"depth":1,"alpha":"-inf","beta":3}`; the root's enter has no move.
 * Infinities are the texts "inf" and "-inf"; a move or key that is a bigint is `{"bigint":"12"}`.
 * `readJsonLines` is its inverse.
 */
export function writeJsonLines(recording: Recording<unknown>): string {
  const log = new Log(recording);
  const lines = [JSON.stringify({ plyground: "trace", version: recording.version, root: recording.root })];
  for (let event = 1; event <= log.length; event++) {
    const { kind, ...rest } = readEvent(log, event);
    lines.push(JSON.stringify({ event: kind, ...rest }, plainJson));
  }
  return `${lines.join("\n")}\n`;
}

/**
 * The recording that `writeJsonLines` wrote. Throws a SyntaxError that names the line, counted from 1, and says what
 * was expected there. The limit is the recorder's.
 */
export function readJsonLines<Move>(text: string, options?: RecorderOptions): Recording<Move> {
  demandText("A trace", text);
  const [header, ...lines] = text.trimEnd().split("\n");
  const root = atLine(1, () => readHeader(header));
  const recorder = new Recorder<Move>(options);
  let open = 0;
  for (const [index, line] of lines.entries()) {
    atLine(index + 2, () => {
      const fields = readObject(line);
      const kind = readOneOf(fields, "event", eventKinds);
      refuseMisplaced(kind, fields, open);
      tellFields(recorder as Recorder<unknown>, kind, fields);
      open = kind === "iteration" ? 0 : open + Number(kind === "enter") - Number(kind === "leave");
    });
  }
  return recorder.recording(root);
}

const readHeader = (line: string): Side => rootSide(readObject(line));

/** The side to move at the root, out of the fields of a trace's header. */
export function rootSide(fields: Fields): Side {
  if (fields.plyground === "trace" && fields.version === 1) return readOneOf(fields, "root", sides);
  throw new SyntaxError(
    'expected the header of a trace, {"plyground":"trace","version":1,"root":"max"} or "min"',
  );
}

/** A trace could make no sense of these: enter and leave nest, and the root alone is reached by no move. */
function refuseMisplaced(kind: EventKind, { move }: Fields, open: number): void {
  if (kind === "enter" && open === 0 && move !== undefined)
    throw new SyntaxError('expected no "move": this enters the root');
  if (kind === "enter" && open > 0 && move === undefined)
    throw new SyntaxError('expected "move": only the root has none');
  if (open === 0 && (kind === "leave" || kind === "improve" || kind === "cutoff")) {
    throw new SyntaxError(`"${kind}" needs a node that is entered and not yet left, but there is none`);
  }
}

/** Plies left: a whole number, or no limit. */
function readDepth(fields: Fields): number {
  return fields.depth === "inf" ? Infinity : readWhole(fields, "depth", 0);
}

/** Tells a recorder the event that the fields of a line hold. Throws a SyntaxError that says what was expected. */
export const tellFields = (recorder: Recorder<unknown>, kind: EventKind, fields: Fields): void =>
  tell[kind](recorder, fields);

/** How an event of each kind is told again. */
const tell: Record<EventKind, (recorder: Recorder<unknown>, fields: Fields) => void> = {
  enter(recorder, fields) {
    const move = fields.move === undefined ? undefined : readItem(fields, "move");
    const [alpha, beta] = ["alpha", "beta"].map((name) => readNumber(fields, name));
    recorder.enter(move, readDepth(fields), alpha, beta);
  },

  improve: (recorder, fields) => recorder.improve(readItem(fields, "move"), readNumber(fields, "value")),

  cutoff: (recorder, fields) => recorder.cutoff(readItems(fields, "skipped")),

  leave: (recorder, fields) =>
    recorder.leave(readNumber(fields, "value"), readOneOf(fields, "from", valueSources)),

  probe(recorder, fields) {
    const value = fields.value === undefined ? undefined : readNumber(fields, "value");
    const bound = fields.bound === undefined ? undefined : readOneOf(fields, "bound", bounds);
    recorder.probe(readItem(fields, "key") as Key, readOneOf(fields, "result", probeResults), value, bound);
  },

  store(recorder, fields) {
    const bound = readOneOf(fields, "bound", bounds);
    recorder.store(readItem(fields, "key") as Key, readNumber(fields, "value"), bound, readDepth(fields));
  },

  research: (recorder, fields) => recorder.research(readNumber(fields, "alpha"), readNumber(fields, "beta")),

  iteration: (recorder, fields) => recorder.iteration(readDepth(fields)),

  order(recorder, fields) {
    const moves = readItems(fields, "moves");
    const placedBy = readWords(fields, "placedBy", orderingPartNames);
    if (moves.length !== placedBy.length)
      throw new SyntaxError(
        `expected as many "placedBy" as "moves", but found ${placedBy.length} for ${moves.length}`,
      );
    recorder.order(moves, placedBy);
  },
};
