import type { Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import type { MctsOptions } from "./mctsOptions.ts";
import { sample } from "./sample.ts";
import { type MctsResult, sampledResult } from "./sampledResult.ts";
import type { Uct } from "./uct.ts";

/** A search by sampling: what `mcts` is, whatever it does inside. */
export type SamplingSearch = (<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options?: MctsOptions<Position, Move>,
  observer?: Observer<Move>,
) => MctsResult<Move>) & { readonly Sampler: SamplerClass };

/** How to begin one: what iterates and keeps the tree. */
export type SamplerClass = new <Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options?: MctsOptions<Position, Move>,
  observer?: Observer<Move>,
) => Uct<Position, Move>;

/** The search that iterates as `Sampler` does; the class itself is kept for who wants to go step by step. */
export function sampled(Sampler: SamplerClass): SamplingSearch {
  const search = <Position, Move>(
    game: Game<Position, Move>,
    position: Position,
    options?: MctsOptions<Position, Move>,
    observer?: Observer<Move>,
  ) => {
    const uct = new Sampler(game, position, options, observer);
    sample(uct);
    return sampledResult(uct, game.range);
  };
  return Object.assign(search, { Sampler });
}
