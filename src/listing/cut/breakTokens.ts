import { lineText } from "../lines/lineText.ts";
import type { Line, Token } from "../lines/listing.ts";

/**
 * One statement's tokens as lines of at most `width` columns, as far as it can be broken: inside as few
 * brackets as possible, after a comma or before the operator of a condition, and as far to the right as fits.
 * What follows is aligned with what it continues: the first argument, the `?` of the same choice.
 */
export function breakTokens(tokens: readonly Token[], indent: number, width: number): Line[] {
  const line: Line = { indent, tokens };
  if (lineText(line).length <= width) return [line];
  const fitting = breaksOf(tokens, indent).filter((one) => one.end <= width);
  const shallowest = Math.min(...fitting.map((one) => one.depth));
  const chosen = fitting.findLast((one) => one.depth === shallowest);
  if (chosen === undefined) return [line];
  const { at, column } = chosen;
  // The blank at the break goes: the indentation takes its place.
  const head = tokens[at - 1].kind === "space" ? tokens.slice(0, at - 1) : tokens.slice(0, at);
  const rest = tokens[at].kind === "space" ? tokens.slice(at + 1) : tokens.slice(at);
  return [{ indent, tokens: head }, ...breakTokens(rest, column, width)];
}

interface Break {
  /** The first token behind the break. */
  readonly at: number;
  /** How many columns the line before it takes. */
  readonly end: number;
  /** How many brackets are open there. */
  readonly depth: number;
  /** Where what follows is to begin. */
  readonly column: number;
}

function breaksOf(tokens: readonly Token[], indent: number): Break[] {
  const breaks: Break[] = [];
  // The columns behind each open bracket, and of each `?` still without its `:`.
  const opened = [indent + 4];
  const asked: number[] = [];
  let column = indent;
  tokens.forEach(({ text, kind }, at) => {
    const before = column - 1;
    const depth = opened.length - 1;
    const start = opened[depth];
    // What follows a break begins with its operator: there it is broken already.
    if (at > 0 && kind === "operator" && (text === "&&" || text === "||")) {
      breaks.push({ at, end: before, depth, column: start });
    }
    if (text === "?") asked.push(column);
    if (text === ":" && asked.length > 0)
      breaks.push({ at, end: before, depth, column: asked.pop() ?? start });
    column += text.length;
    if (/^[([{]$/.test(text)) opened.push(column);
    if (/^[)\]}]$/.test(text)) opened.pop();
    if (text === "," && at + 1 < tokens.length)
      breaks.push({ at: at + 1, end: column, depth, column: start });
  });
  return breaks;
}
