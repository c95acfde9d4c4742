import {
  gameFor,
  type LeveledGame,
  levelNames,
  levels,
  match,
  playerOf,
  type Style,
  scoreInterval,
} from "../src/engine/index.ts";

/** Openings for each game's hardest level, as many as a few minutes allow, and the plies of each. */
const matches: Record<LeveledGame, { readonly pairs: number; readonly opening: number }> = {
  ticTacToe: { pairs: 50, opening: 1 },
  connectFour: { pairs: 10, opening: 2 },
  othello: { pairs: 8, opening: 4 },
  checkers: { pairs: 8, opening: 4 },
  gomoku: { pairs: 8, opening: 2 },
};

/** The other levels think so much faster that they can play more. */
const moreOfThem = 4;

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** Each level of each game against the one below it, the easiest against chance: seeded matches, as text in columns. */
export function levelMatches(): string {
  const rows = [["", "", "wins", "draws", "losses", "score", "95 % interval"]];
  for (const name of Object.keys(matches) as LeveledGame[]) {
    const ladder: [name: string, style: Style][] = [["chance", { thinker: "chance" }]];
    for (const level of levelNames) ladder.push([level, levels[name][level]]);
    for (const [at, [level, style]] of ladder.entries()) {
      if (at === 0) continue;
      const [below, belowStyle] = ladder[at - 1];
      const pairs = matches[name].pairs * (level === "master" ? 1 : moreOfThem);
      const result = match(
        gameFor(name, {}),
        playerOf(gameFor(name, style), style, `${name} ${level}`),
        playerOf(gameFor(name, belowStyle), belowStyle, `${name} ${below}`),
        { ...matches[name], pairs, seed: name },
      );
      const { share, low, high } = scoreInterval(result);
      const counts = [result.wins, result.draws, result.losses].map(String);
      const interval = `${percent(low)} – ${percent(high)}`;
      rows.push([at === 1 ? name : "", `${level} against ${below}`, ...counts, percent(share), interval]);
    }
  }
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
