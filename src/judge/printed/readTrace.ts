import type { Tree } from "../../engine/index.ts";
import {
  atLine,
  type Fields,
  readNumber,
  readObject,
  readOneOf,
  readWhole,
} from "../../trace/core/jsonFields.ts";
import { type EventKind, eventKinds } from "../../trace/depthFirst/eventCode.ts";
import { rootSide, tellFields } from "../../trace/depthFirst/jsonLines.ts";
import { Recorder } from "../../trace/index.ts";
import { enterKey, leaveKey } from "./hearSearch.ts";
import { type Printed, type PrintedItem, pathOf } from "./printed.ts";
import { nodeAt } from "./treeNodes.ts";
import * as words from "./words.ts";

/** A line of the text with something in it, and its number from 1. */
export interface TextLine {
  readonly text: string;
  readonly line: number;
}

/**
 * Reads a trace of a search of a tree as JSON lines, of which only enter and leave are needed. What was left out is put
 * in: an unlimited depth, an open window, where a value came from, what improved a node and what was cut off it. Lines that
 * do not begin with a brace are passed over. Throws a SyntaxError that names the line and what was expected there.
 */
export function readTrace(lines: readonly TextLine[], tree: Tree): Printed {
  const [told, others] = [true, false].map((is) => lines.filter((line) => isOfTrace(line) === is));
  const parsed = told.map(({ text, line }) => ({ line, fields: atLine(line, () => readObject(text)) }));
  const [first, ...rest] = parsed;
  const hasHeader = first !== undefined && Object.hasOwn(first.fields, "plyground");
  if (hasHeader) atLine(first.line, () => demandMax(first.fields));
  const events = (hasHeader ? rest : parsed).map(({ line, fields }) => ({
    line,
    fields,
    kind: atLine(line, () => readOneOf(fields, "event", eventKinds)),
  }));
  const reader = new TraceReader(tree, new Set(events.map(({ kind }) => kind)));
  for (const { line, fields, kind } of events) atLine(line, () => reader.read(kind, fields, line));
  return {
    form: "trace",
    items: reader.items,
    value: undefined,
    recording: reader.recorder.recording("max") as Printed["recording"],
    passedOver: others.map(({ line }) => line),
  };
}

/** Whether a line is, or was meant to be, one of a trace. */
export const isOfTrace = ({ text }: TextLine): boolean => text.startsWith("{");

function demandMax(fields: Fields): void {
  if (rootSide(fields) !== "max") throw new SyntaxError(words.rootIsMax);
}

/** A node that was entered and not yet left. */
interface Open {
  readonly node: Tree;
  readonly visited: number[];
  best: number | undefined;
}

class TraceReader {
  readonly recorder = new Recorder<unknown>();
  readonly items: PrintedItem[] = [];
  readonly #tree: Tree;
  readonly #told: ReadonlySet<EventKind>;
  readonly #open: Open[] = [];
  readonly #moves: number[] = [];

  /** @param told the kinds of events that the trace tells itself: those are not put in */
  constructor(tree: Tree, told: ReadonlySet<EventKind>) {
    this.#tree = tree;
    this.#told = told;
  }

  read(kind: EventKind, fields: Fields, line: number): void {
    if (kind === "enter") this.#enter(fields, line);
    else if (kind === "leave") this.#leave(fields, line);
    else {
      if ((kind === "improve" || kind === "cutoff") && this.#open.length === 0)
        throw new SyntaxError(words.noOpenNode(kind));
      tellFields(this.recorder, kind, fields);
    }
  }

  #enter(fields: Fields, line: number): void {
    const parent = this.#open.at(-1);
    let node = this.#tree;
    if (parent) {
      const move = readWhole(fields, "move", 0);
      const child = typeof parent.node === "number" ? undefined : parent.node[move];
      if (child === undefined) throw new SyntaxError(words.noChild(this.#path, move));
      parent.visited.push(move);
      this.#moves.push(move);
      node = child;
    } else if (fields.move !== undefined && fields.move !== null) throw new SyntaxError(words.rootHasNoMove);
    const { move, ...others } = fields;
    const whole = { depth: "inf", alpha: "-inf", beta: "inf", ...others, ...(parent && { move }) };
    tellFields(this.recorder, "enter", whole);
    this.#open.push({ node, visited: [], best: undefined });
    this.items.push({ key: enterKey(this.#path), line });
  }

  #leave(fields: Fields, line: number): void {
    const left = this.#open.at(-1);
    if (left === undefined) throw new SyntaxError(words.noOpenNode("leave"));
    const value = readNumber(fields, "value") + 0;
    this.#tellSkipped(left);
    tellFields(this.recorder, "leave", { from: sourceOf(left), ...fields, value });
    this.items.push({ key: leaveKey(this.#path, value), line });
    this.#open.pop();
    const move = this.#moves.pop();
    const parent = this.#open.at(-1);
    if (parent && move !== undefined) this.#tellBetter(parent, move, value);
  }

  #tellSkipped({ node, visited }: Open): void {
    if (this.#told.has("cutoff") || typeof node === "number" || visited.length === 0) return;
    const skipped = [...node.keys()].filter((move) => !visited.includes(move));
    if (skipped.length > 0) this.recorder.cutoff(skipped);
  }

  #tellBetter(parent: Open, move: number, value: number): void {
    const isMax = this.#moves.length % 2 === 0;
    if (parent.best !== undefined && (isMax ? value <= parent.best : value >= parent.best)) return;
    parent.best = value;
    if (!this.#told.has("improve")) this.recorder.improve(move, value);
  }

  get #path(): string {
    return pathOf(this.#moves);
  }
}

const sourceOf = ({ node, visited }: Open): string =>
  typeof node === "number" ? "outcome" : visited.length > 0 ? "children" : "table";

export const isInTree = (tree: Tree, path: string): boolean => nodeAt(tree, path) !== undefined;
