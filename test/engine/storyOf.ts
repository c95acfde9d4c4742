import type { Game, Observer, Options, Search } from "../../src/engine/index.ts";

/** One thing told: the observer's method, and what it was handed. */
export type Told = readonly [event: string, ...details: unknown[]];

/** All that a search tells, in order. */
export function storyOf<Position, Move>(
  search: Search,
  game: Game<Position, Move>,
  position: Position,
  options?: Options,
): Told[] {
  const story: Told[] = [];
  const observer = new Proxy({} as Observer<Move>, {
    get:
      (_, event: string) =>
      (...details: unknown[]) =>
        void story.push([event, ...details]),
  });
  search(game, position, options, observer);
  return story;
}
