import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filesOf, type Imports, roundTrip } from "../../../scripts/config/figureChunks.ts";

/** A module for each line, with what it imports; an entry has a star. */
function modules(lines: Readonly<Record<string, readonly string[]>>): Map<string, Imports> {
  return new Map(
    Object.entries(lines).map(([id, importedIds]) => [
      id.replace("*", ""),
      { isEntry: id.endsWith("*"), importedIds },
    ]),
  );
}
const declared = (kind: string) => `/src/figures/${kind}/${kind}.ts`;
const component = (kind: string) =>
  `/src/figures/${kind}/${kind[0]?.toUpperCase()}${kind.slice(1)}Figure.svelte`;
const kinds = ["stepper", "lockstep", "mcts", ..."abcdefghijkl"].map(String);

describe("Modules that are sent in one file", () => {
  test("are those of a kind of figures, and those that several kinds need", () => {
    const files = filesOf(
      modules({
        "/Figure.astro?astro&type=script&index=0*": ["/element.ts"],
        "/element.ts": [],
        "/Search.astro?astro&type=script*": ["/search.ts"],
        "/search.ts": [],
        "/src/tools/Check.svelte*": ["/tree.ts", "/question.ts", "/state.ts"],
        "/question.ts": [],
        "/state.ts": [],
        "/src/kit/figure/Guarded.svelte": ["/svelte.ts"],
        "/svelte.ts": [],
        "/tree.ts": ["/svelte.ts"],
        "/player.ts": [],
        "/late.ts": [],
        "/own.ts": ["/player.ts"],
        [declared("stepper")]: ["/own.ts", "/state.ts"],
        [component("stepper")]: ["/tree.ts", "/player.ts"],
        [component("lockstep")]: ["/tree.ts", "/player.ts"],
        [component("mcts")]: ["/player.ts"],
        ...Object.fromEntries(kinds.slice(3).map((kind) => [declared(kind), ["/element.ts"]])),
      }),
    );
    expect(Object.fromEntries(files)).toEqual({
      "/element.ts": "page",
      "/src/kit/figure/Guarded.svelte": "figures",
      "/svelte.ts": "figures",
      "/player.ts": "players",
      "/tree.ts": "steppers",
      "/state.ts": "steppers",
      "/own.ts": "stepper",
      [declared("stepper")]: "stepper",
      [component("stepper")]: "stepper",
      [component("lockstep")]: "lockstep",
      [component("mcts")]: "mcts",
      ...Object.fromEntries(kinds.slice(3).map((kind) => [declared(kind), kind])),
    });
  });

  test("are apart from a figure's own, where a tree with chance nodes needs them elsewhere, too", () => {
    const files = filesOf(
      modules({
        "/rules.ts": [],
        "/search.ts": ["/rules.ts"],
        "/own.ts": ["/search.ts"],
        "/edges.ts": ["/rules.ts"],
        "/src/figures/stepper/withChance.ts": ["/search.ts", "/edges.ts"],
        [component("stepper")]: [],
        [declared("worlds")]: ["/own.ts"],
      }),
    );
    expect(["/rules.ts", "/search.ts", "/own.ts", "/edges.ts"].map((id) => files.get(id))).toEqual([
      ...["worlds+chance", "worlds+chance"],
      ...["worlds", undefined],
    ]);
  });

  test("keep styles in the files that pages link, named after the outermost component", () => {
    const style = (of: string) => `${of}?svelte&type=style&lang.css`;
    const [outer, inner, own] = ["/Tree.svelte", "/Node.svelte", component("stepper")];
    const files = filesOf(
      modules({
        [component("lockstep")]: [outer],
        [own]: [inner, outer, style(own)],
        [inner]: [style(inner)],
        [outer]: [inner, style(outer)],
        ...Object.fromEntries([own, inner, outer].map((of) => [style(of), []])),
      }),
    );
    expect(files.get(style(own))).toBe("StepperFigure");
    expect([style(inner), style(outer)].map((id) => files.get(id))).toEqual(["Tree", "Tree"]);
  });

  test("never wait for each other, whatever imports what", () => {
    const shared = Array.from({ length: 12 }, (_, i) => `/shared${i}.ts`);
    const picks = fc.array(fc.nat({ max: shared.length - 1 }), { maxLength: 5 });
    fc.assert(
      fc.property(
        fc.array(picks, { minLength: kinds.length, maxLength: kinds.length }),
        fc.array(picks, { minLength: shared.length, maxLength: shared.length }),
        (ofKinds, ofShared) => {
          const imports = {
            // Each only imports what comes after it: modules are in no circle, so files must not be either.
            ...Object.fromEntries(
              shared.map((id, i) => [
                id,
                (ofShared[i] ?? []).filter((to) => to > i).map((to) => shared[to]!),
              ]),
            ),
            ...Object.fromEntries(
              kinds.map((kind, i) => [component(kind), (ofKinds[i] ?? []).map((to) => shared[to]!)]),
            ),
          };
          const known = modules(imports);
          const files = filesOf(known);
          const fileOf = (id: string) => files.get(id) ?? id;
          const between = new Map<string, string[]>();
          for (const [id, { importedIds }] of known) {
            const to = importedIds.map(fileOf).filter((file) => file !== fileOf(id));
            between.set(fileOf(id), [...(between.get(fileOf(id)) ?? []), ...to]);
          }
          expect(roundTrip(between)).toBeUndefined();
        },
      ),
    );
  });
});

test("Files that need each other in a circle are found, others are not", () => {
  const circle = { a: ["b"], b: ["c", "d"], c: [], d: ["b"] };
  expect(roundTrip(new Map(Object.entries(circle)))).toEqual(["b", "d"]);
  expect(roundTrip(new Map(Object.entries({ a: ["b", "c"], b: ["c"], c: [] })))).toBeUndefined();
});
