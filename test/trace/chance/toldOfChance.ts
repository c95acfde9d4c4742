import {
  type AnyGame,
  type ChanceSearch,
  type ChanceTree,
  chanceSearches,
  chanceTreeGame,
  parseChanceTree,
  type StarOptions,
} from "../../../src/engine/index.ts";
import { ChanceTrace } from "../../../src/trace/chance/index.ts";
import type { RecordedEvent } from "../../../src/trace/depthFirst/readEvent.ts";
import { PlainEvents } from "../depthFirst/plainEvents.ts";

/** The searches of games of chance by name. */
export const names = Object.keys(chanceSearches) as (keyof typeof chanceSearches)[];

/** Whether a search goes by the bounds of all outcomes. */
export const isBounded = (name: string): boolean => name !== "expectimax";

/** What a search tells of a tree, which may be given as text, by its range. */
export function toldOfChance(
  name: keyof typeof chanceSearches,
  given: ChanceTree | string,
  options: StarOptions = {},
): {
  readonly trace: ChanceTrace<number>;
  readonly events: readonly RecordedEvent<number>[];
  readonly bounds: readonly [number, number];
} {
  const game = chanceTreeGame(typeof given === "string" ? parseChanceTree(given) : given);
  const observer = new PlainEvents<number>();
  const search: ChanceSearch = chanceSearches[name];
  search(game as AnyGame<unknown, number>, game.start, options, observer);
  const bounds = isBounded(name) ? (options.bounds ?? game.range) : ([-Infinity, Infinity] as const);
  const recording = observer.recorder.recording("max");
  return { trace: ChanceTrace.of(recording, game, game.start, bounds), events: observer.events, bounds };
}
