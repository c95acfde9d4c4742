import ts from "typescript";
import { type Line, lineText, type Token } from "../lines/listing.ts";
import type { ParsedSearch } from "./parseSearch.ts";
import { type PutBack, tokensOf } from "./tokensOf.ts";

/** How many columns a listing takes where it can: what fits beside a tree, and across a phone, unscrolled. */
const width = 50;

/** The lines of a listing; `printed` says on which of them a statement stands, a compound one with its head. */
export interface PrintedSearch {
  readonly lines: readonly Line[];
  readonly printed: ReadonlyMap<ts.Node, readonly [first: number, last: number]>;
}

/** Lays out what is left of a search: two blanks a level, no semicolons, a lone short statement after its `if`. */
export function printSearch(
  { name, file, shown }: ParsedSearch,
  folded: ReadonlySet<ts.Node>,
  putBack: PutBack,
): PrintedSearch {
  const printer = new Printer(name, file, folded, putBack);
  for (const one of shown) printer.print(one, 0);
  return printer;
}

class Printer implements PrintedSearch {
  readonly lines: Line[] = [];
  readonly printed = new Map<ts.Node, readonly [number, number]>();
  readonly #name: string;
  readonly #file: ts.SourceFile;
  readonly #folded: ReadonlySet<ts.Node>;
  readonly #putBack: PutBack;

  constructor(name: string, file: ts.SourceFile, folded: ReadonlySet<ts.Node>, putBack: PutBack) {
    this.#name = name;
    this.#file = file;
    this.#folded = folded;
    this.#putBack = putBack;
  }

  print(statement: ts.Statement, indent: number): void {
    for (const row of commentsBefore(statement, this.#file, width - indent)) this.#write(row, indent);
    const body = bodyOf(statement);
    if (ts.isIfStatement(statement)) {
      this.#printIf(statement, indent, []);
    } else if (body) {
      this.#write([...this.#head(statement, body), ...opening], indent, statement);
      this.#printBlock(body, indent);
      this.#write([brace("}")], indent);
    } else if (isSimple(statement)) {
      this.#write(this.#tokens(statement), indent, statement);
    } else {
      const kind = ts.SyntaxKind[statement.kind];
      throw new TypeError(
        `${this.#name}.ts: a listing has no layout yet for a statement of the kind ${kind}`,
      );
    }
  }

  /** `before` is the closing brace and the `else` of an `else if`. */
  #printIf(statement: ts.IfStatement, indent: number, before: readonly Token[]): void {
    const { thenStatement, elseStatement } = statement;
    const head = [...before, ...this.#head(statement, thenStatement)];
    const [only, ...others] = this.#statementsOf(thenStatement);
    if (only && others.length === 0 && isSimple(only) && before.length === 0 && !elseStatement) {
      const row = [...head, blank, ...this.#tokens(only)];
      if (lineText({ indent, tokens: row }).length <= width) {
        this.#write(row, indent, statement, only);
        return;
      }
    }
    this.#write([...head, ...opening], indent, statement);
    this.#printBlock(thenStatement, indent);
    if (elseStatement && ts.isIfStatement(elseStatement)) {
      this.#printIf(elseStatement, indent, otherwise);
      return;
    }
    if (elseStatement) {
      this.#write([...otherwise, brace("{")], indent);
      this.#printBlock(elseStatement, indent);
    }
    this.#write([brace("}")], indent);
  }

  #printBlock(block: ts.Statement, indent: number): void {
    for (const statement of this.#statementsOf(block)) this.print(statement, indent + 2);
  }

  #statementsOf(block: ts.Statement): readonly ts.Statement[] {
    const statements = ts.isBlock(block) ? block.statements : [block];
    return statements.filter((statement) => !this.#folded.has(statement));
  }

  #head(statement: ts.Statement, body: ts.Node): Token[] {
    const children = statement.getChildren(this.#file).filter((child) => !ts.isJSDoc(child));
    return this.#tokens(...children.slice(0, children.indexOf(body)));
  }

  #tokens(...nodes: readonly ts.Node[]): Token[] {
    return tokensOf(nodes, this.#file, this.#putBack);
  }

  #write(tokens: readonly Token[], indent: number, ...statements: readonly ts.Statement[]): void {
    const first = this.lines.length;
    this.lines.push(...breakTokens(tokens, indent, width));
    for (const statement of statements) this.printed.set(statement, [first, this.lines.length - 1]);
  }
}

const blank: Token = { text: " ", kind: "space" };
const brace = (text: "{" | "}"): Token => ({ text, kind: "punctuation" });
const opening: readonly Token[] = [blank, brace("{")];
const otherwise: readonly Token[] = [brace("}"), blank, { text: "else", kind: "keyword" }, blank];

/** What stands on a line of its own, or behind an `if`. */
function isSimple(statement: ts.Statement): boolean {
  return (
    ts.isVariableStatement(statement) ||
    ts.isExpressionStatement(statement) ||
    ts.isReturnStatement(statement) ||
    ts.isBreakOrContinueStatement(statement) ||
    ts.isThrowStatement(statement)
  );
}

function bodyOf(statement: ts.Statement): ts.Statement | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.body;
  const isLoop = ts.isIterationStatement(statement, false) && !ts.isDoStatement(statement);
  return isLoop ? statement.statement : undefined;
}

/**
 * One statement's tokens as lines of at most `width` columns, as far as it can be broken: inside as few
 * brackets as possible, after a comma or before the operator of a condition, and as far to the right as fits.
 * What follows is aligned with what it continues: the first argument, the `?` of the same choice.
 */
function breakTokens(tokens: readonly Token[], indent: number, width: number): Line[] {
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

/** The comment on the lines above a statement, set again in lines of at most `width` columns. */
function commentsBefore(statement: ts.Statement, file: ts.SourceFile, width: number): Token[][] {
  const ranges = ts.getLeadingCommentRanges(file.text, statement.getFullStart()) ?? [];
  const words = ranges
    .filter(({ kind }) => kind === ts.SyntaxKind.SingleLineCommentTrivia)
    .flatMap(({ pos, end }) => file.text.slice(pos + 2, end).split(/\s+/))
    .filter((word) => word !== "");
  const rows: string[] = [];
  for (const word of words) {
    const longer = `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && longer.length <= width) rows[rows.length - 1] = longer;
    else rows.push(`// ${word}`);
  }
  return rows.map((text) => [{ text, kind: "comment" }]);
}
