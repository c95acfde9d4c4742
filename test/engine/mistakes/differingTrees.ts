import { minimax, type Options, type Search, type Tree, treeGame } from "../../../src/engine/index.ts";

/** Every tree with this many leaves and inner nodes, whose leaves are among `values`. */
function* treesOf(leaves: number, inner: number, values: readonly number[]): Generator<Tree> {
  if (inner === 0 && leaves === 1) yield* values;
  if (inner > 0) for (const children of familiesOf(leaves, inner - 1, values)) yield children;
}

/** Every row of children, one or more, that have so many leaves and inner nodes together. */
function* familiesOf(leaves: number, inner: number, values: readonly number[]): Generator<readonly Tree[]> {
  for (let own = 1; own <= leaves; own++) {
    for (let below = 0; below <= inner; below++) {
      for (const first of treesOf(own, below, values)) {
        if (own === leaves && below === inner) yield [first];
        else for (const rest of familiesOf(leaves - own, inner - below, values)) yield [first, ...rest];
      }
    }
  }
}

/**
 * The trees of the fewest nodes on which a search is wrong, all of them, their leaves among `values`; none where none
 * has as few as `most` nodes.
 */
export function differingTrees(
  search: Search,
  values: readonly number[],
  most: number,
  options: Options = {},
): Tree[] {
  for (let nodes = 1; nodes <= most; nodes++) {
    const wrong: Tree[] = [];
    for (let leaves = 1; leaves <= nodes; leaves++) {
      for (const tree of treesOf(leaves, nodes - leaves, values)) {
        const game = treeGame(tree);
        const right = minimax(game, game.start, options).value;
        if (search(game, game.start, options).value !== right) wrong.push(tree);
      }
    }
    if (wrong.length > 0) return wrong;
  }
  return [];
}
