import { writeFraction } from "../engine/games/fraction.ts";
import { type ChanceTree, isChanceNode, measureChanceTree } from "../engine/index.ts";
import { js } from "../mistakes/js.ts";
import { type Listing, lineText } from "./lines/listing.ts";
import { program, says } from "./programWords.ts";
import { rootOf } from "./rootOf.ts";
import { textOf } from "./runnable.ts";

/** A tree as JavaScript: a node of chance is `{chances:[1/2,1/2],trees:[3,5]}`. */
export function treeLiteral(tree: ChanceTree): string {
  if (typeof tree === "number") return String(tree);
  if (!isChanceNode(tree)) return `[${tree.map(treeLiteral).join(",")}]`;
  const chances = tree.chances.map(({ probability }) => writeFraction(probability));
  return `{chances:[${chances.join(",")}],trees:[${tree.chances.map(({ tree }) => treeLiteral(tree)).join(",")}]}`;
}

/** Trees with chance nodes as a game, in plain JavaScript. */
export const treeGameOfChance = js`// ${says.tree}
// ${says.chanceNode}
const game = {
  start: (tree) => ({ tree, side: "max" }),
  turn: ({ tree, side }) => (tree.chances ? "chance" : side),
  moves: ({ tree }) => (typeof tree === "number" ? [] : [...(tree.trees ?? tree).keys()]),
  chances: ({ tree }) => tree.chances,
  play({ tree, side }, move) {
    if (tree.chances) return { tree: tree.trees[move], side };
    return { tree: tree[move], side: side === "max" ? "min" : "max" };
  },
  outcome: ({ tree }) => (typeof tree === "number" ? tree : undefined),
  // ${says.guess}
  evaluate: () => 0,
};
`;

const boundsOf = (range: readonly [number, number]) => js`// ${says.range}
const [least, most] = [${String(range[0])}, ${String(range[1])}];
`;

const helpers: Readonly<Record<string, string>> = {
  openAbove: js`// ${says.openAbove}
const openAbove = (low, high) => (low < high ? high : Infinity);
`,
  clamped: js`// ${says.clamped}
const clamped = (first, low, high) => first === undefined ? undefined
  : Math.min(Math.max(first, low), high);
`,
};

/**
 * A listing of a search of games of chance as a program in plain JavaScript, to be run on a tree as it stands: it prints the
 * tree's value, and where somebody chooses at the root, which move.
 */
export function runnableOfChance(listing: Listing, tree: ChanceTree, depth = Infinity): string {
  const { least, greatest } = measureChanceTree(tree);
  const shown = textOf(listing.lines);
  const window = lineText(listing.lines[0]).includes("α") ? ", -Infinity, Infinity" : "";
  return [
    `// ${program(listing.title)}\n`,
    treeGameOfChance + boundsOf([Math.min(least, 0), Math.max(greatest, 0)]),
    ...Object.keys(helpers)
      .filter((name) => shown.includes(name))
      .map((name) => helpers[name]),
    js`let position = game.start(${treeLiteral(tree)});
let depth = ${String(depth)};
`,
    `${shown}\n`,
    `${textOf(rootOf(listing) ?? [])}\n`,
    js`console.log("value:", visit(position, depth${window}));`,
    js`if (game.turn(position) !== "chance") console.log("move:", chooseMove(position, depth) + 1);`,
    "",
  ].join("\n");
}
