import type { Setting } from "../prose/registry.ts";
import type { AlgorithmName } from "../run/algorithms.ts";
import type { Setup } from "../run/setup.ts";

/** The setup that prose asks for: the chapter's own, but for what it names. */
export function settingOver(given: Setup, { tree, game, position, algorithm }: Setting): Setup {
  const named = { ...given, algorithm: (algorithm ?? given.algorithm) as AlgorithmName };
  if (tree !== undefined) return { ...named, tree, game: undefined, position: undefined, sooner: undefined };
  if (game === undefined && position === undefined) return named;
  return { ...named, tree: undefined, game: game ?? given.game, position: position ?? given.position };
}
