import ts from "typescript";

/** A search's source as a syntax tree of plain JavaScript, its types already gone. */
export interface ParsedSearch {
  readonly name: string;
  readonly file: ts.SourceFile;
  readonly checker: ts.TypeChecker;
  /** The exported function. */
  readonly search: ts.FunctionDeclaration;
  /** What a listing shows of it: the functions inside it, or itself where there are none. */
  readonly shown: readonly ts.FunctionDeclaration[];
}

/**
 * Parses the file of the search called `name`. The engine's types are erasable, so that what remains without
 * them is the same program. Throws where the file exports no such function.
 */
export function parseSearch(source: string, name: string): ParsedSearch {
  const path = `/${name}.js`;
  const target = ts.ScriptTarget.ESNext;
  const plain = ts.transpileModule(source, {
    fileName: `${name}.ts`,
    compilerOptions: { target, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  }).outputText;
  const parsed = ts.createSourceFile(path, plain, target, true);
  // One file in memory, nothing around it: all that is wanted is which name means which declaration.
  const program = ts.createProgram({
    rootNames: [path],
    options: { allowJs: true, noLib: true, noResolve: true, types: [], target },
    host: {
      getSourceFile: (asked) => (asked === path ? parsed : undefined),
      fileExists: (asked) => asked === path,
      readFile: (asked) => (asked === path ? plain : undefined),
      writeFile: () => {},
      getDefaultLibFileName: () => "",
      getCurrentDirectory: () => "/",
      getCanonicalFileName: (file) => file,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => "\n",
    },
  });
  const search = parsed.statements
    .filter((statement) => ts.isFunctionDeclaration(statement))
    .find((declaration) => declaration.name?.text === name);
  if (search?.body === undefined) throw new TypeError(`${name}.ts exports no function called ${name}`);
  const inner = search.body.statements.filter((statement) => ts.isFunctionDeclaration(statement));
  const shown = inner.length > 0 ? inner : [search];
  return { name, file: parsed, checker: program.getTypeChecker(), search, shown };
}

/**
 * What keeps the line of play, or the moves of a game that is played out. Every search does it alike, and no lesson on
 * searching is about it.
 */
const bookkeeping = ["line", "bestLine", "played"];

/**
 * The statements that a listing leaves out: those that tell the observer, those that declare, assign or add to a
 * bookkeeping name, and an `if` with nothing else in it. A bookkeeping name that some other statement reads
 * belongs to the algorithm there, and stays.
 */
export function foldSearch(shown: readonly ts.FunctionDeclaration[]): ReadonlySet<ts.Node> {
  let names = new Set(bookkeeping);
  for (;;) {
    const folded = new Set<ts.Node>();
    const read = new Set<string>();
    for (const one of shown) collect(one, names, folded);
    for (const one of shown) addNamesRead(one, folded, read);
    const unread = [...names].filter((name) => !read.has(name));
    if (unread.length === names.size) return folded;
    names = new Set(unread);
  }
}

function collect(node: ts.Node, names: ReadonlySet<string>, folded: Set<ts.Node>): void {
  ts.forEachChild(node, (child) => collect(child, names, folded));
  if (observerCall(node) || keeps(node, names) || isEmptied(node, folded)) folded.add(node);
}

function keeps(node: ts.Node, names: ReadonlySet<string>): boolean {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.every(
      ({ name }) => ts.isIdentifier(name) && names.has(name.text),
    );
  }
  if (!ts.isExpressionStatement(node)) return false;
  if (ts.isCallExpression(node.expression)) return isPushed(node.expression.expression, names);
  if (!ts.isBinaryExpression(node.expression)) return false;
  const { left, operatorToken } = node.expression;
  if (operatorToken.kind !== ts.SyntaxKind.EqualsToken) return false;
  return ts.isIdentifier(left) && names.has(left.text);
}

/** `played?.push`. */
function isPushed(node: ts.Expression, names: ReadonlySet<string>): boolean {
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return false;
  return node.name.text === "push" && names.has(node.expression.text);
}

function isEmptied(node: ts.Node, folded: ReadonlySet<ts.Node>): boolean {
  if (!ts.isIfStatement(node) || node.elseStatement) return false;
  const branch = node.thenStatement;
  return ts.isBlock(branch) ? branch.statements.every((one) => folded.has(one)) : folded.has(branch);
}

function addNamesRead(node: ts.Node, folded: ReadonlySet<ts.Node>, read: Set<string>): void {
  if (folded.has(node)) return;
  // A field may share a name with the bookkeeping: `entry.line` reads no variable.
  const isField = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
  if (ts.isIdentifier(node) && !isField && !isKey) read.add(node.text);
  ts.forEachChild(node, (child) => addNamesRead(child, folded, read));
}

/** The call in a statement that only tells the observer something, `observer.leave(best, "children");`, also its own. */
export function observerCall(
  node: ts.Node,
): { event: string; arguments: readonly ts.Expression[] } | undefined {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return undefined;
  const method = node.expression.expression;
  if (!ts.isPropertyAccessExpression(method) || !isObserver(method.expression)) return undefined;
  return { event: method.name.text, arguments: node.expression.arguments };
}

function isObserver(node: ts.Expression): boolean {
  const isOwn = ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword;
  const name = isOwn ? node.name : node;
  return ts.isIdentifier(name) && name.text === "observer";
}
