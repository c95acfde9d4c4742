import { describe, expect, it } from "vitest";
import type { BehaviourNode, Status } from "../../../src/engine/behaviour/index.ts";
import * as behaviour from "../../../src/engine/behaviour/index.ts";

const { action, beginning, condition, inverter, memorySelector, memorySequence } = behaviour;
const { parallel, repeat, selector, sequence, statuses, tick, timeout } = behaviour;

/** An action that goes as the script says, tick by tick, and notes on the blackboard that it was ticked. */
const scripted = (name: string, ...script: Status[]): BehaviourNode<string> =>
  action(name, (board, ticks) => [script[ticks] ?? script[script.length - 1], `${board}${name}`]);

/** What comes of so many ticks: statuses, what was ticked in each, and what was abandoned. */
function run(root: BehaviourNode<string>, ticks: number) {
  let state = beginning("");
  const told: string[] = [];
  for (let i = 0; i < ticks; i++) {
    const abandoned: string[] = [];
    const { status, state: next } = tick(
      root,
      { ...state, board: "" },
      {
        enter: () => {},
        leave: () => {},
        abandon: (path) => abandoned.push(path.join(".")),
      },
    );
    told.push([next.board, status, ...abandoned.map((path) => `abandoned ${path}`)].join(" "));
    state = next;
  }
  return told;
}
const once = (root: BehaviourNode<string>) => run(root, 1)[0];

describe("behaviour trees", () => {
  it("go by the table of a sequence: the first child that does not succeed decides", () => {
    for (const first of statuses)
      for (const second of statuses) {
        const expected = first === "success" ? `ab ${second}` : `a ${first}`;
        expect(once(sequence("s", scripted("a", first), scripted("b", second)))).toBe(expected);
      }
  });

  it("go by the table of a selector: the first child that does not fail decides", () => {
    for (const first of statuses)
      for (const second of statuses) {
        const expected = first === "failure" ? `ab ${second}` : `a ${first}`;
        expect(once(selector("s", scripted("a", first), scripted("b", second)))).toBe(expected);
      }
  });

  it("go by the table of a parallel: so many successes, or no hope of them", () => {
    for (const needed of [1, 2])
      for (const first of statuses)
        for (const second of statuses) {
          const results = [first, second];
          const count = (status: Status) => results.filter((result) => result === status).length;
          const expected =
            count("success") >= needed ? "success" : count("failure") > 2 - needed ? "failure" : "running";
          expect(once(parallel("p", needed, scripted("a", first), scripted("b", second)))).toMatch(
            new RegExp(`^ab ${expected}`),
          );
        }
  });

  it("let a parallel's children rest once they are through", () => {
    const tree = parallel("p", 2, scripted("a", "success"), scripted("b", "running", "running", "success"));
    expect(run(tree, 4)).toEqual(["ab running", "b running", "b success", "ab running"]);
  });

  it("invert, but not what is running", () => {
    expect(statuses.map((status) => once(inverter("i", scripted("a", status))))).toEqual([
      "a failure",
      "a success",
      "a running",
    ]);
  });

  it("repeat, a tick for each time, and fail as soon as the child does", () => {
    expect(run(repeat("r", 3, scripted("a", "success")), 4)).toEqual([
      "a running",
      "a running",
      "a success",
      "a running",
    ]);
    expect(run(repeat("r", 2, scripted("a", "running", "success")), 4)).toEqual([
      "a running",
      "a running",
      "a running",
      "a success",
    ]);
    expect(once(repeat("r", 3, scripted("a", "failure")))).toBe("a failure");
  });

  it("time out after so many ticks, abandon the child, and begin anew", () => {
    expect(run(timeout("t", 2, scripted("a", "running")), 3)).toEqual([
      "a running",
      "a failure abandoned 0",
      "a running",
    ]);
    expect(run(timeout("t", 3, scripted("a", "running", "success")), 2)).toEqual(["a running", "a success"]);
  });

  it("look again at every guard in a reactive sequence, and not in one with memory", () => {
    const children = () => [scripted("a", "success"), scripted("b", "running", "running", "success")];
    expect(run(sequence("s", ...children()), 3)).toEqual(["ab running", "ab running", "ab success"]);
    expect(run(memorySequence("s", ...children()), 4)).toEqual([
      "ab running",
      "b running",
      "b success",
      "ab running",
    ]);
    const failing = () => [scripted("a", "failure"), scripted("b", "running", "success")];
    expect(run(selector("s", ...failing()), 2)).toEqual(["ab running", "ab success"]);
    expect(run(memorySelector("s", ...failing()), 2)).toEqual(["ab running", "b success"]);
  });

  it("reset a running child that is not come to again", () => {
    let open = true;
    const tree = selector<string>(
      "s",
      sequence(
        "alarm",
        condition("rings", () => !open),
        scripted("flee", "success"),
      ),
      scripted("work", "running", "running", "success"),
    );
    let state = beginning("");
    const abandoned: string[] = [];
    const observer = {
      enter: () => {},
      leave: () => {},
      abandon: (path: readonly number[]) => abandoned.push(path.join(".")),
    };
    const statusesSeen: Status[] = [];
    for (const rings of [false, false, true, false, false, false]) {
      open = !rings;
      const result = tick(tree, state, observer);
      statusesSeen.push(result.status);
      state = result.state;
    }
    // Work was in its second tick when the alarm rang; afterwards it begins from its first.
    expect(statusesSeen).toEqual(["running", "running", "success", "running", "running", "success"]);
    expect(abandoned).toEqual(["1"]);
  });

  it("leave the state they are given alone, so that a tick can be taken back", () => {
    const tree = memorySequence<string>("s", scripted("a", "success"), scripted("b", "running", "success"));
    const first = tick(tree, beginning(""));
    const again = [tick(tree, first.state), tick(tree, first.state)];
    expect(again[0]).toEqual(again[1]);
  });

  it("refuse counts and composites that make no sense", () => {
    expect(() => sequence("patrol")).toThrow("patrol: expected at least one child");
    expect(() => repeat("r", 0, scripted("a", "success"))).toThrow(
      "r: times must be a whole number, 1 or more, not 0",
    );
    expect(() => timeout("t", 1.5, scripted("a", "success"))).toThrow(
      "t: ticks must be a whole number, 1 or more, not 1.5",
    );
    expect(() => parallel("p", 3, scripted("a", "success"))).toThrow(
      "p: successes must be a whole number from 1 to 1, not 3",
    );
  });
});

describe("the guard", () => {
  const board = {
    guard: [0, 0],
    intruder: [7, 4],
    walls: [],
    seen: undefined,
    posts: [
      [0, 0],
      [3, 0],
    ],
    size: [8, 5],
  } as const satisfies behaviour.GuardBoard;

  function watch(intruderAt: (tick: number) => behaviour.Square, ticks: number) {
    const tree = behaviour.guardTree(3);
    let state = beginning<behaviour.GuardBoard>(board);
    const places: string[] = [];
    for (let i = 0; i < ticks; i++) {
      state = tick(tree, { ...state, board: { ...state.board, intruder: intruderAt(i) } }).state;
      places.push(state.board.guard.join(","));
    }
    return { places, board: state.board };
  }

  it("walks its round while nobody is about", () => {
    const { places } = watch(() => [7, 4], 8);
    expect(places).toEqual(["1,0", "2,0", "3,0", "3,0", "2,0", "1,0", "0,0", "1,0"]);
  });

  it("chases whom it sees, and catches one who stands still", () => {
    const { places } = watch(() => [4, 0], 4);
    expect(places).toEqual(["1,0", "2,0", "3,0", "4,0"]);
  });

  it("searches where it saw somebody last, gives up in time, and returns to its round", () => {
    const gone = watch((i) => (i === 0 ? [5, 0] : [7, 4]), 12);
    expect(gone.places.slice(0, 5)).toEqual(["1,0", "2,0", "3,0", "4,0", "3,0"]);
    expect(gone.board.seen).toBeUndefined();
    expect(gone.places.at(-1)).toMatch(/^[0-3],0$/);
  });
});
