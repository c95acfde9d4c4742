import type { Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import { type MctsOptions, type ReadyMctsOptions, readMctsOptions } from "./mctsOptions.ts";
import { none, type SampledTree } from "./sampledTree.ts";

/**
 * Upper confidence bounds applied to trees, one iteration at a time. Each walks down by the greatest bound, adds one
 * child, plays the game out and tells the nodes on its way what came of it. A node's mean is that of the side that
 * moved into it, for that side has to choose it; the root's is that of the side to move.
 * Source: L. Kocsis and C. Szepesvári 2006, "Bandit Based Monte-Carlo Planning"; C. Browne et al. 2012, "A Survey of
 * Monte Carlo Tree Search Methods".
 */
export class Uct<Position, Move> {
  readonly tree: SampledTree<Position, Move>;
  readonly options: ReadyMctsOptions<Position, Move>;
  protected readonly game: Game<Position, Move>;
  protected readonly observer: Observer<Move> | undefined;

  /** Throws a RangeError for options that make no sense and an Error where the game is over. */
  constructor(
    game: Game<Position, Move>,
    position: Position,
    options: MctsOptions<Position, Move> = {},
    observer?: Observer<Move>,
  ) {
    this.options = readMctsOptions(game, options);
    if (game.outcome(position) !== undefined)
      throw new Error("There is nothing to search: the game is over.");
    this.game = game;
    this.observer = observer;
    this.tree = this.options.tree;
    this.tree.clear();
    this.tree.add(none, undefined as Move, position, game.turn(position) === "max");
  }

  iterate(): void {
    const node = this.descend();
    this.backUp(node, this.rollout(node));
  }

  /** Walks down from the root; returns the child that was added, or a node where the game is over. */
  protected descend(): number {
    const { tree, game } = this;
    let node = 0;
    for (;;) {
      tree.untried[node] ??= [...game.moves(tree.positions[node])];
      const untried = tree.untried[node]!;
      if (this.grows(node, untried)) return this.expand(node, untried);
      if (tree.firstChild[node] === none) return node;
      node = this.select(node);
    }
  }

  /** Whether a child is added here; else the walk goes on. */
  protected grows(_node: number, untried: readonly Move[]): boolean {
    return untried.length > 0;
  }

  /** The child of the greatest upper confidence bound; the first born of several. */
  protected select(node: number): number {
    const { tree } = this;
    const { visits, nextSister } = tree;
    const logarithm = Math.log(visits[node]);
    let best = none;
    let greatest = -Infinity;
    for (let child = tree.firstChild[node]; child !== none; child = nextSister[child]) {
      const bound = tree.mean(child) + this.explore(logarithm, visits[child]);
      if (bound > greatest) {
        greatest = bound;
        best = child;
      }
    }
    this.observer?.select(tree.moves[best], {
      exploit: tree.mean(best),
      explore: this.explore(logarithm, visits[best]),
    });
    return best;
  }

  /** What a child may be underrated by: c·√(ln N / n); `logarithm` is ln N, of the visits of the node above. */
  protected explore(logarithm: number, visits: number): number {
    return this.options.c * Math.sqrt(logarithm / visits);
  }

  /** Adds one child, any of those untried, each as likely. */
  protected expand(node: number, untried: Move[]): number {
    const { tree, game } = this;
    const index = this.options.chance.below(untried.length);
    const move = untried[index];
    untried[index] = untried[untried.length - 1];
    untried.pop();
    const position = tree.positions[node];
    this.observer?.expand(move);
    return tree.add(node, move, game.play(position, move), game.turn(position) === "max");
  }

  /** Plays on from a node to the end of the game; returns the outcome. */
  protected rollout(node: number): number {
    const { game } = this;
    const { playout, chance } = this.options;
    const played: Move[] | undefined = this.observer && [];
    let at = this.tree.positions[node];
    let outcome = game.outcome(at);
    while (outcome === undefined) {
      const move = playout(game, at, chance);
      played?.push(move);
      at = game.play(at, move);
      outcome = game.outcome(at);
    }
    this.observer?.rollout(played!, outcome);
    return outcome;
  }

  /** Tells every node from here up to the root. */
  protected backUp(node: number, outcome: number): void {
    const { tree } = this;
    const [forMax, forMin] = this.rewards(outcome);
    for (let at = node; at !== none; at = tree.parent[at]) {
      tree.visits[at]++;
      tree.earned[at] += this.creditsMax(at) ? forMax : forMin;
      this.observer?.backup(tree.visits[at], tree.mean(at));
    }
  }

  /** What an outcome is worth to MAX and to MIN, from 0 to 1. */
  protected rewards(outcome: number): readonly [forMax: number, forMin: number] {
    const reward = this.options.rewardOf(outcome);
    return [reward, 1 - reward];
  }

  /** Whether a node's rewards are MAX's: where MAX has moved into it. */
  protected creditsMax(node: number): boolean {
    return this.tree.byMax[node] === 1;
  }
}
