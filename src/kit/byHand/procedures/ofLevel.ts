import { type Random, random } from "../../../engine/index.ts";
import { difficultyAt, type Level, spread } from "../difficulty.ts";

/** What is drawn at most until one is of the difficulty that is wanted; then the nearest is taken. */
const mostTries = 500;

/** Something to be done in rounds, and how hard it is, in acts, when it is broken off after one round, after two, and so on. */
export interface Drawn<Task> {
  readonly hardness: readonly number[];
  readonly of: (rounds: number) => Task;
}

/**
 * Something of a level's difficulty: it is drawn by chance, and ends after as many rounds as make it so hard. The same for
 * the same seed on every machine. What nobody should do, `draw` leaves out by giving undefined.
 */
export function ofLevel<Task>(
  level: Level,
  seed: string,
  draw: (chance: Random) => Drawn<Task> | undefined,
): Task {
  const chance = random(seed);
  const wanted = difficultyAt(level);
  let nearest: Task | undefined;
  let least = Infinity;
  for (let tries = 0; tries < mostTries && least > spread * wanted; tries++) {
    const drawn = draw(chance);
    if (drawn === undefined) continue;
    for (const [before, hardness] of drawn.hardness.entries()) {
      const off = Math.abs(hardness - wanted);
      if (off < least) [nearest, least] = [drawn.of(before + 1), off];
    }
  }
  return nearest as Task;
}
