import {
  type ChanceGame,
  type ChanceSearch,
  Counter,
  chanceSearches,
  chanceTreeGame,
  pig,
  race,
  random,
  star1WithTable,
  twentyFortyEight,
} from "../src/engine/index.ts";
import { expectFound } from "./expectFound.ts";
import { bestFirst, regularChanceTree } from "./regularChanceTree.ts";

/** What the searches with chance nodes are counted on: games from their start, all to one depth. */
interface CountedChance {
  readonly title: string;
  /** Exactly what is searched, and how deep. */
  readonly explain: string;
  readonly depth: number;
  // biome-ignore lint/suspicious/noExplicitAny: games of unlike positions and moves meet in one list here.
  readonly games: readonly ChanceGame<any, any>[];
}

const [branches, plies, count] = [6, 5, 10];
const trees = Array.from({ length: count }, (_, number) =>
  regularChanceTree(random(`chance ${number}`), branches, plies),
);
const those = `${count} random trees of ${branches} branches and ${plies} plies, choices and chance by turns`;

export const countedChance = {
  anyOrder: {
    title: "Trees",
    explain: those,
    depth: Infinity,
    games: trees.map(chanceTreeGame),
  },
  bestFirst: {
    title: "Best first",
    explain: `${those}, the best moves in front`,
    depth: Infinity,
    games: trees.map((tree) => chanceTreeGame(bestFirst(tree))),
  },
  pig: { title: "Pig", explain: "Pig to 20 points, 10 plies", depth: 10, games: [pig(20)] },
  race: { title: "Race", explain: "the race of two, 12 plies", depth: 12, games: [race()] },
  twentyFortyEight: {
    title: "2048",
    explain: "2048 on 2 × 2 to the tile 32, 7 plies",
    depth: 7,
    games: [twentyFortyEight({ size: 2, goal: 32 })],
  },
} as const satisfies Readonly<Record<string, CountedChance>>;

export type CountedChanceName = keyof typeof countedChance;
/** All searches with chance nodes, the one that remembers positions among them; its entries are of the depth that is searched. */
export const countedSearches: Readonly<Record<string, ChanceSearch>> = {
  ...chanceSearches,
  star1WithTable: (game, position, options, observer) =>
    star1WithTable(game, position, { ...options, table: { depths: "equal" } }, observer),
};
export type ChanceSearchName = keyof typeof chanceSearches | "star1WithTable";

interface ChanceCount {
  /** What the games are worth, one after the other, to a billionth: sums are rounded, and in other orders otherwise. */
  readonly values: readonly number[];
  readonly nodes: number;
  readonly leaves: number;
}

const counted = new Map<string, ChanceCount>();

/** All nodes that a search enters there, and the leaves among them. Throws where a value is not expectimax's. */
export function countChance(on: CountedChanceName, by: ChanceSearchName): ChanceCount {
  const name = `${on} ${by}`;
  const count = counted.get(name) ?? search(on, by);
  counted.set(name, count);
  if (by !== "expectimax") {
    const right = countChance(on, "expectimax");
    for (const [place, value] of count.values.entries()) expectFound(value, right.values[place]);
  }
  return count;
}

function search(on: CountedChanceName, by: ChanceSearchName): ChanceCount {
  const { games, depth }: CountedChance = countedChance[on];
  const counter = new Counter<unknown>();
  const values = games.map((game) => {
    const { value } = countedSearches[by](game, game.start, { depth }, counter);
    return Math.round(value * 1e9);
  });
  return { values, nodes: counter.nodes, leaves: counter.leaves };
}
