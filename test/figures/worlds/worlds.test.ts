import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bestReply,
  type ChanceTree,
  measureChanceTree,
  nonLocality,
  parseChanceTree,
  pimc,
  strategiesOf,
  strategyFusion,
  writeChanceTree,
} from "../../../src/engine/index.ts";
import { drawnNodes, layoutWorlds } from "../../../src/figures/worlds/drawnWorlds.ts";
import * as words from "../../../src/figures/worlds/words.ts";
import { examples, solveWorlds, worlds, worldsFacts } from "../../../src/figures/worlds/worlds.ts";
import {
  bestPlan,
  most,
  moveRows,
  type Plan,
  plansOf,
  readWorlds,
  setOf,
  type Worlds,
  worthOf,
} from "../../../src/kit/worlds/plans.ts";
import { arbitraryWorlds } from "../../engine/arbitraryWorlds.ts";
import { everyStrategy } from "../../engine/everyStrategy.ts";

const fits = (tree: ChanceTree) => {
  const { leaves, depth } = measureChanceTree(tree);
  return leaves <= most.leaves && depth <= most.plies + 1;
};
/** Trees with worlds in which MAX has a choice, and which have room in a figure. */
const drawable = arbitraryWorlds
  .filter(fits)
  .map(writeChanceTree)
  .filter((text) => {
    try {
      return readWorlds(text).sets.length > 0;
    } catch {
      return false;
    }
  });

/** What a plan brings against the best reply of all strategies. */
function repliedTo(worlds: Worlds, plan: Plan): number {
  const { game } = worlds;
  const strategies = strategiesOf(game, (position) => {
    const set = setOf(worlds, position);
    return game.moves(position).map((move) => (set < 0 || plan[set] === move ? 1 : 0));
  });
  return bestReply(game, "min", strategies);
}
const viewOf = (said: Readonly<Record<string, unknown>>) => worlds.place(said).given;

describe("A figure with worlds", () => {
  it("has the two smallest examples ready", () => {
    expect(parseChanceTree(examples.strategyFusion)).toEqual(strategyFusion);
    expect(parseChanceTree(examples.nonLocality)).toEqual(nonLocality);
  });

  it("says what determinization counts on, gets, and what the best plan brings", () => {
    const { strategyFusion, nonLocality } = examples;
    expect(worldsFacts(viewOf({ tree: strategyFusion, plan: "0.1" }))).toMatchObject({
      ...{ plan: `${words.moveOf(0, 0, 2)}, ${words.moveOf(1, 1, 2)}`, worth: "1", inWorlds: "0, 2" },
      ...{ counts: "2", determinized: "1", best: "1.5", open: "2" },
    });
    expect(worldsFacts(viewOf({ tree: nonLocality }))).toMatchObject({
      ...{ plan: words.moveOf(0, 0, 2), worth: "0", inWorlds: "0, 0" },
      ...{ counts: "1", determinized: "0", best: "0.5", open: "0.5" },
    });
  });

  it("gives a plan the worth that MIN's best reply leaves it, in any tree", () => {
    fc.assert(
      fc.property(drawable, fc.nat(), (text, any) => {
        const read = readWorlds(text);
        const plans = plansOf(read);
        const plan = plans[any % plans.length];
        const { byWorld, mean } = worthOf(read, plan);
        expect(mean).toBeCloseTo(repliedTo(read, plan), 9);
        const sum = byWorld.reduce((sum, value, world) => sum + read.chances[world] * value, 0);
        expect(mean).toBeCloseTo(sum, 9);
      }),
    );
  });

  it("has a plan for every strategy of MAX's, and none of them is better than the best", () => {
    fc.assert(
      fc.property(drawable, (text) => {
        const read = readWorlds(text);
        const plans = plansOf(read);
        expect(plans).toHaveLength(everyStrategy(read.game, "max").length);
        const greatest = Math.max(...plans.map((plan) => repliedTo(read, plan)));
        expect(worthOf(read, bestPlan(read)).mean).toBeCloseTo(greatest, 9);
      }),
    );
  });

  it("counts in its table as PIMC counts, and marks what PIMC plays and what a best plan has", () => {
    fc.assert(
      fc.property(drawable, (text) => {
        const read = readWorlds(text);
        const rows = moveRows(read);
        const greatest = worthOf(read, bestPlan(read)).mean;
        for (const [set, { positions }] of read.sets.entries()) {
          const own = rows.filter((row) => row.set === set);
          const { line, value } = pimc(read.game, positions[0]);
          const played = own.filter(({ isDeterminized }) => isDeterminized);
          expect(played.map(({ move }) => move)).toEqual(line);
          expect(played[0].open.mean).toBeCloseTo(value, 9);
          expect(Math.max(...own.map(({ open }) => open.mean))).toBeCloseTo(value, 9);
          for (const { move, best } of own) {
            const having = plansOf(read).filter((plan) => plan[set] === move);
            expect(best).toBeCloseTo(Math.max(...having.map((plan) => repliedTo(read, plan))), 9);
          }
          // Some best plan has one of these moves, and a marked one leads to as much as there is.
          expect(Math.max(...own.map(({ best }) => best))).toBeCloseTo(greatest, 9);
          for (const { best, isBest } of own) expect(isBest).toBe(best > greatest - 1e-9);
        }
      }),
    );
  });

  it("draws every node once, its value and choices those of the plan, one move in all that looks alike", () => {
    fc.assert(
      fc.property(drawable, fc.nat(), fc.boolean(), (text, any, isOpen) => {
        const read = readWorlds(text);
        const plans = plansOf(read);
        const plan = plans[any % plans.length];
        const nodes = drawnNodes(read, plan, isOpen);
        expect(nodes).toHaveLength(measureChanceTree(parseChanceTree(text)).nodes);
        for (const { turn, set, value, children } of nodes) {
          if (turn === undefined || turn === "chance") continue;
          const chosen = children.filter(({ isChosen }) => isChosen);
          expect(chosen).toHaveLength(1);
          expect(chosen[0].value).toBe(value);
          if (set >= 0 && !isOpen) expect(children.indexOf(chosen[0])).toBe(plan[set]);
        }
        expect(nodes[0].value).toBeCloseTo(
          isOpen ? solveWorlds(read.text).open : worthOf(read, plan).mean,
          9,
        );
        for (const [set, { positions }] of read.sets.entries())
          expect(nodes.filter((node) => node.set === set)).toHaveLength(positions.length);
        expect(layoutWorlds(nodes, read.sets.length).names).toHaveLength(read.chances.length);
      }),
    );
  });

  it("keeps a plan in its link, and takes the first moves where a link says none", () => {
    const view = viewOf({ tree: examples.strategyFusion, plan: "1.0", open: true });
    expect(worlds.read(worlds.write(view))).toEqual(view);
    expect(worlds.read(new URLSearchParams({ tree: examples.nonLocality }))).toMatchObject({ plan: [0] });
    // Another tree has other information sets: the plan is as usual again.
    expect(worlds.over(view, { tree: examples.nonLocality })).toMatchObject({ plan: [0] });
  });

  it("refuses what is no tree with worlds, leaves nothing to choose, or has no room", () => {
    const reading = (said: Readonly<Record<string, string>>) => () => worlds.read(new URLSearchParams(said));
    expect(reading({ tree: "[1, 2]" })).toThrow("chance");
    expect(reading({ tree: "{1/2: [[1, 2]], 1/2: [[1, 2]]}" })).toThrow("nothing to choose");
    expect(reading({ tree: "{1/2: [1, 2], 1/2: [1, 2, 3]}" })).toThrow("one shape");
    expect(reading({ tree: `{1/2: [${"1,".repeat(8)}1], 1/2: [${"1,".repeat(8)}1]}` })).toThrow("16 leaves");
    const deep = "[[[[[[[1, 2]]]]]]]";
    expect(reading({ tree: `{1/2: ${deep}, 1/2: ${deep}}` })).toThrow("6 plies");
    const [pair, wide] = ["[1, 2]", (tree: string) => `[[${tree}], [${tree}]]`];
    const many = wide(wide(pair));
    expect(reading({ tree: `{1/2: ${many}, 1/2: ${many}}` })).toThrow("64 plans");
    expect(reading({ tree: examples.strategyFusion, plan: "2.0" })).toThrow("a number for each");
    expect(reading({ tree: examples.strategyFusion, plan: "0" })).toThrow("a number for each");
  });
});

describe("What is said where all cards lie open", () => {
  const said = (tree: string) => {
    const { open, greatest } = solveWorlds(readWorlds(tree).text);
    return words.openSentence(String(open), String(greatest));
  };

  it("is that one plan brings less, where it does", () => {
    expect(said(examples.strategyFusion)).toBe(words.openSentence("2", "1.5"));
    expect(words.openSentence("2", "1.5")).not.toBe(words.openSentence("2", "2"));
  });

  it("is that it brings as much, where one move is the best in all worlds", () => {
    expect(said("{1/2: [[1, 2], 3], 1/2: [[4, 0], 1]}")).toBe(words.openSentence("2", "2"));
  });
});
