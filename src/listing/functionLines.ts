import alphaBeta from "../engine/searches/alphaBeta.ts?listing";
import minimax from "../engine/searches/minimax.ts?listing";
import { js } from "../mistakes/js.ts";
import { type Listing, lineText } from "./lines/listing.ts";

/*
 * What a reader is to write as functions, line by line, right and wrong: cut out of lessons, and of the engine's UCT. All
 * at once: whoever asks for one of them wants them to compare with, too.
 */

const lessons = import.meta.glob<Listing>(
  ["./functions/*.ts", "../mistakes/functions/*.ts", "!../mistakes/functions/index.ts"],
  { query: "?listing", import: "default", eager: true },
);
const samplers = import.meta.glob<Listing>(
  ["../engine/sampling/uct.ts", "../mistakes/sampling/*.ts", "!../mistakes/sampling/index.ts"],
  { query: "?methods", import: "default", eager: true },
);

/** The lines of functions by their names, in the order in which they stand. */
type FunctionLines = ReadonlyMap<string, readonly string[]>;

const cut: Record<string, FunctionLines> = Object.fromEntries(
  [...Object.entries(lessons), ...Object.entries(samplers)].map(([path, { lines }]) => [
    path.replace(/.*\/(\w+)\.ts.*/, "$1"),
    // A parameter that a wrong function has no use for is called as in the right one.
    functionsIn(lines.map((line) => lineText(line).replace(/\b_(?=[a-z])/g, ""))),
  ]),
);

function functionsIn(lines: readonly string[]): FunctionLines {
  const found = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of lines) {
    const name = line.match(/^function (\w+)/)?.[1];
    if (name !== undefined) {
      current = [];
      found.set(name, current);
    }
    current.push(line);
  }
  return found;
}

/** Searches that call functions of a lesson, each made of one that the engine has by texts that stand in the place of others. */
const callers: Readonly<Record<string, readonly [search: Listing, ...patch: (readonly [string, string])[]]>> =
  {
    winSooner: [
      minimax,
      [js`visit(position, depth)`, js`visit(position, depth, ply)`],
      [js`return outcome`, js`return sooner(outcome, ply)`],
      [js`visit(child, depth − 1)`, js`visit(child, depth − 1, ply + 1)`],
    ],
    killers: [
      alphaBeta,
      [js`visit(position, depth, α, β)`, js`visit(position, depth, α, β, ply)`],
      [js`let best`, js`let best, choice`],
      [js`of game.moves(position)`, js`of inOrder(game.moves(position), ply)`],
      [js`visit(child, depth − 1, α, β)`, js`visit(child, depth − 1, α, β, ply + 1)`],
      [
        js`      if (value > best) best = value`,
        js`      if (value > best) choice = move
      if (value > best) best = value`,
      ],
      [
        js`      if (value < best) best = value`,
        js`      if (value < best) choice = move
      if (value < best) best = value`,
      ],
      [
        js`  return best`,
        js`  if (α >= β) remember(choice, ply)
  return best`,
      ],
    ],
  };

for (const [name, [search, ...patch]] of Object.entries(callers)) {
  const text = search.lines.map(lineText).join("\n");
  const patched = patch.reduce((said, [before, after]) => said.replaceAll(before, after), text);
  cut[name] = new Map([...functionsIn(patched.split("\n")), ...cut[name]]);
}

/** The functions that a lesson, or the engine's class, has besides these: they are there for a program to call. */
export function functionsBeside(task: string, written: readonly string[]): Readonly<Record<string, string>> {
  const beside = [...cut[task]].filter(([name]) => !written.includes(name));
  return Object.fromEntries(beside.map(([name, lines]) => [name, lines.join("\n")]));
}

/**
 * The lines of a task's functions, in their order; `mistake` puts its own in the place of those that it spoils, and behind
 * them what it spoils of what is there besides.
 */
export function functionLines(task: string, written: readonly string[], mistake?: string): string[] {
  const right = cut[task];
  const wrong: FunctionLines = mistake === undefined ? new Map() : cut[mistake];
  const spoiled = [...wrong].filter(([name, lines]) => lines.join("\n") !== right.get(name)?.join("\n"));
  const lines = new Map(written.map((name) => [name, right.get(name) ?? []]));
  for (const [name, own] of spoiled) lines.set(name, own);
  return [...lines.values()].flat();
}
