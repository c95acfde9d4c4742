import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searches, treeGame, writeTree } from "../../src/engine/index.ts";
import { samplerNames, samplerOf } from "../../src/figures/mcts/samplers.ts";
import { everyListing } from "../../src/listing/everyListing.ts";
import { rootOf } from "../../src/listing/rootOf.ts";
import { runnable, runnableSampler } from "../../src/listing/runnable.ts";
import { samplerListings } from "../../src/listing/samplerListings.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";
import { searchNamed } from "./searchNamed.ts";

/** Runs a program as a browser's console does, and keeps what it prints. */
function run(program: string): Record<string, number> {
  const printed: Record<string, number> = {};
  const log = (what: string, value: number) => {
    printed[what.replace(":", "")] = value;
  };
  new Function("console", program)({ log });
  return printed;
}

const inner = arbitraryTree.filter((tree) => typeof tree !== "number");
const names = Object.keys(everyListing);

describe.each(names)("The copied code of %s", (name) => {
  const listing = everyListing[name];

  it("is plain ASCII, says its language, and begins with what it needs", () => {
    const program = runnable(listing);
    const [title, ...rest] = program.split("\n");
    expect(title).toBe(`// ${listing.title}, in JavaScript.`);
    expect(rest.join("\n")).toMatch(/^[\n\x20-\x7e]*$/);
  });

  it("runs as it stands, and finds the engine's value and move", () => {
    fc.assert(
      fc.property(inner, (tree) => {
        const game = treeGame(tree);
        const { value, line } = searchNamed(name)(game, game.start);
        const found = run(runnable(listing, { tree: writeTree(tree) }));
        expect(found.value + 0).toBe(value);
        if (rootOf(listing)) expect(found.move).toBe((line[0] as number) + 1);
      }),
      { numRuns: 60 },
    );
  });
});

it("Every right search shows how it is called first", () => {
  for (const name of Object.keys(searches)) {
    if (name in everyListing) expect(rootOf(everyListing[name]), name).toBeDefined();
  }
});

it("A depth is handed on", () => {
  const found = run(runnable(everyListing.minimax, { tree: "[[3,12],[2,4]]", depth: 1 }));
  expect(found.value).toBe(0);
});

describe.each(samplerNames)("The copied code of sampling, %s,", (name) => {
  /** How often it visits each of the root's moves. */
  async function visitsOn(tree: string): Promise<number[]> {
    const listing = await samplerListings[samplerOf(name).file ?? name]();
    const visits: number[] = [];
    const log = (_move: string, move: number, _visits: string, count: number) => {
      visits[move - 1] = count;
    };
    new Function("console", runnableSampler(listing, tree))({ log });
    return visits;
  }

  it("runs as it stands, looks a thousand times, and finds a win in one that its search finds", async () => {
    const visits = await visitsOn("[0,1]");
    expect(visits.reduce((sum, count) => sum + count)).toBe(1000);
    if (name === "uct" || name === "exact") expect(visits.indexOf(Math.max(...visits))).toBe(1);
  });
});
