import { formatValue } from "../../drawing/formatValue.ts";
import { type MctsOptions, minimax, parseTree, treeGame, Uct } from "../../engine/index.ts";
import {
  type SamplingFinding,
  type SamplingFindings,
  type SamplingShowcase,
  samplingMistakes,
} from "../../mistakes/index.ts";
import type { Curves } from "./curves.ts";
import { askOf, type Exhibit } from "./exhibit.ts";
import * as words from "./words.ts";

export type SamplingMistakeName = keyof typeof samplingMistakes;

/** A mistake in sampling, which curves can show. */
export interface SamplingExhibit extends Exhibit {
  readonly name: SamplingMistakeName;
  readonly method: SamplingShowcase["method"];
  readonly seed: number;
  curves(): Curves;
}

/** How often both look. */
export const lookedAt = 100;

type Sampler = typeof Uct;

/** Makes an exhibit of a mistake: it is shown beside UCT, with the same seed. */
export function samplingExhibit(name: SamplingMistakeName, showcase: SamplingShowcase): SamplingExhibit {
  const { words: said, tree, method, seed } = showcase;
  const find = (): SamplingFindings => ({
    right: sampleTree(Uct, tree, seed),
    wrong: sampleTree(samplingMistakes[name].Sampler as Sampler, tree, seed),
  });
  const shares = ({ visits }: SamplingFinding) => visits.map((count, i) => count / (i + 1));
  return {
    name,
    title: said.title,
    kind: "wrongAnswer",
    standsFor: "mcts",
    chapter: "mcts",
    input: tree,
    smallest: showcase.smallest === false ? undefined : "sampledTree",
    unit: words.iterations,
    method,
    seed,
    story: said.story,
    prove() {
      const found = find();
      return {
        ...found,
        question: askOf(showcase, found),
        reveal: said.reveal(found),
      };
    },
    curves() {
      const { right, wrong } = find();
      return {
        measure: "shareOfVisits",
        most: 1,
        right: shares(right),
        wrong: shares(wrong),
        titles: words.besideUct,
      };
    },
  };
}

function sampleTree(Sampler: Sampler, text: string, seed: number): SamplingFinding {
  const game = treeGame(parseTree(text));
  const options: MctsOptions<typeof game.start, number> = { iterations: lookedAt, seed };
  const uct = new Sampler(game, game.start, options);
  const worths = game.moves(game.start).map((move) => minimax(game, game.play(game.start, move)).value);
  const best = Math.max(...worths);
  const visitsOf = (wanted: number): number => {
    const child = [...uct.tree.childrenOf(0)].find((node) => uct.tree.moves[node] === wanted);
    return child === undefined ? 0 : uct.tree.visits[child];
  };
  const visits = Array.from({ length: lookedAt }, () => {
    uct.iterate();
    return visitsOf(worths.indexOf(best));
  });
  const counts = worths.map((_, move) => visitsOf(move));
  const move = counts.indexOf(Math.max(...counts));
  return {
    move,
    name: words.move(move + 1),
    worth: formatValue(worths[move]),
    visits,
    isRight: worths[move] === best,
    work: lookedAt,
  };
}
