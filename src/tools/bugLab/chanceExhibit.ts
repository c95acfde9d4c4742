import { formatValue } from "../../drawing/formatValue.ts";
import {
  type AnyGame,
  type ChanceTreePosition,
  Counter,
  chanceSearches,
  chanceTreeGame,
  expectimax,
  parseChanceTree,
} from "../../engine/index.ts";
import { chanceMistakes } from "../../mistakes/index.ts";
import type { ChanceMistakeName } from "../../mistakes/spoiledChanceSearches.ts";
import type {
  ChanceFinding,
  ChanceSearchName,
  ChanceShowcase,
  SpoiledChanceSearch,
} from "../../mistakes/types/chanceMistake.ts";
import { askOf, type Exhibit } from "./exhibit.ts";
import { spoiledChance } from "./spoiledChance.ts";
import * as words from "./words.ts";

/** A mistake in a search of games of chance, which a tree read twice can show. */
export interface ChanceExhibit extends Exhibit {
  readonly name: ChanceMistakeName;
  readonly standsFor: ChanceSearchName;
}

/** Makes an exhibit of a mistake: it is shown beside the search that it spoils. */
export function chanceExhibit(name: ChanceMistakeName, showcase: ChanceShowcase): ChanceExhibit {
  const { words: said, tree } = showcase;
  const { spoils, kind } = chanceMistakes[name];
  return {
    name,
    title: said.title,
    kind,
    standsFor: spoils,
    chapter: "chance",
    input: tree,
    smallest: "chanceTree",
    unit: words.leavesRead,
    story: said.story,
    prove() {
      const found = {
        right: judge(chanceSearches[spoils], tree),
        wrong: judge(spoiledChance[name], tree),
      };
      return { ...found, question: askOf(showcase, found), reveal: said.reveal(found) };
    },
  };
}

/** Rounding of a mean is no mistake. */
const near = 1e-9;

/** A search is right where its value is expectimax's and its move gives nothing away. */
function judge(search: SpoiledChanceSearch, tree: string): ChanceFinding {
  const game: AnyGame<ChanceTreePosition, number> = chanceTreeGame(parseChanceTree(tree));
  const counter = new Counter<number>();
  const { value, line } = search(game, game.start, {}, counter);
  const truth = expectimax(game, game.start).value;
  const worth = expectimax(game, game.play(game.start, line[0])).value;
  return {
    isRight: Math.abs(value - truth) < near && Math.abs(worth - truth) < near,
    value: formatValue(value),
    name: words.move(line[0] + 1),
    worth: formatValue(worth),
    leaves: counter.leaves,
    work: counter.leaves,
  };
}
