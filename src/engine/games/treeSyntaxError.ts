import { Refusal } from "../refusal.ts";
import * as words from "./treeWords.ts";

/** Text that is no tree. `line` and `column` count from 1 and say where; the message says it too, in words. */
export class TreeSyntaxError<
  Words extends Readonly<Record<string, unknown>> = typeof words,
  Code extends keyof Words & string = keyof Words & string,
> extends Refusal<Words, Code> {
  override readonly name = "TreeSyntaxError";
  readonly line: number;
  readonly column: number;

  /** `offset` is where in `text` reading stopped; code and data say, in these words, what was expected and what was found. */
  constructor(text: string, offset: number, from: Words, code: Code, ...data: Refusal<Words, Code>["data"]) {
    super(from, code, ...data);
    const { line, column } = placeInText(text, offset);
    this.message = words.atPlace(line, column, this.message);
    this.line = line;
    this.column = column;
  }
}

/** Line and column of an offset, both from 1. */
export function placeInText(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: lines[lines.length - 1].length + 1 };
}
