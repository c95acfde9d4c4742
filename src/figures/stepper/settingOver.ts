import type { AlgorithmName } from "../algorithms.ts";
import type { Setting } from "../registry.ts";
import type { Setup } from "../setup.ts";

/** The setup that prose asks for over the present one; undefined where it asks for no other. */
export function settingOver(setup: Setup, setting: Setting): Setup | undefined {
  const { tree, game, position, algorithm } = setting;
  if (tree === undefined && game === undefined && position === undefined && algorithm === undefined)
    return undefined;
  const named = { ...setup, algorithm: (algorithm ?? setup.algorithm) as AlgorithmName };
  if (tree !== undefined)
    return { ...named, tree, game: undefined, position: undefined, preferSooner: undefined };
  if (game === undefined && position === undefined) return named;
  return { ...named, tree: undefined, game: game ?? setup.game, position: position ?? setup.position };
}
