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
