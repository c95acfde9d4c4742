import { describe, expect, it } from "vitest";
import type { BehaviourNode, GuardBoard, Status } from "../../../../src/engine/behaviour/index.ts";
import { boardAt, yard } from "../../../../src/kit/behaviour/behaviourRun.ts";
import { difficultyAt, levels, spread } from "../../../../src/kit/byHand/difficulty.ts";
import { freshTicks, hardnessOf } from "../../../../src/kit/byHand/ticks/freshTicks.ts";
import type { TickMistakeName } from "../../../../src/kit/byHand/ticks/likeWhichTick.ts";
import { type TickTask, writeTickAct } from "../../../../src/kit/byHand/ticks/tickActs.ts";
import { type TicksProcedure, ticksProcedure } from "../../../../src/kit/byHand/ticks/ticksProcedure.ts";
import * as words from "../../../../src/kit/byHand/ticks/words.ts";
import { tickTitles } from "../../../../src/mistakes/words/tickWords.ts";

const tasks = Array.from({ length: 1000 }, (_, seed) => freshTicks(levels[seed % 6], String(seed)));

type Node = BehaviourNode<GuardBoard>;

/** What a node keeps from tick to tick; "" where it was not running. */
interface Kept {
  state: "" | "on";
  ticks: number;
  at: number;
  ended: (Status | undefined)[];
}

/** Behaviour trees written once more, by a walk that keeps its notes in the nodes. Gives acts as texts. */
function play({ run }: TicksProcedure, ticks: number): string[] {
  const said: string[] = [];
  const { nodes, trace } = run;
  const kept = nodes.map((): Kept => ({ state: "", ticks: 0, at: 0, ended: [] }));
  let board = run.start;
  let touched = new Set<number>();
  const wiped: number[] = [];
  const wipe = (id: number) => {
    kept[id] = { state: "", ticks: 0, at: 0, ended: [] };
  };
  function ask(id: number): Status {
    said.push(`tick ${id}`);
    touched.add(id);
    const status = come(id);
    if (status === "running") kept[id].state = "on";
    else {
      wipe(id);
      for (let below = id + 1; below <= nodes[id].last; below++) {
        if (kept[below].state !== "on" || !touched.has(below)) continue;
        wipe(below);
        wiped.push(below);
      }
    }
    said.push(`answer ${status}`);
    return status;
  }
  function come(id: number): Status {
    const node: Node = nodes[id].node;
    const own = kept[id];
    const below = nodes[id].children.map((child) => child.id);
    if (node.kind === "condition") return node.holds(board) ? "success" : "failure";
    if (node.kind === "action") {
      const [status, after] = node.act(board, own.ticks++);
      board = after;
      return status;
    }
    if ("memory" in node) {
      const passes: Status = node.kind === "sequence" ? "success" : "failure";
      for (let child = node.memory && own.state === "on" ? own.at : 0; child < below.length; child++) {
        own.at = child;
        const came = ask(below[child]);
        if (came !== passes) return came;
      }
      return passes;
    }
    if (node.kind === "parallel") {
      below.forEach((child, i) => {
        if (own.ended[i] === undefined) {
          const came = ask(child);
          if (came !== "running") own.ended[i] = came;
        }
      });
      const won = own.ended.filter((one) => one === "success").length;
      const lost = own.ended.filter((one) => one === "failure").length;
      if (won >= node.successes) return "success";
      return below.length - lost < node.successes ? "failure" : "running";
    }
    const came = ask(below[0]);
    if (node.kind === "inverter")
      return came === "success" ? "failure" : came === "failure" ? "success" : came;
    if (node.kind === "timeout")
      return came !== "running" ? came : ++own.ticks < node.count ? came : "failure";
    if (came !== "success") return came;
    return ++own.ticks < node.count ? "running" : "success";
  }
  for (let tick = 0; tick < ticks; tick++) {
    board = { ...board, intruder: boardAt(run, trace.begins[tick]).intruder };
    touched = new Set();
    wiped.length = 0;
    const hadAny = kept.some(({ state }) => state === "on");
    const before = kept.map(({ state }) => state === "on");
    ask(0);
    for (const id of nodes.keys()) {
      if (touched.has(id) || !before[id]) continue;
      wipe(id);
      wiped.push(id);
    }
    if (hadAny || wiped.length > 0)
      said.push(["reset", ...new Set(wiped.sort((one, other) => one - other))].join(" "));
  }
  return said;
}

describe("A behaviour tree ticked by hand", () => {
  it("is never told to be wrong where somebody programs it anew, on a thousand trees", () => {
    for (const task of tasks) {
      const procedure = ticksProcedure(task);
      expect(play(procedure, task.ticks), task.tree).toEqual(procedure.acts.map(writeTickAct));
      const said = play(procedure, task.ticks).map((text) => procedure.read(text)!);
      expect(said.findIndex((act, place) => !procedure.isRight(place, act))).toBe(-1);
    }
  });

  it.each(Object.keys(tickTitles) as TickMistakeName[])("tells the mistake %s", (name) => {
    let seen = 0;
    for (const task of tasks.slice(0, 240)) {
      const procedure = ticksProcedure(task);
      for (const [place, view] of views(procedure).entries()) {
        const text = wrongs[name](view);
        const act = text === undefined ? undefined : procedure.read(text);
        if (act === undefined || procedure.isRight(place, act)) continue;
        expect(procedure.like(place, act), `${task.tree} ${place} ${text}`).toContain(name);
        expect(procedure.reason(place, act).length).toBeGreaterThan(20);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(3);
  });

  it("says to each wrong act what it overlooks", () => {
    const { acts, reason, read, write, like } = ticksProcedure({
      tree: "guard = selector(chase = sequence(sees, note, run), round = sequence*(first, look, second))",
      map: yard,
      intruder: "0:h5 1:c1 2:h5",
      ticks: 3,
    });
    expect(acts.map(write).join(", ")).toBe(
      [
        "tick 0, tick 1, tick 2, answer failure, answer failure, tick 5, tick 6, answer success, tick 7, answer running, answer running, answer running",
        "tick 0, tick 1, tick 2, answer success, tick 3, answer success, tick 4, answer running, answer running, answer running, reset 5 7",
        "tick 0, tick 1, tick 2, answer failure, answer failure, tick 5, tick 6, answer running, answer running, answer running, reset 4",
      ].join(", "),
    );
    const said = (place: number, text: string) => reason(place, read(text)!);
    expect(said(0, "tick 2")).toBe(words.fromRoot);
    expect(said(0, "answer running")).toBe(words.notBegun);
    expect(said(1, "tick 5")).toBe(words.leftToRight("round"));
    expect(said(1, "answer failure")).toBe(words.noneAsked("guard"));
    expect(said(1, "tick 7")).toBe(words.notBelow("look round", "guard"));
    expect(said(3, "answer running")).toBe(words.neverRuns("sees the intruder"));
    expect(said(3, "answer success")).toBe(words.looks);
    expect(said(3, "tick 3")).toBe(words.isLeaf("sees the intruder"));
    expect(said(4, "tick 3")).toBe(words.decides("chase", "sequence", "sees the intruder", "failure"));
    expect(said(5, "answer failure")).toBe(words.moreToAsk("guard", "selector", "chase", "failure"));
    expect(said(7, "answer running")).toBe(words.isThere("to post A"));
    expect(said(9, "answer success")).toBe(words.looksRound(0));
    expect(said(10, "answer success")).toBe(words.follows("round", "sequence", "look round", "running"));
    expect(said(12, "tick 7")).toBe(words.fromRoot);
    expect(like(12, read("tick 7")!)).toEqual(["skipsRoot"]);
    expect(said(19, "answer success")).toBe(words.stillOnItsWay("run there"));
    expect(said(22, "reset")).toBe(words.nothingForgotten);
    expect(said(22, "reset 7")).toBe(words.moreForgotten);
    expect(said(22, "reset 4 5 7")).toBe(words.stillRuns("run there"));
    expect(said(22, "reset 2 5 7")).toBe(words.didNotRun("sees the intruder"));
    expect(said(22, "tick 0")).toBe(words.isOver);
    expect(said(33, "reset 1 4")).toBe(words.endedItself("chase"));
    // What was abandoned begins anew: there is nothing to go on with.
    expect(said(29, "tick 7")).toBe(words.leftToRight("look round"));
  });

  it("asks of a parallel in a tick only children that have not come to an end, and says so", () => {
    const { acts, reason, read } = ticksProcedure({
      tree: "both = parallel 3(first, look, second)",
      map: yard,
      intruder: "0:h5",
      ticks: 2,
    });
    const second = acts.findIndex((act, place) => place > 0 && writeTickAct(act) === "tick 0");
    expect(acts.slice(second, second + 4).map(writeTickAct)).toEqual([
      "tick 0",
      "tick 2",
      "answer running",
      "tick 3",
    ]);
    expect(reason(second + 1, read("tick 1")!)).toBe(words.isKept("to post A"));
    const early = reason(second + 3, read("answer running")!);
    expect(early).toBe(words.allAreAsked("both"));
    expect(early).not.toContain("all its children");
  });

  it("differs little in difficulty among trees of one level", () => {
    for (const [seed, task] of tasks.entries()) {
      const wanted = difficultyAt(levels[seed % 6]);
      const { traced, acts, read, write } = ticksProcedure(task);
      const hard = hardnessOf(traced)[task.ticks - 1];
      expect(Math.abs(hard - wanted) / wanted, String(seed)).toBeLessThanOrEqual(spread);
      if (seed < 20) expect(acts.map((act) => read(write(act)))).toEqual(acts);
    }
    expect(tasks[7]).toEqual(freshTicks(levels[1], "7"));
    // Twelve acts, eleven, and in the third tick eleven and what is reset twice over.
    const { traced, read } = ticksProcedure(counted);
    expect(hardnessOf(traced)).toEqual([4, 9, 14]);
    for (const text of ["", "tick", "tick x", "tick 99", "answer", "answer yes", "reset 1 x", "go 1"])
      expect(read(text), text).toBeUndefined();
  });
});

/** Two acts for the look, two for the timeout; then what had run is asked for; at last patience ends, and two are reset. */
const counted: TickTask = { tree: "timeout 3(look)", map: yard, intruder: "0:h5", ticks: 3 };

/** What a player sees who has come to an act, by the acts before it alone. */
interface View {
  readonly right: string;
  readonly node: Node | undefined;
  readonly children: readonly number[];
  /** The children that have answered in this visit, in order, and what. */
  readonly came: readonly (readonly [number, Status])[];
  /** The nodes whose last answer was running, since which they were not reset. */
  readonly running: ReadonlySet<number>;
  readonly areLeaves: (id: number) => boolean;
}

function views({ run, acts, write }: TicksProcedure): View[] {
  const running = new Set<number>();
  let before = new Set<number>();
  const path: { id: number; came: [number, Status][] }[] = [];
  return acts.map((act) => {
    const open = path.at(-1);
    if (act.kind === "tick" && open === undefined) before = new Set(running);
    const view: View = {
      right: write(act),
      node: open && run.nodes[open.id].node,
      children: open ? run.nodes[open.id].children.map(({ id }) => id) : [],
      came: open ? [...open.came] : [],
      running: before,
      areLeaves: (id) => run.nodes[id].children.length === 0,
    };
    if (act.kind === "tick") path.push({ id: act.node, came: [] });
    if (act.kind === "answer") {
      const { id } = path.pop()!;
      path.at(-1)?.came.push([id, act.status]);
      running.delete(id);
      if (act.status === "running") running.add(id);
    }
    if (act.kind === "reset") for (const id of act.nodes) running.delete(id);
    return view;
  });
}

const last = ({ came }: View) => came.at(-1)?.[1];
const following = ({ came, children }: View) => {
  const next = came.length === 0 ? undefined : children[children.indexOf(came.at(-1)![0]) + 1];
  return next === undefined ? undefined : `tick ${next}`;
};
const isAt = (view: View, kind: Node["kind"], status?: Status) =>
  view.node?.kind === kind && view.came.length > 0 && (status === undefined || last(view) === status);
const held = ({ children, running }: View) => {
  const child = children.find((id) => running.has(id));
  return child === undefined ? undefined : `tick ${child}`;
};

/** What the mistakes do where they are wrong, in words of their own. */
const wrongs: Readonly<Record<TickMistakeName, (view: View) => string | undefined>> = {
  goesOnAfterFailure: (view) => (isAt(view, "sequence", "failure") ? following(view) : undefined),
  stopsAtFailure: (view) => (isAt(view, "selector", "failure") ? "answer failure" : undefined),
  goesOnAfterSuccess: (view) => (isAt(view, "selector", "success") ? following(view) : undefined),
  stopsAtSuccess: (view) => (isAt(view, "sequence", "success") ? "answer success" : undefined),
  runningAsSuccess: (view) => {
    if (view.node?.kind === "action") return view.right === "answer running" ? "answer success" : undefined;
    if (isAt(view, "sequence", "running")) return following(view) ?? "answer success";
    if (isAt(view, "inverter", "running")) return "answer failure";
    return isAt(view, "selector", "running") ? "answer success" : undefined;
  },
  runningAsFailure: (view) => {
    if (isAt(view, "selector", "running")) return following(view) ?? "answer failure";
    if (isAt(view, "sequence", "running")) return "answer failure";
    return isAt(view, "inverter", "running") ? "answer success" : undefined;
  },
  forgetsChild: (view) =>
    view.came.length === 0 && view.node && "memory" in view.node && view.node.memory
      ? `tick ${view.children[0]}`
      : undefined,
  remembersChild: (view) =>
    view.came.length === 0 && view.node && "memory" in view.node && !view.node.memory
      ? held(view)
      : undefined,
  endlessPatience: (view) => (isAt(view, "timeout", "running") ? "answer running" : undefined),
  notTurned: (view) => (isAt(view, "inverter") ? `answer ${last(view)}` : undefined),
  onceIsEnough: (view) => (isAt(view, "repeat", "success") ? "answer success" : undefined),
  oneByOne: (view) =>
    isAt(view, "parallel") && last(view) !== "success" && following(view)
      ? `answer ${last(view)}`
      : undefined,
  skipsRoot: ({ node, right, running }) =>
    node || right.startsWith("reset") || running.size < 2 ? undefined : `tick ${Math.max(...running)}`,
  resetsNothing: ({ right }) => (right.startsWith("reset ") ? "reset" : undefined),
  resetsLeafAlone: ({ right, areLeaves }) =>
    right.startsWith("reset ")
      ? [
          "reset",
          ...right
            .split(" ")
            .slice(1)
            .filter((id) => areLeaves(Number(id))),
        ].join(" ")
      : undefined,
};
