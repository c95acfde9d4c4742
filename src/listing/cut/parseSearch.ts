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
  if (search?.body === undefined) throw new Error(`${name}.ts exports no function called ${name}`);
  const inner = search.body.statements.filter((statement) => ts.isFunctionDeclaration(statement));
  const shown = inner.length > 0 ? inner : [search];
  return { name, file: parsed, checker: program.getTypeChecker(), search, shown };
}
