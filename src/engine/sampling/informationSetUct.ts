import { drawOne } from "../drawOne.ts";
import type { HiddenGame, Side } from "../game.ts";
import type { Observer } from "../observer.ts";
import { Refusal } from "../refusal.ts";
import * as words from "../words.ts";
import * as hiddenWords from "./hiddenWords.ts";
import { type HiddenMctsOptions, type ReadyMctsOptions, readMctsOptions } from "./mctsOptions.ts";
import { none, type SampledTree } from "./sampledTree.ts";

/** A move from a position in one world, and the node that it leads to, where there is one yet. */
interface Step<Position, Move> {
  readonly move: Move;
  readonly position: Position;
  readonly seen: string;
  readonly child: number;
}

/**
 * UCT on what the side to move can tell apart (single-observer information set Monte Carlo tree search). Each iteration draws a
 * world, by how likely it is, and walks down a tree that is one for all worlds: a node stands for all positions that look alike
 * to the side that searches, so it has one mean for all worlds, and nothing can be chosen world by world. Where a child is
 * compared, it counts how often it could have been chosen, as not every world has every move. The other side is taken to know no
 * more than the searcher, and worlds to be as likely as chance makes them, whatever the other side has done before.
 * Source: P. Cowling, E. Powley, D. Whitehouse 2012, "Information Set Monte Carlo Tree Search".
 */
export class InformationSetUct<Position, Move> {
  /** A node keeps the position in which it was met first, of all that look like it. */
  readonly tree: SampledTree<Position, Move>;
  readonly options: ReadyMctsOptions<Position, Move>;
  /** Indexed by the node: how often its parent was walked through in a world in which it could be chosen. */
  readonly available: number[] = [0];
  readonly #game: HiddenGame<Position, Move>;
  readonly #side: Side;
  readonly #worlds: readonly Position[];
  readonly #chances: readonly number[];
  readonly #children: Map<string, number>[] = [new Map()];
  readonly #observer: Observer<Move> | undefined;

  /** Throws a RangeError for options that make no sense, and a Refusal where the game is over or chance is to draw. */
  constructor(
    game: HiddenGame<Position, Move>,
    position: Position,
    options: HiddenMctsOptions<Position, Move> = {},
    observer?: Observer<Move>,
  ) {
    this.options = readMctsOptions(game, options);
    this.#side = chooserAt(game, position);
    this.#game = game;
    this.#observer = observer;
    const worlds = game.worlds(position, this.#side);
    this.#worlds = worlds.map((world) => world.position);
    this.#chances = worlds.map(({ chance }) => chance);
    this.tree = this.options.tree;
    this.tree.clear();
    this.tree.add(none, undefined as Move, position, this.#side === "max");
  }

  iterate(): void {
    const world = this.#worlds[drawOne(this.#chances, this.options.chance)];
    const [node, position] = this.#descend(world);
    const outcome = this.#simulate(position);
    this.#backUp(node, outcome);
  }

  /** Walks down in one world; returns the node that was added, or where the game is over, and the position there. */
  #descend(world: Position): readonly [node: number, position: Position] {
    let [node, position] = [0, world];
    while (this.#game.outcome(position) === undefined) {
      const steps = this.#steps(node, position);
      for (const child of new Set(steps.map(({ child }) => child)))
        if (child !== none) this.available[child]++;
      const untried = steps.filter(({ child }) => child === none);
      if (untried.length > 0) {
        const step = this.#anyOf(untried);
        return [this.#expand(node, step, position), step.position];
      }
      const isDrawn = this.#game.turn(position) === "chance";
      const step = isDrawn ? steps[0] : this.#select(steps);
      if (isDrawn) this.#observer?.draw(this.tree.moves[step.child]);
      [node, position] = [step.child, step.position];
    }
    return [node, position];
  }

  /** What can be done in this world; at chance's turn the one thing that is drawn. */
  #steps(node: number, position: Position): Step<Position, Move>[] {
    const game = this.#game;
    const legal = game.moves(position);
    const isDrawn = game.turn(position) === "chance";
    const moves = isDrawn ? [legal[drawOne(game.chances(position), this.options.chance)]] : legal;
    return moves.map((move) => {
      const next = game.play(position, move);
      const seen = game.sees(next, this.#side);
      return { move, position: next, seen, child: this.#children[node].get(seen) ?? none };
    });
  }

  /** The step to the child of the greatest upper confidence bound, the first of several. */
  #select(steps: readonly Step<Position, Move>[]): Step<Position, Move> {
    const bounds = steps.map(({ child }) => this.#exploit(child) + this.#explore(child));
    const best = steps[bounds.indexOf(Math.max(...bounds))];
    this.#observer?.select(this.tree.moves[best.child], {
      exploit: this.#exploit(best.child),
      explore: this.#explore(best.child),
    });
    // Moves that the searcher does not see are one child; any of them may have been meant.
    return this.#anyOf(steps.filter(({ child }) => child === best.child));
  }

  #exploit(child: number): number {
    return this.tree.mean(child);
  }

  #explore(child: number): number {
    return this.options.c * Math.sqrt(Math.log(this.available[child]) / this.tree.visits[child]);
  }

  #expand(node: number, { move, position, seen }: Step<Position, Move>, from: Position): number {
    this.#observer?.expand(move);
    const child = this.tree.add(node, move, position, this.#game.turn(from) === "max");
    this.#children[node].set(seen, child);
    this.#children.push(new Map());
    this.available.push(1);
    return child;
  }

  /** Plays on by lot to the end of the game; returns the outcome. */
  #simulate(from: Position): number {
    const game = this.#game;
    const { chance } = this.options;
    const played: Move[] = [];
    let position = from;
    for (;;) {
      const outcome = game.outcome(position);
      if (outcome !== undefined) {
        this.#observer?.rollout(played, outcome);
        return outcome;
      }
      const moves = game.moves(position);
      const isDrawn = game.turn(position) === "chance";
      const move = isDrawn ? moves[drawOne(game.chances(position), chance)] : this.#anyOf(moves);
      played.push(move);
      position = game.play(position, move);
    }
  }

  /** Tells every node from here up to the root. */
  #backUp(from: number, outcome: number): void {
    const { tree } = this;
    const forMax = this.options.rewardOf(outcome);
    for (let node = from; node !== none; node = tree.parent[node]) {
      const reward = tree.byMax[node] === 1 ? forMax : 1 - forMax;
      tree.earned[node] += reward;
      tree.visits[node]++;
      this.#observer?.backup(tree.visits[node], tree.mean(node));
    }
  }

  #anyOf<Item>(items: readonly Item[]): Item {
    return items.length === 1 ? items[0] : items[this.options.chance.below(items.length)];
  }
}

/** The side that is to choose; throws a Refusal where the game is over or chance is to draw. */
export function chooserAt<Position, Move>(game: HiddenGame<Position, Move>, position: Position): Side {
  if (game.outcome(position) !== undefined) throw new Refusal(words, "nothingToSearch");
  const turn = game.turn(position);
  if (turn === "chance") throw new Refusal(hiddenWords, "nobodyChooses");
  return turn;
}
