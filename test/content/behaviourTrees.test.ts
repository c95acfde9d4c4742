import { describe, expect, it } from "vitest";
import { behaviour, guardAfter, statusIn } from "../../src/figures/behaviour/behaviour.ts";
import { type BehaviourView, runBehaviour } from "../../src/kit/behaviour/behaviourRun.ts";
import { proseOf } from "./proseOf.ts";
import { elementsOf, readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/14-behaviour-trees.mdx");
const prose = proseOf(children).join("\n");
const figure = (name: string) =>
  elementsOf(children, "Behaviour").find(({ props }) => props.name === name)!
    .props as unknown as BehaviourView;
const ticksOf = (props: BehaviourView) => Array.from({ length: props.ticks }, (_, i) => i + 1);
const statuses = (props: BehaviourView, name: string) =>
  ticksOf(props).map((tick) => statusIn(props, tick, name));

describe("Chapter behaviour-trees", () => {
  it("begins with orders that fail, run, and are carried out", () => {
    const root = statuses(figure("first"), "chase");
    expect(root).toEqual(["failure", "running", "running", "running", "success", "success"]);
  });

  it("lets the fourth tick of the choice chase, and not come to the patrol", () => {
    expect(statusIn(figure("choice"), 4, "chase")).toBe("running");
    expect(statusIn(figure("choice"), 4, "patrol")).toBeUndefined();
  });

  it("asks all children of a parallel in one tick, and in the next those that were running", () => {
    const both = { ...figure("round"), tree: "parallel 2(first, second)", ticks: 3 };
    expect(statuses(both, "to post A")).toEqual(["success", undefined, undefined]);
    expect(statuses(both, "to post B")).toEqual(["running", "running", "running"]);
    expect(prose).toContain("It asks all its children in one tick, and in the next those that were running.");
  });

  it("has a patrol that gets nowhere without memory, and to B in five ticks with it", () => {
    const round = figure("round");
    expect(prose).toContain(
      `After nine ticks it stands on ${guardAfter(round, 9)}, and after ten on ${guardAfter(round, 10)}`,
    );
    expect(new Set(ticksOf(round).map((tick) => guardAfter(round, tick)))).toEqual(new Set(["a1", "b1"]));
    expect(guardAfter({ ...round, tree: round.tree!.replace("(", "*(") }, 5)).toBe("f1");
  });

  it("ends a chase that is out of sight, and with memory does not", () => {
    const choice = figure("choice");
    const blind = { ...choice, tree: choice.tree!.replace("sequence(", "sequence*(") };
    expect(statusIn(choice, 5, "chase")).toBe("failure");
    expect(statuses(blind, "sees the intruder").slice(4)).toEqual(Array(8).fill(undefined));
    expect(statusIn(blind, 6, "chase")).toBe("running");
  });

  it("looks round for three whole ticks after the chase, though it had looked for two before", () => {
    expect(statuses(figure("looking"), "look round").slice(0, 7)).toEqual([
      "running",
      "running",
      undefined,
      undefined,
      "running",
      "running",
      "success",
    ]);
  });

  it("loses all the ticks of looking that were over before a chase, and with a memory in the root the chase", () => {
    const looking = figure("looking");
    const crossing = (tick: number) => ({
      ...looking,
      ticks: 12,
      intruder: `0:h5 ${tick}:c1 ${tick + 1}:c3 ${tick + 2}:h5`,
    });
    for (const tick of [1, 2, 3]) {
      const looks = statuses(crossing(tick), "look round").map((status) => status !== undefined);
      expect(looks.slice(0, tick)).toEqual(Array(tick).fill(true));
      expect(looks[tick]).toBe(false);
      const again = looks.indexOf(true, tick);
      expect(looks.slice(again, again + 3)).toEqual([true, true, true]);
      expect(statusIn(crossing(tick), tick + 1, "chase")).toBe("running");
    }
    const rooted = { ...looking, tree: looking.tree!.replace("selector(", "selector*(") };
    expect(statuses(rooted, "chase").slice(1, 4)).toEqual([undefined, undefined, undefined]);
  });

  it("chases nobody behind the patrol, and stands still where both are a sequence", () => {
    const choice = figure("choice");
    const [chase, patrol] = ["chase = sequence(sees, note, run)", "patrol = sequence*(first, second)"];
    const behind = { ...choice, tree: `guard = selector(${patrol}, ${chase})` };
    expect(new Set(statuses(behind, "chase"))).toEqual(new Set([undefined]));
    const both = { ...choice, tree: `guard = sequence(${chase}, ${patrol})` };
    expect(new Set(statuses(both, "patrol"))).toEqual(new Set([undefined]));
    expect(new Set(ticksOf(both).map((tick) => guardAfter(both, tick)))).toEqual(new Set(["a1"]));
  });

  it("goes on succeeding on the intruder’s square, and with a not runs to whom it does not see", () => {
    expect(statuses({ ...figure("first"), ticks: 16 }, "chase").slice(4)).toEqual(Array(12).fill("success"));
    const guard = figure("guard");
    const inverted = { ...guard, tree: guard.tree.replace("sees", "invert(sees)") };
    const seen = statuses(inverted, "sees the intruder");
    for (const [i, status] of statuses(inverted, "run there").entries())
      expect(status !== undefined).toBe(seen[i] === "failure");
  });

  it("gives up after two ticks of search, and catches the intruder with a patience of three and no less", () => {
    const guard = figure("guard");
    expect(statusIn(guard, 6, "at most 2 ticks")).toBe("failure");
    expect(guardAfter(guard, 12)).toBe("a1");
    const caught = [1, 2, 3, 4, 6].filter((patience) => {
      const props = { ...guard, tree: guard.tree.replace("timeout 2", `timeout ${patience}`) };
      return statuses(props, "run there").includes("success");
    });
    expect(caught).toEqual([3, 4, 6]);
  });

  it("says truly that a tick visits each node at most once", () => {
    for (const { props } of elementsOf(children, "Behaviour")) {
      const { trace } = runBehaviour(behaviour.place(props).given);
      const entered = trace.events
        .filter(({ kind }) => kind === "enter")
        .map(({ tick, node }) => `${tick} ${node}`);
      expect(new Set(entered).size).toBe(entered.length);
    }
  });
});
