import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  connectFour,
  type Game,
  mcts,
  parseTree,
  ticTacToe,
  treeGame,
  Uct,
} from "../../../src/engine/index.ts";
import {
  findSampleStep,
  iterationsOn,
  lastPhaseEnd,
  nextPhaseEnd,
  SampleRecorder,
  SampleTrace,
} from "../../../src/trace/index.ts";
import { arbitraryShare } from "../../arbitraryShare.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

function traceOf<Position, Move>(game: Game<Position, Move>, iterations: number, seed = 1) {
  const recorder = new SampleRecorder<Move>();
  const result = mcts(game, game.start, { iterations, seed }, recorder);
  return { trace: new SampleTrace(recorder.recording()), result };
}

/** What each node is at a step, told from the start: its visits and its mean. */
function fold<Move>(trace: SampleTrace<Move>, step: number) {
  const nodes: { visits: number; mean: number }[] = [{ visits: 0, mean: Number.NaN }];
  for (let at = 1; at <= step; at++) {
    const event = trace.event(at);
    if (event.phase === "expand") nodes.push({ visits: 0, mean: Number.NaN });
    if (event.phase === "backup") nodes[event.node] = { visits: event.visits, mean: event.mean };
  }
  return nodes;
}

describe("SampleTrace", () => {
  it("reads at any step what a fold from zero finds, forwards and backwards", () => {
    fc.assert(
      fc.property(
        arbitraryTree.filter((tree) => typeof tree !== "number"),
        fc.integer({ min: 1, max: 80 }),
        fc.nat(),
        fc.array(arbitraryShare, { minLength: 1, maxLength: 12 }),
        (tree, iterations, seed, places) => {
          const { trace } = traceOf(treeGame(tree), iterations, seed);
          for (const place of places) {
            const step = Math.round(place * trace.length);
            const nodes = fold(trace, step);
            expect(trace.sizeAt(step)).toBe(nodes.length);
            expect(nodes.map((_, node) => trace.visits(node, step))).toEqual(
              nodes.map(({ visits }) => visits),
            );
            expect(nodes.map((_, node) => trace.mean(node, step))).toEqual(nodes.map(({ mean }) => mean));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it("ends where the search ended: the same tree, the same numbers", () => {
    const recorder = new SampleRecorder<number>();
    const uct = new Uct(connectFour, connectFour.start, { seed: 3 }, recorder);
    for (let done = 0; done < 500; done++) uct.iterate();
    const trace = new SampleTrace(recorder.recording());
    expect(trace.iterations).toBe(500);
    expect(trace.sizeAt(trace.length)).toBe(uct.tree.size);
    for (let node = 0; node < uct.tree.size; node++) {
      expect(trace.parent[node]).toBe(uct.tree.parent[node]);
      expect(trace.visits(node, trace.length)).toBe(uct.tree.visits[node]);
      expect(trace.mean(node, trace.length)).toBe(uct.tree.mean(node));
      expect(trace.children(node, trace.length)).toEqual([...uct.tree.childrenOf(node)]);
    }
  });

  it("tells every iteration as a walk down, one new child, a game, and the way back up", () => {
    const { trace } = traceOf(ticTacToe, 200);
    for (let iteration = 1; iteration <= 200; iteration++) {
      const steps = [];
      for (let step = trace.ends[iteration - 1] + 1; step <= trace.ends[iteration]; step++) steps.push(step);
      const told = steps.map((step) => trace.phase(step)!).join(" ");
      expect(told).toMatch(/^(select )*(expand )?rollout( backup)+$/);
      const leaf = trace.nodeAt(steps.find((step) => trace.phase(step) === "rollout")!);
      const backedUp = steps
        .filter((step) => trace.phase(step) === "backup")
        .map((step) => trace.nodeAt(step));
      expect(backedUp).toEqual([...trace.path(leaf)].reverse());
    }
  });

  it("keeps the moves of every rollout: played from the node, they end in its outcome", () => {
    const { trace } = traceOf(ticTacToe, 100);
    for (let step = 1; step <= trace.length; step++) {
      const event = trace.event(step);
      if (event.phase !== "rollout") continue;
      const moves = [...trace.movesTo(event.node), ...event.moves];
      const end = moves.reduce((position, move) => ticTacToe.play(position, move), ticTacToe.start);
      expect(ticTacToe.outcome(end)).toBe(event.outcome);
    }
  });
});

describe("Steps of sampling", () => {
  const { trace } = traceOf(treeGame(parseTree("[[3,12,8],[2,4,6],[14,5,2]]")), 40);

  it("go by phases, there and back by the same stops", () => {
    const stops = [0];
    while (stops.at(-1)! < trace.length) stops.push(nextPhaseEnd(trace, stops.at(-1)!));
    const back = [trace.length];
    while (back[0] > 0) back.unshift(lastPhaseEnd(trace, back[0]));
    expect(back).toEqual(stops);
    expect(stops).toEqual(expect.arrayContaining([...trace.ends]));
  });

  it("go by iterations, to the end of one from within it", () => {
    expect(iterationsOn(trace, 0, 1)).toBe(trace.ends[1]);
    expect(iterationsOn(trace, trace.ends[7] + 1, 1)).toBe(trace.ends[8]);
    expect(iterationsOn(trace, trace.ends[7] + 1, -1)).toBe(trace.ends[7]);
    expect(iterationsOn(trace, trace.ends[7], -1)).toBe(trace.ends[6]);
    expect(iterationsOn(trace, trace.ends[7], 10)).toBe(trace.ends[17]);
    expect(iterationsOn(trace, trace.ends[7], 1000)).toBe(trace.length);
  });

  it("are found by name", () => {
    expect(findSampleStep(trace, "start")).toBe(0);
    expect(findSampleStep(trace, "end")).toBe(trace.length);
    expect(findSampleStep(trace, "iteration 9")).toBe(trace.ends[9]);
    const select = findSampleStep(trace, "iteration 9 select");
    expect(trace.phase(select)).toBe("select");
    expect(trace.phase(select + 1)).not.toBe("select");
    expect(() => findSampleStep(trace, "iteration 41")).toThrow("There is no step");
    expect(() => findSampleStep(trace, "iteration 1 select")).toThrow("There is no step");
  });
});
