import type { Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import type { Result } from "../search.ts";
import type { MctsOptions, ReadyMctsOptions } from "./mctsOptions.ts";
import { agrees, finalMove, none, type SampledTree } from "./sampledTree.ts";
import type { Uct } from "./uct.ts";

/** A child of the root. */
export interface SampledChild<Move> {
  readonly move: Move;
  readonly visits: number;
  /** Mean reward, from 0 to 1, for the side to move at the root; for MAX where chance draws there. */
  readonly mean: number;
}

export interface MctsResult<Move> extends Result<Move> {
  readonly children: readonly SampledChild<Move>[];
  readonly iterations: number;
}

/** What grows a tree by one iteration after the other. */
export interface Sampler<Position, Move> {
  readonly tree: SampledTree<Position, Move>;
  readonly options: Pick<ReadyMctsOptions<Position, Move>, "iterations" | "stop" | "final" | "reward">;
  iterate(): void;
  /** Whether chance draws at a node, so that there is nothing to choose. */
  draws?(node: number): boolean;
}

/**
 * What a search has found so far. The line follows the child that is played in the end as far as the tree goes, or to where
 * chance draws; `value` is the mean outcome that the root's rewards stand for.
 */
export function sampledResult<Position, Move>(
  sampler: Sampler<Position, Move>,
  range: readonly [number, number],
): MctsResult<Move> {
  const { tree, options } = sampler;
  const line: Move[] = [];
  const next = (node: number) => (sampler.draws?.(node) ? none : finalMove(tree, node, options.final));
  for (let node = next(0); node !== none; node = next(node)) line.push(tree.moves[node]);
  const children = [...tree.childrenOf(0)].map((child) => ({
    move: tree.moves[child],
    visits: tree.visits[child],
    mean: tree.mean(child),
  }));
  const mean = tree.byMax[0] ? tree.mean(0) : 1 - tree.mean(0);
  const [least, greatest] = options.reward === "win" ? [-1, 1] : range;
  return { value: least * (1 - mean) + greatest * mean + 0, line, children, iterations: tree.visits[0] };
}

/**
 * Iterates as often as the options say, or until `settled`. Where the final move must have both most visits and the
 * greatest mean, it goes on until one has, for at most as many iterations again.
 */
export function sample<Position, Move>(sampler: Sampler<Position, Move>, settled = () => false): void {
  const { iterations, stop, final } = sampler.options;
  const most = final === "robustMax" ? 2 * iterations : iterations;
  let done = 0;
  do {
    sampler.iterate();
    done++;
    if (settled()) return;
  } while ((done < iterations || (done < most && !agrees(sampler.tree))) && !stop());
}

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
