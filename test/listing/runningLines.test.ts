import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  opponent,
  type ProbeResult,
  type Side,
  Silent,
  treeGame,
  type ValueSource,
} from "../../src/engine/index.ts";
import { cutListing } from "../../src/listing/cutListing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";
import { type RunningEvent, runningLines } from "../../src/listing/runningLines.ts";
import { mistakes } from "../../src/mistakes/index.ts";
import { anyTree } from "./anyTree.ts";
import { searchNamed } from "./searchNamed.ts";
import { searchSources } from "./searchSources.ts";

type FollowedEvent = RunningEvent & { readonly side: Side };

/** Follows a search as a trace does: whose turn it is from the nesting alone. */
class Follower extends Silent<number> {
  readonly events: FollowedEvent[] = [];
  #side: Side = "min";
  #depth = 0;

  override enter(): void {
    this.#side = opponent(this.#side);
    this.#depth++;
    this.#tell({ kind: "enter" });
  }

  override improve(): void {
    this.#tell({ kind: "improve" });
  }

  override cutoff(): void {
    this.#tell({ kind: "cutoff" });
  }

  override research(): void {
    this.#tell({ kind: "research" });
  }

  override probe(_key: unknown, result: ProbeResult): void {
    this.#tell({ kind: "probe", result });
  }

  override store(): void {
    this.#tell({ kind: "store" });
  }

  override order(): void {
    this.#tell({ kind: "order" });
  }

  override leave(_value: number, from: ValueSource): void {
    this.#tell({ kind: "leave", from });
    this.#side = opponent(this.#side);
    this.#depth--;
  }

  #tell(event: Pick<RunningEvent, "kind" | "from" | "result">): void {
    const isAgain = this.events.at(-1)?.kind === "research";
    this.events.push({ ...event, side: this.#side, isRoot: this.#depth === 1, isAgain });
  }
}

describe.each(Object.entries(searchSources))("while %s runs", (name, source) => {
  const listing = cutListing(source, name);
  const search = searchNamed(name);
  const follow = (tree: Parameters<typeof treeGame>[0], depth: number): FollowedEvent[] => {
    const game = treeGame(tree);
    const follower = new Follower();
    search(game, game.start, { depth }, follower);
    return follower.events;
  };
  const textAt = (lines: readonly number[]): string =>
    lines.map((line) => lineText(listing.lines[line]).trim()).join(" ");

  test("every event lights the statement that it tells of", () => {
    const statement: Record<string, RegExp> = {
      enter: /visit\(/,
      improve: /^if \(.*\) \S+ = \S+( if \(best [<>] (α|β)\) \2 = best)?$/,
      cutoff:
        name in mistakes ? /^if \((α|best) >=? β\) (break|return)/ : /^if \((α|best) >= β\) (break|return)/,
      leave: /\breturn\b/,
      research: /visit\(|β = /,
      probe: /^if \(/,
      order: /\.sort\(/,
      store: /known\.\w+ = |\.store\(/,
    };
    fc.assert(
      fc.property(anyTree, fc.nat(5), (tree, depth) => {
        for (const event of follow(tree, depth)) {
          expect(textAt(runningLines(listing, event))).toMatch(statement[event.kind]);
        }
      }),
    );
  });

  // A search in negamax form has one branch for both.
  if (listing.places.some(({ side }) => side !== undefined)) {
    test("each side lights its own branch", () => {
      const middle = listing.lines.findIndex((line) => lineText(line).includes("} else {"));
      for (const { kind, side, isRoot } of follow(
        [
          [3, 12, 8],
          [2, 4, 6],
          [14, 5, 2],
          [[1], [9]],
        ],
        9,
      )) {
        const servesBoth = listing.places.every((place) => place.event !== kind || place.side === undefined);
        if (servesBoth || (kind === "enter" && isRoot)) continue;
        const runs = kind === "enter" ? opponent(side) : side;
        const isInFirst = runningLines(listing, { kind, side, isRoot })[0] < middle;
        expect(isInFirst).toBe(runs === "max");
      }
    });
  }

  test("no statement is left that never lights up", () => {
    // The first cuts at a MIN node, the second at a MAX node, both stop at inner nodes at depth 2. In the third
    // the second move beats the first and is no leaf, and equal subtrees meet a memory. In the fourth a MIN node is
    // cut by another bound than the root's.
    const trees = [
      [
        [3, 12, 8],
        [2, [4], 6],
      ],
      [
        [
          [1, 5],
          [9, 4],
        ],
      ],
      [0, [[0, 2], [1, 2], [[[7]]]], [[1, 2]]],
      [[[5, [3, 9]]]],
    ];
    const events = trees.flatMap((tree) => [...follow(tree, 9), ...follow(tree, 2)]);
    const lit = new Set(events.map((event) => runningLines(listing, event).join()));
    for (const {
      lines: [first, last],
    } of listing.places) {
      const lines = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      // A better value may light the statement that narrows the window, too.
      expect([...lit].map((one) => one.split(",").slice(0, lines.length).join())).toContain(lines.join());
    }
  });
});

test("An event that the search does not tell of lights nothing", () => {
  const listing = cutListing(searchSources.minimax, "minimax");
  expect(runningLines(listing, { kind: "cutoff", side: "max", isRoot: true })).toEqual([]);
});

test("An event outside the tree needs nobody's turn", () => {
  const listing = cutListing(searchSources.minimax, "minimax");
  expect(runningLines(listing, { kind: "iteration", isRoot: false })).toEqual([]);
});

test("The root lights the signature, and its children the call in its branch", () => {
  const listing = cutListing(searchSources.minimax, "minimax");
  const [signature, ...calls] = listing.lines.flatMap((line, index) =>
    lineText(line).includes("visit(") ? [index] : [],
  );
  const at = (side: Side, isRoot: boolean) => runningLines(listing, { kind: "enter", side, isRoot })[0];
  expect([at("max", true), at("min", false), at("max", false)]).toEqual([signature, ...calls]);
});

test("A child is entered by one call when it is tested, by another when it is searched again", () => {
  const listing = cutListing(searchSources.negaScout, "negaScout");
  const calls = listing.lines.flatMap((line, index) => (lineText(line).includes("−visit(") ? [index] : []));
  const at = (isAgain: boolean) =>
    runningLines(listing, { kind: "enter", side: "min", isRoot: false, isAgain });
  expect([at(false), at(true)]).toEqual(calls.map((line) => [line]));
});

test("The root is searched again by the call that searched it first", () => {
  const listing = cutListing(searchSources.mtdf, "mtdf");
  const at = (isAgain: boolean) =>
    runningLines(listing, { kind: "enter", side: "max", isRoot: true, isAgain });
  expect(at(true)).toEqual(at(false));
  expect(lineText(listing.lines[at(true)[0]])).toContain("value = visit(position, depth, α, β)");
});
