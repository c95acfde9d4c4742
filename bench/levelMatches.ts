import { gameFor, type LeveledGame, levelNames, levels, playerOf, type Style } from "../src/engine/index.ts";
import { matchTable } from "./matchTable.ts";
import { type MatchPlan, playMatches } from "./playMatches.ts";
import { sequentialMatch } from "./sequentialMatch.ts";

/** Openings of each game between two looks at the score, and the plies of each. They suit the slowest levels. */
const matches: Record<LeveledGame, { readonly batch: number; readonly opening: number }> = {
  ticTacToe: { batch: 40, opening: 1 },
  connectFour: { batch: 8, opening: 2 },
  othello: { batch: 8, opening: 4 },
  checkers: { batch: 8, opening: 4 },
  gomoku: { batch: 8, opening: 2 },
};

/** The easiest levels think so much faster that they can play more, and are not as far apart. */
const easiest: readonly string[] = ["beginner", "casual"];
const moreOfThem = 4;

/** Each level of each game against the one below it, the easiest against chance. */
export const plans: readonly MatchPlan[] = (Object.keys(matches) as LeveledGame[]).flatMap((name) => {
  const ladder: [name: string, style: Style][] = [["chance", { thinker: "chance" }]];
  for (const level of levelNames) ladder.push([level, levels[name][level]]);
  return ladder.slice(1).map(([level, style], at) => {
    const [below, belowStyle] = ladder[at];
    const { batch, opening } = matches[name];
    return {
      game: name,
      title: `${level} against ${below}`,
      play: () =>
        sequentialMatch(
          gameFor(name, {}),
          playerOf(gameFor(name, style), style, `${name} ${level}`),
          playerOf(gameFor(name, belowStyle), belowStyle, `${name} ${below}`),
          { batch: easiest.includes(level) ? moreOfThem * batch : batch, opening, seed: name },
        ),
    };
  });
});

/** Those matches, seeded, as text in columns. */
export async function levelMatches(): Promise<string> {
  return matchTable(await playMatches("levelMatches", plans));
}
