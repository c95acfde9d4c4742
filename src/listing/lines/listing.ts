import type { Side, Turn } from "../../engine/game.ts";
import type { ProbeResult, ValueSource } from "../../engine/observer.ts";

const tokenKinds = [
  "keyword",
  "name",
  "call",
  "literal",
  "operator",
  "punctuation",
  "comment",
  "space",
] as const;
export type TokenKind = (typeof tokenKinds)[number];

/** A word of code; `side` marks what belongs to one player (α and "max", β and "min"), for its colour. */
export interface Token {
  readonly text: string;
  readonly kind: TokenKind;
  readonly side?: Side;
}

/** One line of code: `indent` blanks, then the tokens, the blanks between them included. */
export interface Line {
  readonly indent: number;
  readonly tokens: readonly Token[];
}

/** What an observer can be told, by the names of its methods. */
export type EventKind = keyof import("../../engine/observer.ts").Observer<unknown>;

/** An event's part in looking at one move of a child: the child is entered to be looked at, or the event happens at such a child. */
export type ProbePlace = "begins" | "within";

/**
 * Where the search stands when it tells of an event. What is absent does not matter: a place without `side`
 * serves both sides. `side` is whose turn it is where the statement runs, so the node that is left by an
 * "enter", not the one that is entered. `lines` are the first and the last line to light, counted from 0.
 */
export interface Place {
  readonly event: EventKind;
  /** Of a "leave": where the value came from. */
  readonly from?: ValueSource;
  /** Of a "probe": what was found. */
  readonly result?: ProbeResult;
  readonly side?: Turn;
  /** What looks at one move of a child alone: the "enter" of that child, or what happens at it and is told in there. */
  readonly probe?: ProbePlace;
  /** The one "enter" that no parent calls. */
  readonly root?: true;
  /** The "enter" of a child that was searched before, right after a "research". */
  readonly again?: true;
  readonly lines: readonly [first: number, last: number];
}

/** A search as a lesson shows it. */
export interface Listing {
  /** The search's exported name, which is its file's. */
  readonly name: string;
  /** The same for readers. */
  readonly title: string;
  readonly lines: readonly Line[];
  readonly places: readonly Place[];
}

/** A line of a listing as plain text, its indentation included. */
export function lineText(line: Line): string {
  return " ".repeat(line.indent) + line.tokens.map((token) => token.text).join("");
}
