import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ChanceUct, chanceTreeGame, treeGame, writeChanceTree } from "../../src/engine/index.ts";
import { samplerNames, samplerOf } from "../../src/figures/mcts/samplers.ts";
import { cutClass } from "../../src/listing/cutListing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";
import { runnableChanceSampler } from "../../src/listing/runnableChanceSampler.ts";
import { runningLines } from "../../src/listing/runningLines.ts";
import { samplerListings } from "../../src/listing/samplerListings.ts";
import { SampleRecorder, SampleTrace, samplePhases } from "../../src/trace/index.ts";
import { arbitraryChanceTree } from "../engine/arbitraryChanceTree.ts";
import { arbitraryTree } from "../engine/arbitraryTree.ts";

const listingOf = (name: (typeof samplerNames)[number]) => samplerListings[samplerOf(name).file ?? name]();
const files: Readonly<Record<string, string>> = {
  "above.ts": `import { none } from "./none.ts";
export class Above<Move> {
  constructor(readonly size: number) {}
  go(): number { this.observer?.expand(0); return this.step(1); }
  step(by: number): number { return this.#grow(by); }
  #grow(by: number): number { return by + none; }
}`,
  "below.ts": `import { Above } from "./above.ts";
export const below = sampled(class<Move> extends Above<Move> {
  override step(by: number): number { return by * this.twice(by); }
  twice(by: number): number { return 2 * by; }
});`,
};

describe("The listing of a class", () => {
  it("has the methods that are inherited where they stand, as they were written anew, and then its own", () => {
    const listing = cutClass(files["below.ts"], "below", (path) => files[path.replace("./", "")]);
    expect(listing.lines.map(lineText)).toEqual([
      "function go() {",
      "  return step(1)",
      "}",
      "function step(by) {",
      "  return by * twice(by)",
      "}",
      "function grow(by) {",
      "  return by + none",
      "}",
      "function twice(by) {",
      "  return 2 * by",
      "}",
    ]);
    expect(listing.places).toEqual([{ event: "expand", lines: [1, 1] }]);
  });

  it("is asked for in vain where there is none", () => {
    expect(() => cutClass("export const one = 1;", "one", () => "")).toThrow("There is no class here");
  });
});

describe.each(samplerNames)("The listing of %s", (name) => {
  it("says nothing of observers, and has one place for each phase", async () => {
    const { lines, places } = await listingOf(name);
    expect(lines.map(lineText).join("\n")).not.toMatch(/observer|played/);
    expect(places.map(({ event }) => event).sort()).toEqual([...samplePhases].sort());
  });

  it("lights a statement of the method that an event comes from", async () => {
    const listing = await listingOf(name);
    const text = listing.lines.map(lineText);
    const tree = arbitraryTree.filter((one) => typeof one !== "number");
    const methods = { select: "select", expand: "expand", rollout: "simulate", backup: "backUp" };
    fc.assert(
      fc.property(tree, fc.nat(), (one, seed) => {
        const game = treeGame(one);
        const recorder = new SampleRecorder<number>();
        const uct = new (samplerOf(name).Class)(game, game.start, { seed }, recorder);
        for (let done = 0; done < 8; done++) uct.iterate();
        const trace = new SampleTrace(recorder.recording());
        for (let step = 1; step <= trace.length; step++) {
          const phase = trace.phase(step)!;
          const running = runningLines(listing, { kind: phase, isRoot: false });
          expect(running.length).toBeGreaterThan(0);
          for (const line of running) {
            const head = text.slice(0, line + 1).findLast((row) => row.startsWith("function "));
            expect(head).toMatch(new RegExp(`^function ${methods[phase]}\\(`));
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe("The listing of UCT where chance draws", () => {
  const listed = samplerListings.chanceUct();

  it("says nothing of observers, and has the phases of UCT as they are there", async () => {
    const [listing, plain] = [await listed, await listingOf("uct")];
    expect(listing.lines.map(lineText).join("\n")).not.toMatch(/observer|played|undefined as/);
    const textOf = ({ lines }: typeof listing) =>
      lines
        .map(lineText)
        .join("\n")
        .split(/\n(?=function )/);
    const [own, inherited] = [textOf(listing), textOf(plain)];
    for (const method of inherited) {
      if (!method.startsWith("function descend")) expect(own).toContain(method);
    }
    expect(own.map((method) => method.match(/^function (\w+)/)![1])).toContain("draw");
  });

  it("has a place for a draw, and beside that of an expansion one for what is drawn for the first time", async () => {
    const { lines, places } = await listed;
    const shown = (event: string) =>
      places
        .filter((place) => place.event === event)
        .map((place) => {
          const head = lines
            .slice(0, place.lines[0])
            .map(lineText)
            .findLast((row) => row.startsWith("function"));
          return [head?.match(/\w+(?=\()/)?.[0], lineText(lines[place.lines[0]]).trim()];
        });
    expect(shown("draw")).toEqual([["draw", "if (known !== undefined) return known"]]);
    expect(shown("expand")).toEqual([
      ["expand", "return tree.add(node, move, next, isMax)"],
      ["draw", "const child = tree.add(node, move, next,"],
    ]);
    expect(places.length).toBe(samplePhases.length + 2);
  });

  it("runs as it is copied: it looks a thousand times, and at each draw as it is likely", async () => {
    const listing = await listed;
    fc.assert(
      fc.property(
        arbitraryChanceTree.filter((tree) => typeof tree !== "number"),
        (tree) => {
          const visits: number[] = [];
          const log = (_move: string, move: number, _visits: string, count: number) => {
            visits[move - 1] = count;
          };
          const program = runnableChanceSampler(listing, tree);
          expect(program, writeChanceTree(tree)).toMatch(/^[\n\x20-\x7e]*$/);
          new Function("console", program)({ log });
          expect(visits.reduce((sum, count) => sum + (count ?? 0), 0)).toBe(1000);
          const game = chanceTreeGame(tree);
          const uct = new ChanceUct(game, game.start);
          for (let done = 0; done < 1000; done++) uct.iterate();
          if (!uct.draws(0)) return;
          for (const [place, likely] of game.chances(game.start).entries())
            expect(Math.abs((visits[place] ?? 0) / 1000 - likely)).toBeLessThan(0.1);
        },
      ),
      { numRuns: 20 },
    );
  });
});

it("What runs in UCT is what its phases are about", async () => {
  const listing = await listingOf("uct");
  const shown = (phase: (typeof samplePhases)[number]) =>
    runningLines(listing, { kind: phase, isRoot: false }).map((line) => lineText(listing.lines[line]).trim());
  expect(shown("select")[0]).toBe("while (child !== none) {");
  expect(shown("select").at(-1)).toBe("}");
  expect(shown("expand")[0]).toMatch(/^return tree\.add\(/);
  expect(shown("rollout")[0]).toBe("while (outcome === undefined) {");
  expect(shown("backup")).toEqual(["tree.earned[at] += reward"]);
});
