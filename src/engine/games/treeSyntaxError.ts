import { placeInText } from "./placeInText.ts";

/** Text that is no tree. `line` and `column` count from 1 and say where; the message says it too, in words. */
export class TreeSyntaxError extends Error {
  override readonly name = "TreeSyntaxError";
  readonly line: number;
  readonly column: number;

  /** `offset` is where in `text` reading stopped; `problem` says what was expected there and what was found. */
  constructor(text: string, offset: number, problem: string) {
    const { line, column } = placeInText(text, offset);
    super(`Line ${line}, column ${column}: ${problem}`);
    this.line = line;
    this.column = column;
  }
}
