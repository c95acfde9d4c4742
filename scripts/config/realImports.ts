import { type ESTree, parseSync } from "vite";

/** A module as the bundler knows it. */
export interface KnownModule {
  /** JavaScript, types and other languages gone. */
  readonly code: string;
  /** The modules that it names, each once, in the order in which its text does. */
  readonly importedIds: readonly string[];
}

/** `a` of `import { a as b } from "from"`; "*" is all of it, and no name the module itself, for what it does. */
interface Named {
  readonly name?: string;
  readonly from: string;
}
interface Read {
  readonly imports: readonly Named[];
  /** What it hands on from other modules, by the name that it gives it; "*" hands on all there is. */
  readonly handsOn: readonly (Named & { readonly as: string })[];
  /** The names that it makes itself. */
  readonly names: ReadonlySet<string>;
}

/**
 * Which modules each module needs: where it imports what an index only hands on, the modules in which the names are made,
 * since the bundler leaves out the rest.
 */
export function realImports(modules: ReadonlyMap<string, KnownModule>): Map<string, readonly string[]> {
  const read = new Map([...modules].map(([id, module]) => [id, readModule(id, module)]));

  /** The modules in which a name of a module is made. */
  const madeIn = (id: string, name: string | undefined): readonly string[] => {
    const handsOn = read.get(id)?.handsOn ?? [];
    // Somebody holds all of it in one object.
    if (name === "*") return [id, ...handsOn.flatMap((one) => madeIn(one.from, one.name))];
    const from =
      handsOn.find(({ as }) => as === name) ??
      handsOn.find((one) => one.as === "*" && name !== undefined && has(one.from, name));
    return from ? madeIn(from.from, from.as === "*" ? name : from.name) : [id];
  };
  const has = (id: string, name: string): boolean => {
    const module = read.get(id);
    if (!module) return false;
    return (
      module.names.has(name) ||
      module.handsOn.some(({ as, from }) => as === name || (as === "*" && has(from, name)))
    );
  };

  return new Map(
    [...read].map(([id, { imports }]) => [
      id,
      [...new Set(imports.flatMap(({ from, name }) => madeIn(from, name)))],
    ]),
  );
}

function readModule(id: string, { code, importedIds }: KnownModule): Read {
  const imports: Named[] = [];
  const handsOn: (Named & { as: string })[] = [];
  const names = new Set<string>();
  const { body } = parseSync(id, code, { lang: "js", sourceType: "module" }).program;
  const sources = [...new Set(body.flatMap((statement) => sourceOf(statement) ?? []))];
  // Two of its names are one module: which, the text does not say, so all of them are needed whole.
  if (sources.length > importedIds.length)
    return { imports: importedIds.map((from) => ({ from, name: "*" })), handsOn, names };
  // What the bundler adds of its own comes after those that the text names.
  for (const from of importedIds.slice(sources.length)) imports.push({ from, name: "*" });
  const resolved = (source: string) => importedIds[sources.indexOf(source)]!;
  for (const statement of body) {
    const source = sourceOf(statement);
    if (statement.type === "ImportDeclaration") {
      const from = resolved(source!);
      if (statement.specifiers.length === 0) imports.push({ from });
      for (const one of statement.specifiers)
        imports.push({
          from,
          name:
            one.type === "ImportSpecifier"
              ? nameOf(one.imported)
              : one.type === "ImportDefaultSpecifier"
                ? "default"
                : "*",
        });
    } else if (statement.type === "ExportAllDeclaration") {
      handsOn.push({
        from: resolved(source!),
        name: "*",
        as: statement.exported ? nameOf(statement.exported) : "*",
      });
    } else if (statement.type === "ExportNamedDeclaration" && source !== undefined) {
      for (const { local, exported } of statement.specifiers)
        handsOn.push({ from: resolved(source), name: nameOf(local), as: nameOf(exported) });
    } else {
      for (const name of exportedBy(statement)) names.add(name);
    }
  }
  return { imports, handsOn, names };
}

type Statement = ESTree.Program["body"][number];

const sourceOf = (statement: Statement): string | undefined =>
  "source" in statement && statement.source ? statement.source.value : undefined;
const nameOf = (named: ESTree.ModuleExportName): string =>
  named.type === "Literal" ? named.value : named.name;

function exportedBy(statement: Statement): readonly string[] {
  if (statement.type === "ExportDefaultDeclaration") return ["default"];
  if (statement.type !== "ExportNamedDeclaration") return [];
  const { declaration, specifiers } = statement;
  if (!declaration) return specifiers.map(({ exported }) => nameOf(exported));
  if (declaration.type !== "VariableDeclaration")
    return "id" in declaration && declaration.id && "name" in declaration.id ? [declaration.id.name] : [];
  return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
}
