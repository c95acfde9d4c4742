import { js } from "../mistakes/js.ts";
import { type Line, type Listing, lineText } from "./lines/listing.ts";
import { program, says } from "./programWords.ts";
import { rootOf } from "./rootOf.ts";
import { anyPlayout, samplingTree, surroundings, treeGame } from "./surroundings.ts";

const plain: Readonly<Record<string, string>> = { "−": "-", "∞": js`Infinity`, α: "alpha", β: "beta" };
/** Lines in letters that every keyboard has. */
export const textOf = (lines: readonly Line[]): string =>
  lines
    .map(lineText)
    .join("\n")
    .replace(/[−∞αβ]/g, (sign) => plain[sign]);

/** What a reader may want to run it on; the textbook's tree, whole, where nothing is named. */
interface Task {
  readonly tree?: string | undefined;
  readonly depth?: number | undefined;
}

/**
 * A listing as a program in plain JavaScript, to be copied and run as it stands: in letters that every keyboard has, with
 * all that it names, with its first call, and with the move that comes of it.
 */
export function runnable(
  listing: Listing,
  { tree = "[[3,12,8],[2,4,6],[14,5,2]]", depth }: Task = {},
): string {
  const shown = textOf(listing.lines);
  const root = rootOf(listing);
  const named = (name: string) => new RegExp(`\\b${name}\\b`).test(shown);
  const around = Object.keys(surroundings).filter(named);
  return [
    `// ${program(listing.title)}\n`,
    treeGame,
    ...around.map((name) => surroundings[name]),
    js`let position = game.start(${tree});
let depth = ${depth ?? js`Infinity`};
`,
    ...(named("root")
      ? [
          js`const root = position;
`,
        ]
      : []),
    `${shown}\n`,
    ...(root ? [`${textOf(root)}\n`] : []),
    `console.log("value:", ${firstCall(listing)});`,
    ...(root ? [js`console.log("move:", chooseMove(position, depth) + 1);`] : []),
    "",
  ].join("\n");
}

/** The call that the whole search is; a row of moves is counted from the side to move, which is MAX in a tree. */
function firstCall({ name, lines }: Listing): string {
  if (name === "mtdf") return "closeIn(0, -Infinity, Infinity)";
  const head = lineText(lines[0]);
  if (name === "negatedMinimum") return js`visit(position, depth, least, 2 ** 31 - 1)`;
  const more = head.includes("α") ? ", -Infinity, Infinity" : head.includes("sign") ? ", 1" : "";
  return `visit(position, depth${more})`;
}

/** How often the copied program of sampling looks. */
const iterations = 1000;

/** The listing of a search that samples, as a program likewise: it prints how often each of the root's moves was visited. */
export function runnableSampler(listing: Listing, tree = "[[3,12,8],[2,4,6],[14,5,2]]"): string {
  const shown = textOf(listing.lines);
  const bounds = /\b(least|prove)\b/.test(shown);
  return [
    `// ${program(listing.title)}\n`,
    treeGame.replace("  range: [-Infinity, Infinity],\n", ""),
    js`const start = game.start(${tree});`,
    js`const leaves = start.tree.flat(Infinity);`,
    "game.range = [Math.min(...leaves), Math.max(...leaves)];\n",
    samplingTree,
    anyPlayout,
    ...(bounds
      ? [
          js`// ${says.bounds}
const least = [];
const greatest = [];
`,
        ]
      : []),
    `${shown}\n`,
    js`tree.add(none, undefined, start, true);`,
    ...(bounds ? ["begin(0);"] : []),
    js`for (let done = 0; done < ${iterations}; done++) iterate();`,
    js`for (const child of tree.childrenOf(0)) console.log("move:", tree.moves[child] + 1, "visits:", tree.visits[child]);`,
    "",
  ].join("\n");
}
