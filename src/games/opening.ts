import { faceOf } from "./faces.ts";
import { rulesOf, type WeighedName } from "./rules.ts";

/** Where a game is begun to be searched, and how deep a dozen searches of it go in a second or two. */
export interface Opening {
  readonly position: string;
  readonly depth: number;
}

/** What a game is opened with where the page names no position. */
export function opening(game: WeighedName): Opening {
  const { position, depth } = faceOf(game).opening;
  const rules = rulesOf(game);
  return { position: position ?? rules.write(rules.start), depth };
}
