import type { AnyGame, Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import { Refusal } from "../refusal.ts";
import * as words from "../words.ts";
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
  /** Without chance here; where `ChanceUct` extends it, with chance. */
  protected readonly game: AnyGame<Position, Move>;
  protected readonly observer: Observer<Move> | undefined;

  /** Throws a RangeError for options that make no sense and an Error where the game is over. */
  constructor(
    game: Game<Position, Move>,
    position: Position,
    options: MctsOptions<Position, Move> = {},
    observer?: Observer<Move>,
  ) {
    this.options = readMctsOptions(game, options);
    if (game.outcome(position) !== undefined) throw new Refusal(words, "nothingToSearch");
    this.game = game;
    this.observer = observer;
    this.tree = this.options.tree;
    this.tree.clear();
    this.tree.add(none, undefined as Move, position, game.turn(position) === "max");
  }

  iterate(): void {
    const node = this.descend();
    const outcome = this.simulate(node);
    this.backUp(node, outcome);
  }

  /** Walks down from the root; returns the child that was added, or a node where the game is over. */
  protected descend(): number {
    const { tree } = this;
    let node = 0;
    while (!this.grows(node)) {
      if (tree.firstChild[node] === none) return node;
      node = this.select(node);
    }
    return this.expand(node);
  }

  /** Whether a child is added here; else the walk goes on. */
  protected grows(node: number): boolean {
    return this.untriedAt(node).length > 0;
  }

  /** The moves that have no child yet. */
  protected untriedAt(node: number): Move[] {
    const { tree, game } = this;
    const known = tree.untried[node];
    if (known !== undefined) return known;
    const moves = [...game.moves(tree.positions[node])];
    tree.untried[node] = moves;
    return moves;
  }

  /** The child of the greatest upper confidence bound; the first born of several. */
  protected select(node: number): number {
    const { tree } = this;
    const logarithm = Math.log(tree.visits[node]);
    let best = tree.firstChild[node];
    let greatest = this.bound(best, logarithm);
    let child = tree.nextSister[best];
    while (child !== none) {
      const promised = this.bound(child, logarithm);
      if (promised > greatest) {
        greatest = promised;
        best = child;
      }
      child = tree.nextSister[child];
    }
    this.observer?.select(tree.moves[best], {
      exploit: this.exploit(best),
      explore: this.explore(logarithm, tree.visits[best]),
    });
    return best;
  }

  /** What a child may be worth at most, as far as one can tell: its mean, and what it may be underrated by. */
  protected bound(child: number, logarithm: number): number {
    const uncertain = this.explore(logarithm, this.tree.visits[child]);
    return this.exploit(child) + uncertain;
  }

  /** What a child has earned on average. */
  protected exploit(child: number): number {
    return this.tree.mean(child);
  }

  /** What a child may be underrated by: c·√(ln N / n); `logarithm` is ln N, of the visits of the node above. */
  protected explore(logarithm: number, visits: number): number {
    return this.options.c * Math.sqrt(logarithm / visits);
  }

  /** Adds one child, any of those untried, each as likely. */
  protected expand(node: number): number {
    const { tree, game } = this;
    const untried = this.untriedAt(node);
    const index = this.options.chance.below(untried.length);
    const move = untried[index];
    untried[index] = untried[untried.length - 1];
    untried.pop();
    const position = tree.positions[node];
    const isMax = game.turn(position) === "max";
    const next = game.play(position, move);
    this.observer?.expand(move);
    return tree.add(node, move, next, isMax);
  }

  /** Plays on from a node to the end of the game; returns the outcome. */
  protected simulate(node: number): number {
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
    let at = node;
    while (at !== none) {
      const reward = this.creditsMax(at) ? forMax : forMin;
      this.observer?.backup(tree.visits[at] + 1, (tree.earned[at] + reward) / (tree.visits[at] + 1));
      tree.earned[at] += reward;
      tree.visits[at]++;
      at = tree.parent[at];
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
