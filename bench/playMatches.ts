import { execFile } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { MatchRow } from "./matchTable.ts";
import type { SequentialResult } from "./sequentialMatch.ts";

/** A match that can be played, and where it stands in its table. */
export interface MatchPlan extends Pick<MatchRow, "game" | "title"> {
  play(): SequentialResult;
}

const matchFile = fileURLToPath(new URL("playMatch.ts", import.meta.url));

/**
 * Plays the matches that bench/<table>.ts plans, as many at a time as the machine has cores. Each has a process to
 * itself: what the compiler learned of one game would make the next one slower. Their order does not matter to them.
 */
export async function playMatches(table: string, plans: readonly MatchPlan[]): Promise<MatchRow[]> {
  const rows: MatchRow[] = [];
  const left = plans.entries();
  async function playOn(): Promise<void> {
    for (const [index, { game, title }] of left) {
      const { stdout } = await promisify(execFile)(process.execPath, [matchFile, table, String(index)]);
      rows[index] = { game, title, result: JSON.parse(stdout) };
      process.stderr.write(`${game}, ${title}: ${rows[index].result.share.toFixed(2)}\n`);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, playOn));
  return rows;
}
