import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  gameFor,
  type LeveledGame,
  type LevelName,
  levelNames,
  levels,
  match,
  pairScore,
  playerOf,
  type Style,
} from "../src/engine/index.ts";

/** Openings of each match, fixed beforehand; each is played twice with the sides exchanged. */
export const pairs = 20;
/** Random plies of an opening. */
const openings: Record<LeveledGame, number> = {
  ticTacToe: 1,
  connectFour: 2,
  othello: 4,
  checkers: 4,
  gomoku: 2,
};

/** A match between a level and something weaker, and what came of it for the level. */
export interface LadderRow {
  readonly game: LeveledGame;
  readonly level: LevelName;
  /** A level, chance, or a plain search: the plies that it looks ahead. */
  readonly against: LevelName | "chance" | number;
  /** How both play: where a level has changed since, the row is to be played again. */
  readonly styles: readonly [Style, Style];
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** A row that has not been played yet. */
export type LadderMatch = Pick<LadderRow, "game" | "level" | "against">;

/** Each level of each game against the one below it, the easiest against chance. */
export const ladder: readonly LadderMatch[] = (Object.keys(levels) as LeveledGame[])
  .filter((game) => game !== "ticTacToe")
  .flatMap((game) =>
    levelNames.map((level, at) => ({
      game,
      level,
      against: at === 0 ? ("chance" as const) : levelNames[at - 1],
    })),
  );

/** Levels of Connect Four that play a worse move now and then, against a search that never does, a few plies deep. */
export const plainMatches: readonly LadderMatch[] = [
  { game: "connectFour", level: "casual", against: 1 },
  { game: "connectFour", level: "casual", against: 2 },
  { game: "connectFour", level: "club", against: 2 },
  { game: "connectFour", level: "club", against: 3 },
];

/** The styles of a match as levels stand now. */
export function stylesOf({ game, level, against }: LadderMatch): readonly [Style, Style] {
  const below: Style =
    against === "chance"
      ? { thinker: "chance" }
      : typeof against === "number"
        ? { thinker: "orderedAlphaBeta", depth: against }
        : levels[game][against];
  return [levels[game][level], below];
}

/** Plays a match; seeded, so that it comes out the same on every machine. */
export function playRow(row: LadderMatch): LadderRow {
  const { game, level, against } = row;
  const styles = stylesOf(row);
  const [one, other] = styles.map((style, i) =>
    playerOf(gameFor(game, style), style, `${game} ${i === 0 ? level : against}`),
  );
  const { wins, draws, losses } = match(gameFor(game, {}), one, other, {
    pairs,
    opening: openings[game],
    seed: game,
  });
  return { ...row, styles, wins, draws, losses };
}

/** Chapter 10 reads what is written there: to play it takes half an hour, too long for a build. */
const file = fileURLToPath(new URL("../content/chapters/levelLadder.ts", import.meta.url));

/** Plays all of them, writes what came of them beside the chapter, and says it as text. */
export function levelLadder(): string {
  const played = [...ladder, ...plainMatches].map(playRow);
  const [head] = readFileSync(file, "utf8").split("export const");
  writeFileSync(file, `${head}export const levelLadder = ${JSON.stringify(played, undefined, 2)};\n`);
  return played
    .map(({ game, level, against, ...result }) => {
      const [share, low, high] = Object.values(pairScore(result)).map(
        (part) => `${Math.round(100 * part)} %`,
      );
      const other = typeof against === "number" ? `${against} plies` : against;
      return `${game}, ${level} against ${other}: ${share}, ${low} to ${high}`;
    })
    .join("\n");
}
