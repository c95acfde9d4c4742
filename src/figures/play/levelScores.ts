import type { LevelScore } from "../../engine/opponents/evenLevel.ts";
import { forget, keep, readKept } from "../../kit/kept/browserStorage.ts";

/**
 * What a reader has scored in each game, by its name, against each of its levels from the easiest to the hardest. Knows nothing
 * of games and levels: it is read where these would weigh too much.
 */
export type LevelScores = Readonly<Record<string, readonly LevelScore[]>>;

const keptAll = (): LevelScores => readScores(readKept("levels") ?? "{}") ?? {};

/** What this browser keeps of a game of so many levels; that nothing was played where it keeps nothing that fits. */
export function keptScores(game: string, levels: number): readonly LevelScore[] {
  const kept = keptAll()[game];
  return kept?.length === levels ? kept : Array.from({ length: levels }, () => ({ games: 0, points: 0 }));
}

/** Keeps one more game at a level, and what was scored in it, 0 to 1; returns what is known then, kept or not. */
export function keepScore(
  game: string,
  levels: number,
  level: number,
  points: number,
): readonly LevelScore[] {
  const scores = keptScores(game, levels).map((score, i) =>
    i === level ? { games: score.games + 1, points: score.points + points } : score,
  );
  keep("levels", JSON.stringify({ ...keptAll(), [game]: scores }));
  return scores;
}

/** Forgets the games of one kind. */
export function forgetScores(game: string): void {
  const { [game]: _, ...others } = keptAll();
  if (Object.keys(others).length === 0) forget("levels");
  else keep("levels", JSON.stringify(others));
}

/** Such a text read back; undefined where it is none. */
export function readScores(text: string): LevelScores | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== "object" || read === null || Array.isArray(read)) return undefined;
    const isKnown = (scores: unknown) => Array.isArray(scores) && scores.length > 0 && scores.every(isScore);
    return Object.values(read).every(isKnown) ? (read as LevelScores) : undefined;
  } catch {
    return undefined;
  }
}

function isScore(value: unknown): value is LevelScore {
  const { games, points } = (value ?? {}) as Partial<LevelScore>;
  return (
    Number.isInteger(games) &&
    typeof points === "number" &&
    Number.isInteger(2 * points) &&
    points >= 0 &&
    points <= (games as number)
  );
}
