import { formatValue } from "../../../drawing/formatValue.ts";
import { expectimax, perfectInformation, pimc } from "../../../engine/index.ts";
import { bestPlan, readWorlds, worthOf } from "../../../kit/worlds/plans.ts";
import type { Exhibit } from "../exhibit.ts";
import { openCards as words } from "../exhibitWords.ts";
import { worldsSearched } from "../words.ts";

const worlds = readWorlds("{1/4: [0, 4], 3/4: [4, 0]}");
const { game, chances } = worlds;
const roots = chances.map((_, world) => game.play(game.start, world));

/** A way to play: what it does at the position that is really there. */
type Play = (position: (typeof roots)[number]) => number;
const honest: Play = (position) => pimc(game, position).line[0];
const peeking: Play = (position) => expectimax(perfectInformation(game), position).line[0];

/** What a way to play does in each world, what that brings on the average, and whether it does one thing where all looks alike. */
function found(play: Play) {
  const moves = roots.map(play);
  const outcomes = roots.map((position, world) => game.outcome(game.play(position, moves[world]))!);
  const mean = outcomes.reduce((sum, outcome, world) => sum + chances[world] * outcome, 0);
  const isOne = moves.every((move) => move === moves[0]);
  return { moves, mean, isRight: isOne && mean === worthOf(worlds, bestPlan(worlds)).mean };
}

/** A mistake of programs that play with hidden cards, which a figure with worlds can show. */
export const openCards: Exhibit & { readonly shown: Readonly<Record<string, unknown>> } = {
  name: "openCards",
  title: words.title,
  kind: "wrongAnswer",
  standsFor: "pimc",
  chapter: "hidden-cards",
  input: worlds.text,
  unit: worldsSearched,
  shown: { tree: worlds.text, open: true },
  story: words.story,
  prove() {
    const [right, wrong] = [found(honest), found(peeking)];
    const values = [wrong.mean, right.mean, Math.min(...chances) * game.range[1]].map(formatValue);
    return {
      right: { isRight: right.isRight, work: roots.length },
      wrong: { isRight: wrong.isRight, work: 1 },
      question: {
        text: words.question(worlds.text),
        options: values,
        answer: values.indexOf(formatValue(wrong.mean)),
      },
      reveal: words.reveal({
        played: wrong.moves,
        wrong: formatValue(wrong.mean),
        kept: right.moves[0],
        right: formatValue(right.mean),
      }),
    };
  },
};
