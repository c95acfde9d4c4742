import { js } from "../mistakes/js.ts";
import { says } from "./programWords.ts";

/** Trees as a game, in plain JavaScript: what the listings call `game`. */
export const treeGame = js`// ${says.tree}
const game = {
  start: (tree) => ({ tree, side: "max" }),
  turn: (position) => position.side,
  moves: ({ tree }) => (typeof tree === "number" ? [] : [...tree.keys()]),
  play: ({ tree, side }, move) => ({ tree: tree[move], side: side === "max" ? "min" : "max" }),
  outcome: ({ tree }) => (typeof tree === "number" ? tree : undefined),
  // ${says.guess}
  evaluate: () => 0,
  key: ({ tree, side }) => side + " " + JSON.stringify(tree),
  range: [-Infinity, Infinity],
};
`;

/** What listings name and do not show, in plain JavaScript, by the name. */
export const surroundings: Readonly<Record<string, string>> = {
  oneAbove: js`// ${says.oneAbove}
const oneAbove = (value) => value === -Infinity ? -Number.MAX_VALUE
  : value + Math.max(1, Math.abs(value) * Number.EPSILON);
`,
  table: js`// ${says.table}
const table = {
  entries: new Map(),
  find: (key) => table.entries.get(key),
  store(key, depth, value, [alpha, beta], choice) {
    const bound = value <= alpha ? "upper" : value >= beta ? "lower" : "exact";
    table.entries.set(key, { depth, value, bound, choice });
  },
};
`,
  hits: js`// ${says.hits}
function hits(entry, depth, alpha, beta) {
  if (entry === undefined || entry.depth < depth) return false;
  if (entry.bound === "lower") return entry.value >= beta;
  return entry.bound === "exact" || entry.value <= alpha;
}
`,
  killers: js`// ${says.killers}
const killers = Array.from({ length: 64 }, () => [-1, -1]);
`,
  memory: js`// ${says.memory}
const memory = {
  entries: new Map(),
  at(key, depth) {
    const place = depth + " " + key;
    if (!memory.entries.has(place)) memory.entries.set(place, {
      lower: -Infinity,
      upper: Infinity,
      answer(alpha, beta) {
        if (this.lower >= beta) return this.lower;
        return this.upper <= alpha ? this.upper : undefined;
      },
    });
    return memory.entries.get(place);
  },
};
`,
  order: js`// ${says.order}
const order = { sort: (position) => game.moves(position), cut() {} };
`,
  noisyMoves: js`// ${says.noisyMoves}
const noisyMoves = () => [];
`,
  negated: js`// ${says.least}
const least = -(2 ** 31);
const negated = (value) => (value === least ? least : -value);
`,
  withoutPlies: js`const withoutPlies = (key) => key;
`,
  withoutSide: js`const withoutSide = (key) => key.replace(/^(max|min) /, "");
`,
  digest: js`// ${says.digest}
const digest = (text) => text;
`,
  random: js`const random = () => ({ next: Math.random });
const clock = () => Math.floor(Date.now() / 1000);
`,
  chance: js`const chance = { next: Math.random };
`,
  most: js`const [least, most] = game.range;
`,
};

/** What the listing of sampling names and does not show, in plain JavaScript. */
export const samplingTree = js`// ${says.grown}
const none = -1;
const tree = {
  parent: [], firstChild: [], nextSister: [], positions: [], moves: [], untried: [],
  byMax: [], visits: [], earned: [],
  add(parent, move, position, byMax) {
    const node = tree.parent.length;
    const sisters = [];
    if (parent !== none) for (let one = tree.firstChild[parent]; one !== none; one = tree.nextSister[one]) sisters.push(one);
    if (sisters.length > 0) tree.nextSister[sisters[sisters.length - 1]] = node;
    else if (parent !== none) tree.firstChild[parent] = node;
    tree.parent.push(parent);
    tree.firstChild.push(none);
    tree.nextSister.push(none);
    tree.positions.push(position);
    tree.moves.push(move);
    tree.untried.push(undefined);
    // ${says.byMax}
    tree.byMax.push(byMax ? 1 : 0);
    tree.visits.push(0);
    tree.earned.push(0);
    return node;
  },
  mean: (node) => tree.earned[node] / tree.visits[node],
  childrenOf(node) {
    const children = [];
    for (let one = tree.firstChild[node]; one !== none; one = tree.nextSister[one]) children.push(one);
    return children;
  },
};
const c = Math.SQRT2;
const final = "visits";
const chance = { below: (count) => Math.floor(Math.random() * count) };
// ${says.reward}
const [worst, highest] = game.range;
const rewardOf = (outcome) => (highest > worst ? (outcome - worst) / (highest - worst) : 0.5);
`;

/** How its games are played out. */
export const anyPlayout = js`const playout = (game, position) => {
  const moves = game.moves(position);
  return moves[chance.below(moves.length)];
};
`;
