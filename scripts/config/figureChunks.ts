import { basename } from "node:path";
import type { Plugin } from "vite";
import { realImports } from "./realImports.ts";

/** Of a module, what decides with which others it is sent. */
export interface Imports {
  /** A page starts it itself. */
  readonly isEntry: boolean;
  /** The modules that it needs at once. */
  readonly importedIds: readonly string[];
}
export type Modules = ReadonlyMap<string, Imports>;

/** What a page with figures starts before anything wakes: the scripts of these components. */
const pageScripts = /\/(?:Figure|Show|Live|Fact)\.astro\?astro&type=script/;
/** What brings any figure to life. */
const wakers = /\/src\/kit\/(?:figure\/Guarded\.svelte|sleep\/bringToLife\.ts)$/;
/** A kind of figures is its declaration and its component. */
const figures = /\/src\/figures\/(\w+)\/(?:\1\.ts|\w+Figure\.svelte)$/;
/** What a figure fetches for a tree with chance nodes: it hands on what it needs, and imports nothing itself. */
const withChance = /\/src\/figures\/(\w+)\/withChance\.ts$/;
/** The framework, with what it brings to join the names of classes. */
const framework = /\/node_modules\/(?:svelte|clsx)\//;
/** Of a mistake browsers get what figures know of it alone: the rest of its file is the server’s, and what that imports. */
const mistakes = /\/src\/mistakes\/\w+\/(?!index\.ts)\w+\.ts$/;
/** The styles of a component. */
const styles = /\/(\w+)\.svelte\?svelte&type=style/;

/** All modules that the given ones need at once, themselves included. */
function needs(modules: Modules, from: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const waiting = [...from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.get(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * The file of a module that these kinds of figures, and components of pages, need once they wake. Whatever needs a module
 * is needed by fewer: so the earlier files here never need a later one. Nothing is left to the bundler: it would add some
 * of it to a figure's own code, from which others then need it.
 */
function fileOf(users: readonly string[], isForChance: boolean): string {
  const isFor = (kind: string) => users.includes(kind);
  if (users.length >= 14) return "figures";
  if (users.length >= 10) return isFor("stepper") ? "searches" : "boards";
  const [only, ...others] = users;
  // A stepper's tree with chance nodes must not bring another figure along that needs a part of the same.
  const isApart = isForChance && /^\w+$/.test(only!) && only !== "stepper";
  if (others.length === 0) return isApart ? `${only}+chance` : only!;
  if (!isFor("stepper")) return users.map((user) => basename(user, ".svelte")).join("+");
  // A page without a stepper must not get one for what else needs a part of it, as the questions do.
  return isFor("mcts") ? "players" : "steppers";
}

/**
 * Which modules browsers get in one file: what a page with figures starts with, and, once a figure wakes, what nearly all
 * kinds need, what all that search or all that play need, what a stepper shares with others, one kind alone. The bundler by itself makes a
 * file of whatever the same set of figures needs, about a hundred for one stepper.
 *
 * @returns the name of its file by the module's id; the bundler chooses for those that are absent: what comes later than
 *   a figure's own code, and what only pages without figures start
 */
export function filesOf(modules: Modules): Map<string, string> {
  const ids = [...modules.keys()];
  const entries = new Set(ids.filter((id) => modules.get(id)?.isEntry));
  const components = [...entries].filter((id) => id.endsWith(".svelte"));
  const started = needs(
    modules,
    [...entries].filter((id) => !components.includes(id)),
  );
  const onPages = needs(
    modules,
    ids.filter((id) => pageScripts.test(id)),
  );
  const roots = new Map(components.map((id): [string, string[]] => [id, [id]]));
  const wake = ids.filter((id) => wakers.test(id));
  for (const id of ids) {
    const kind = figures.exec(id)?.[1];
    if (kind) roots.set(kind, [...(roots.get(kind) ?? wake), id]);
  }
  const users = new Map<string, string[]>();
  for (const [root, from] of roots)
    for (const id of needs(modules, from)) users.set(id, [...(users.get(id) ?? []), root]);

  const forChance = needs(
    modules,
    ids.filter((id) => withChance.test(id)),
  );
  const styleFiles = filesOfStyles(modules, users);
  const files = new Map<string, string>();
  for (const id of ids) {
    const by = users.get(id);
    const file = started.has(id)
      ? onPages.has(id) && "page"
      : by && (styleFiles.get(id) ?? fileOf(by, forChance.has(id)));
    // What a page starts itself has a file of its own anyway.
    if (framework.test(id)) files.set(id, "svelte");
    else if (file && !entries.has(id) && !entries.has(file)) files.set(id, file);
  }
  return files;
}

/**
 * The files of styles: one for all that the same figures need, named after the component that needs most of the others,
 * as the bundler does it for pages: the very file that a page links on which these figures are drawn.
 */
function filesOfStyles(modules: Modules, users: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  const together = new Map<string, string[]>();
  for (const [id, by] of users)
    if (styles.test(id)) together.set(String(by), [...(together.get(String(by)) ?? []), id]);
  const files = new Map<string, string>();
  for (const alike of together.values()) {
    const needed = (id: string) => {
      const all = needs(modules, [id.split("?")[0]]);
      return alike.filter((other) => all.has(other)).length;
    };
    const outermost = alike.reduce((a, b) => (needed(b) > needed(a) ? b : a));
    for (const id of alike) files.set(id, styles.exec(outermost)![1]);
  }
  return files;
}

/** Vite plugin: sends modules together as `filesOf` says, and refuses to build files that wait for each other. */
export function figureChunks(): Plugin {
  let files = new Map<string, string>();
  let own = new Set<string>();
  return {
    name: "plyground:figure-chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    // A file may then hand on more than the module that it is named after; the bundler asks for it.
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    buildEnd() {
      const known = Array.from(this.getModuleIds(), (id) => [id, this.getModuleInfo(id)!] as const);
      const imports = realImports(
        new Map(known.map(([id, { code, importedIds }]) => [id, { code: code ?? "", importedIds }])),
      );
      files = filesOf(
        new Map(
          known.map(([id, { isEntry, importedIds }]) => [
            id,
            {
              isEntry,
              importedIds: mistakes.test(id) ? [] : withChance.test(id) ? importedIds : imports.get(id)!,
            },
          ]),
        ),
      );
      own = new Set([...files.values()].filter((name) => /^[a-z]+$/i.test(name)));
    },
    outputOptions: (options) => ({
      ...options,
      // What a few kinds share has no name of its own, and every file that needs it would repeat a long one.
      chunkFileNames: ({ name, isDynamicEntry }) =>
        `_astro/${isDynamicEntry || own.has(name) ? `${name}.` : ""}[hash:7].js`,
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: (id) => files.get(id) ?? null }],
      },
    }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
      const round = roundTrip(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (round) this.error(`These files wait for each other: ${round.join(", ")}`);
    },
  };
}

/** Files that need each other, in a circle, where there are such. */
export function roundTrip(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return path.slice(path.indexOf(file));
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const found = visit(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const found = visit(file, []);
    if (found) return found;
  }
  return undefined;
}
