import { gameFor, type LeveledGame, levelNames, levels, playerOf, type Style } from "../src/engine/index.ts";
import { type MatchRow, matchTable } from "./matchTable.ts";
import { sequentialMatch } from "./sequentialMatch.ts";

/** Openings of each game between two looks at the score, and the plies of each. They suit the slowest levels. */
const matches: Record<LeveledGame, { readonly batch: number; readonly opening: number }> = {
  ticTacToe: { batch: 40, opening: 1 },
  connectFour: { batch: 5, opening: 2 },
  othello: { batch: 5, opening: 4 },
  checkers: { batch: 5, opening: 4 },
  gomoku: { batch: 5, opening: 2 },
};

/** The easiest levels think so much faster that they can play more, and are not as far apart. */
const easiest: readonly string[] = ["beginner", "casual"];
const moreOfThem = 4;

/** Each level of each game against the one below it, the easiest against chance: seeded matches, as text in columns. */
export function levelMatches(): string {
  const rows: MatchRow[] = [];
  for (const name of Object.keys(matches) as LeveledGame[]) {
    const ladder: [name: string, style: Style][] = [["chance", { thinker: "chance" }]];
    for (const level of levelNames) ladder.push([level, levels[name][level]]);
    for (const [at, [level, style]] of ladder.entries()) {
      if (at === 0) continue;
      const [below, belowStyle] = ladder[at - 1];
      const { batch, opening } = matches[name];
      const result = sequentialMatch(
        gameFor(name, {}),
        playerOf(gameFor(name, style), style, `${name} ${level}`),
        playerOf(gameFor(name, belowStyle), belowStyle, `${name} ${below}`),
        { batch: easiest.includes(level) ? moreOfThem * batch : batch, opening, seed: name, independent: 2 },
      );
      rows.push({ game: at === 1 ? name : "", title: `${level} against ${below}`, result });
    }
  }
  return matchTable(rows);
}
