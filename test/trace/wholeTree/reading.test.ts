import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  alphaBetaWithTable,
  type Game,
  minimax,
  mtdf,
  negaScout,
  orderedAlphaBeta,
  quiescence,
  type Search,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import {
  growWholeTree,
  KeptReading,
  type Reading,
  readWholeTree,
  WholeReading,
  WholeTree,
} from "../../../src/trace/index.ts";
import { storyOf } from "../../engine/storyOf.ts";
import { arbitrarySubject, type Subject } from "./preorderOf.ts";

const searches: Readonly<Record<string, Search>> = {
  minimax,
  alphaBeta,
  alphaBetaWithTable,
  negaScout,
  orderedAlphaBeta,
  mtdf,
};

function read({ game, position, depth }: Subject, search: Search) {
  const tree = new WholeTree(growWholeTree(game, position, { depth }));
  const options = depth === undefined ? {} : { depth };
  return new KeptReading(tree, readWholeTree(tree, game, position, search, options));
}

/** The searches, and two that try moves in other orders than the game's. */
const readings: Readonly<Record<string, (subject: Subject) => Reading>> = {
  ...Object.fromEntries(
    Object.entries(searches).map(([name, search]) => [name, (subject: Subject) => read(subject, search)]),
  ),
  "minimax, last move first": (subject) => read(subject, backwards(minimax)),
  "alpha-beta, last move first": (subject) => read(subject, backwards(alphaBeta)),
};

const backwards =
  (search: Search): Search =>
  (game, position, options, observer) => {
    const reversed: typeof game = { ...game, moves: (of) => game.moves(of).toReversed() };
    return search(reversed, position, options, observer);
  };

/** What is told of each step, from nothing on, event by event. */
class Replay {
  readonly path: number[] = [];
  readonly entered = new Set<number>();
  readonly done = new Set<number>();
  nodes = 0;
  leaves = 0;

  apply(event: number, tree: WholeTree<unknown>): void {
    if (event >= 0) {
      this.path.push(event);
      this.entered.add(event);
      this.done.delete(event);
      this.nodes++;
    } else {
      const node = this.path.pop()!;
      expect(node).toBe(~event);
      this.done.add(node);
      if (tree.isLeaf(node)) this.leaves++;
    }
  }

  standing(node: number) {
    if (this.path.includes(node)) return "open";
    return this.done.has(node) ? "done" : "unread";
  }
}

describe.each(Object.keys(readings))("What %s reads", (name) => {
  it("is told at each step as a replay from nothing tells it", () => {
    const agree = (subject: Subject) => {
      const reading = readings[name](subject) as KeptReading;
      const { tree } = reading;
      const replay = new Replay();
      for (let step = 0; step <= reading.steps; step++) {
        if (step > 0) replay.apply(reading.columns.events[step - 1], tree);
        expect(reading.path(step)).toEqual(replay.path);
        expect(reading.current(step)).toBe(replay.path.at(-1) ?? -1);
        expect([reading.nodes(step), reading.leaves(step)]).toEqual([replay.nodes, replay.leaves]);
        const seen = reading.seen(step);
        const { levelNodes, levelStarts } = tree.columns;
        for (let level = 0; level < tree.levels; level++) {
          const slots = Array.from(
            { length: levelStarts[level + 1] - levelStarts[level] },
            (_, i) => levelStarts[level] + i,
          );
          const read = slots.filter((slot) => replay.entered.has(levelNodes[slot]));
          expect(slots.filter((slot) => seen.has(slot))).toEqual(read);
          expect(seen.first(levelStarts[level], levelStarts[level + 1])).toBe(read[0] ?? -1);
        }
        const nodes = levelNodes.filter((_, i) => i % 7 === step % 7);
        for (const node of nodes) expect(reading.standing(node, step)).toBe(replay.standing(node));
      }
      expect(replay.path).toEqual([]);
    };
    fc.assert(fc.property(arbitrarySubject, agree), { numRuns: 25 });
  });

  it("is told by an observer in the same order, with the same values", () => {
    const agree = (subject: Subject) => {
      const { game, position, depth } = subject;
      const reading = readings[name](subject) as KeptReading;
      const search = name.endsWith("first")
        ? backwards(name.startsWith("minimax") ? minimax : alphaBeta)
        : searches[name];
      const story = storyOf(search, game, position, depth === undefined ? {} : { depth });
      const moves: unknown[] = [];
      const told = story.filter(([event]) => event === "enter" || event === "leave");
      expect(reading.steps).toBe(told.length);
      const last = new Map<number, unknown[]>();
      for (const [i, [event, ...details]] of told.entries()) {
        if (event === "enter" && details[0] !== undefined) moves.push(details[0]);
        const node = reading.tree.find(moves)!;
        expect(reading.columns.events[i]).toBe(event === "enter" ? node : ~node);
        if (event === "leave") last.set(node, [...details, i + 1]);
        if (event === "leave") moves.pop();
      }
      for (let node = 0; node < reading.tree.size; node++) {
        const [value, from, step] = last.get(node) ?? [undefined, undefined, 0];
        expect([reading.returned(node), reading.from(node), reading.left(node)]).toEqual([value, from, step]);
      }
    };
    fc.assert(fc.property(arbitrarySubject, agree), { numRuns: 25 });
  });

  it("has a next and a previous step for each node, as its events have them", () => {
    const agree = (subject: Subject, pick: number) => {
      const reading = readings[name](subject) as KeptReading;
      const node = pick % reading.tree.size;
      const steps = [...reading.columns.events.keys()]
        .filter((i) => [node, ~node].includes(reading.columns.events[i]))
        .map((i) => i + 1);
      expect(reading.entered(node)).toBe(steps[0] ?? 0);
      for (let step = 0; step <= reading.steps; step++) {
        expect(reading.next(node, step)).toBe(steps.find((of) => of > step));
        expect(reading.previous(node, step)).toBe(steps.findLast((of) => of < step));
      }
    };
    fc.assert(fc.property(arbitrarySubject, fc.nat(), agree), { numRuns: 60 });
  });
});

/** The node that a step enters, or the complement of the one that it leaves. */
function computedEvent(reading: Reading, step: number): number {
  const node = reading.current(step);
  return node >= 0 && reading.entered(node) === step ? node : ~reading.current(step - 1);
}

describe("Minimax in natural order", () => {
  it("is computed step by step as it is kept", () => {
    const agree = (subject: Subject) => {
      const kept = read(subject, minimax);
      const { tree } = kept;
      const computed: Reading = new WholeReading(tree);
      expect(computed.steps).toBe(kept.steps);
      for (let node = 0; node < tree.size; node++) {
        expect(computed.entered(node)).toBe(kept.entered(node));
        expect(computed.left(node)).toBe(kept.left(node));
        expect(computed.returned(node)).toBe(kept.returned(node));
        expect(computed.from(node) === "children").toBe(kept.from(node) === "children");
      }
      for (let step = 0; step <= kept.steps; step++) {
        expect(computed.path(step)).toEqual(kept.path(step));
        expect(computed.nodes(step)).toBe(kept.nodes(step));
        expect(computed.leaves(step)).toBe(kept.leaves(step));
        const node = step % tree.size;
        expect(computed.standing(node, step)).toBe(kept.standing(node, step));
        expect(computed.next(node, step)).toBe(kept.next(node, step));
        expect(computed.previous(node, step)).toBe(kept.previous(node, step));
        const [one, other] = [computed.seen(step), kept.seen(step)];
        for (let level = 0; level < tree.levels; level++) {
          const [from, to] = tree.columns.levelStarts.slice(level, level + 2);
          const begin = from + (step % (to - from));
          expect(one.first(begin, to)).toBe(other.first(begin, to));
          expect([one.first(begin, begin), other.first(begin, begin)]).toEqual([-1, -1]);
          expect(one.has(begin)).toBe(other.has(begin));
        }
      }
    };
    fc.assert(fc.property(arbitrarySubject, agree), { numRuns: 60 });
  });

  it("is so in a tree of tens of thousands of nodes, too", () => {
    const position = ticTacToe.read("X........");
    const kept = read({ name: "", game: ticTacToe as Subject["game"], position, depth: undefined }, minimax);
    const computed = new WholeReading(kept.tree);
    expect(kept.columns.events.every((event, i) => event === computedEvent(computed, i + 1))).toBe(true);
    for (let step = 0; step <= kept.steps; step += 997) {
      expect([kept.current(step), kept.leaves(step)]).toEqual([
        computed.current(step),
        computed.leaves(step),
      ]);
    }
  });

  it("keeps nothing besides the tree", () => {
    const game = treeGame([
      [3, 12, 8],
      [2, 4, 6],
    ]);
    expect(new WholeReading(new WholeTree(growWholeTree(game, game.start))).bytes).toBe(0);
  });
});

describe("A search that does not stay in the tree", () => {
  const message = "The search does not stay in the whole tree";
  const tree = new WholeTree(growWholeTree(ticTacToe, ticTacToe.start, { depth: 2 }));
  const reading = (search: Search, depth: number) => () =>
    readWholeTree(tree, ticTacToe, ticTacToe.start, search, { depth });

  it("is refused, whether it looks further ahead or less far", () => {
    expect(reading(minimax, 2)).not.toThrow();
    expect(reading(minimax, 3)).toThrow(message);
    expect(reading(minimax, 1)).toThrow(message);
  });

  it("is refused where it makes moves that the tree has not", () => {
    const game = { ...ticTacToe, moves: () => [9] } as Game<number, number>;
    expect(() => readWholeTree(tree, game, ticTacToe.start, minimax, { depth: 2 })).toThrow(message);
    expect(reading(quiescence, 2)).not.toThrow();
  });
});

it("Alpha-beta reads 18,297 of tic-tac-toe's nodes, in natural order", () => {
  const tree = new WholeTree(growWholeTree(ticTacToe, ticTacToe.start));
  const reading = new KeptReading(tree, readWholeTree(tree, ticTacToe, ticTacToe.start, alphaBeta));
  expect([reading.nodes(reading.steps), reading.leaves(reading.steps)]).toEqual([18_297, 7330]);
  expect((reading.bytes + tree.bytes) / tree.size).toBeLessThan(26);
});
