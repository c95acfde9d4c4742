import { drawOne } from "../drawOne.ts";
import type { AnyGame, Game } from "../game.ts";
import type { Observer } from "../observer.ts";
import { type MctsOptions, type Playout, playoutOf } from "./mctsOptions.ts";
import { none } from "./sampledTree.ts";
import { Uct } from "./uct.ts";

/**
 * UCT with chance nodes. There nobody chooses and no bounds are compared: the way goes on by a draw, each outcome as likely as the
 * game has it, and one that is drawn for the first time is the child that the iteration adds. So a chance node's mean comes
 * to be that of its outcomes, each counted as often as it comes. As nobody has chosen an outcome, it counts what the chance node
 * counts. Where no chance draws, it grows the very tree that UCT grows.
 * Source: L. Kocsis and C. Szepesvári 2006, "Bandit Based Monte-Carlo Planning", on problems in which a choice leads to one of several
 * states by lot. A. Couëtoux and others 2011, "Continuous Upper Confidence Trees", widen such nodes where too much can be drawn.
 */
export class ChanceUct<Position, Move> extends Uct<Position, Move> {
  /** Indexed by a node where chance draws: its children by the place of their outcomes in the game's order. */
  readonly drawn: number[][] = [];

  /** Throws a RangeError for options that make no sense and an Error where the game is over. */
  constructor(
    game: AnyGame<Position, Move>,
    position: Position,
    options: MctsOptions<Position, Move> = {},
    observer?: Observer<Move>,
  ) {
    // UCT asks of a game no more than whether it is MAX's turn, and this at no node where chance draws.
    const rollout = drawing(playoutOf(options));
    super(game as Game<Position, Move>, position, { ...options, rollout }, observer);
    if (this.draws(0)) this.tree.byMax[0] = 1;
  }

  /** Whether chance draws at a node. A game that is over may still be said to be at chance's turn. */
  draws(node: number): boolean {
    const { game, tree } = this;
    const position = tree.positions[node];
    return game.turn(position) === "chance" && game.outcome(position) === undefined;
  }

  /** Walks down until a node is new, or the game is over there. */
  protected override descend(): number {
    const { tree } = this;
    let node = 0;
    while (node === 0 || tree.visits[node] > 0) {
      if (this.draws(node)) node = this.draw(node);
      else if (this.grows(node)) node = this.expand(node);
      else if (tree.firstChild[node] === none) return node;
      else node = this.select(node);
    }
    return node;
  }

  /** The child that chance draws; it is added where there is none yet. */
  protected draw(node: number): number {
    const { tree, game, drawn } = this;
    const position = tree.positions[node];
    const outcome = drawOne(game.chances!(position), this.options.chance);
    if (drawn[node] === undefined) drawn[node] = [];
    const known = drawn[node][outcome];
    if (known !== undefined) {
      this.observer?.draw(tree.moves[known]);
      return known;
    }
    const move = game.moves(position)[outcome];
    const next = game.play(position, move);
    this.observer?.expand(move);
    const child = tree.add(node, move, next, tree.byMax[node] === 1);
    drawn[node][outcome] = child;
    return child;
  }
}

/** Plays as another does, and at chance's turn draws what happens, as likely as it is. */
const drawing =
  <Position, Move>(playout: Playout<Position, Move>): Playout<Position, Move> =>
  (game, position, chance) =>
    game.turn(position) === "chance"
      ? game.moves(position)[drawOne(game.chances!(position), chance)]
      : playout(game, position, chance);
