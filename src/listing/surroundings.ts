/** Trees as a game, in plain JavaScript: what the listings call `game`. */
export const treeGame = `// A tree is a list of trees, or the number at its end. MAX begins.
const game = {
  start: (tree) => ({ tree, side: "max" }),
  turn: (position) => position.side,
  moves: ({ tree }) => (typeof tree === "number" ? [] : [...tree.keys()]),
  play: ({ tree, side }, move) => ({ tree: tree[move], side: side === "max" ? "min" : "max" }),
  outcome: ({ tree }) => (typeof tree === "number" ? tree : undefined),
  // What to guess where the search stops early.
  evaluate: () => 0,
  key: ({ tree, side }) => side + " " + JSON.stringify(tree),
  range: [-Infinity, Infinity],
};
`;

/** What listings name and do not show, in plain JavaScript, by the name. */
export const surroundings: Readonly<Record<string, string>> = {
  oneAbove: `// Where a window ends that no whole number lies in.
const oneAbove = (value) => value === -Infinity ? -Number.MAX_VALUE
  : value + Math.max(1, Math.abs(value) * Number.EPSILON);
`,
  table: `// What was found out, by the key: a value, how deep it looked, and whether it is a bound.
const table = {
  entries: new Map(),
  find: (key) => table.entries.get(key),
  store(key, depth, value, [alpha, beta], choice) {
    const bound = value <= alpha ? "upper" : value >= beta ? "lower" : "exact";
    table.entries.set(key, { depth, value, bound, choice });
  },
};
`,
  hits: `// Whether an entry answers what is asked.
function hits(entry, depth, alpha, beta) {
  if (entry === undefined || entry.depth < depth) return false;
  if (entry.bound === "lower") return entry.value >= beta;
  return entry.bound === "exact" || entry.value <= alpha;
}
`,
  memory: `// What the tests have proved of each position: lower <= value <= upper.
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
  order: `// The order of the moves: put the best-looking first, and learn from cuts.
const order = { sort: (position) => game.moves(position), cut() {} };
`,
  noisyMoves: `// The moves that cannot wait: a tree of numbers has none.
const noisyMoves = () => [];
`,
  negated: `// In whole numbers of 32 bits the least has no negative.
const least = -(2 ** 31);
const negated = (value) => (value === least ? least : -value);
`,
  withoutPlies: `const withoutPlies = (key) => key;
`,
  withoutSide: `const withoutSide = (key) => key.replace(/^(max|min) /, "");
`,
  digest: `// Any slow digest of a text.
const digest = (text) => text;
`,
  random: `const random = () => ({ next: Math.random });
const clock = () => Math.floor(Date.now() / 1000);
`,
  chance: `const chance = { next: Math.random };
`,
  most: `const [least, most] = game.range;
`,
};

/** What the listing of sampling names and does not show, in plain JavaScript. */
export const samplingTree = `// The tree that grows: a node is a number, and each of these lists has a place for it.
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
    // 1 where MAX has moved into it; at the root, where MAX is to move.
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
const playout = (game, position) => {
  const moves = game.moves(position);
  return moves[chance.below(moves.length)];
};
// An outcome as a reward from 0 to 1, by the least and the greatest outcome there are.
const [worst, highest] = game.range;
const rewardOf = (outcome) => (highest > worst ? (outcome - worst) / (highest - worst) : 0.5);
`;
