import { chanceSearches, searches } from "../engine/index.ts";
import type { KnownSearches } from "./judgeProgram.ts";
import { isChanceTask, type SearchTaskName } from "./searchTasks.ts";

/** The notebook's searches, right and wrong, that a task's program may turn out to be; mistakes are fetched when one asks. */
export async function knownFor(task: SearchTaskName): Promise<KnownSearches> {
  if (isChanceTask(task)) {
    const { spoiledChanceSearches } = await import("../mistakes/spoiledChanceSearches.ts");
    return { ...chanceSearches, ...spoiledChanceSearches };
  }
  const { spoiledSearches } = await import("../mistakes/spoiledSearches.ts");
  return { ...searches, ...spoiledSearches };
}
