import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type GuardBoard, guardTree, isFree, readGuardMap } from "../../../src/engine/behaviour/index.ts";
import {
  openAt,
  placeNodes,
  recordTicks,
  type Standing,
  standingsAt,
  type TickTrace,
  tickAt,
} from "../../../src/trace/index.ts";

const nodes = placeNodes(guardTree(3));
const start = readGuardMap("A....../.###.../.....I./....#.B");

/** The guard at work while the intruder jumps about: much is begun, held, finished and abandoned. */
const arbitraryTicks = fc
  .array(fc.tuple(fc.nat({ max: 6 }), fc.nat({ max: 3 })), { minLength: 1, maxLength: 12 })
  .map((squares) =>
    recordTicks(nodes, start, squares.length, (board: GuardBoard, tick) =>
      isFree(start, squares[tick]) ? { ...board, intruder: squares[tick] } : board,
    ),
  );

/** How every node stands, told from the beginning of the tick. */
function foldedStandings(trace: TickTrace<GuardBoard>, step: number): Standing[] {
  const { tick, between } = tickAt(trace, step);
  const shown = between ? Math.max(0, tick - 1) : tick;
  const running = trace.states[shown].running;
  const standings = nodes.map(({ path }): Standing => (running.has(path.join(".")) ? "held" : "idle"));
  for (const { kind, node, status } of trace.events.slice(trace.begins[shown], step)) {
    standings[node] = kind === "enter" ? "entered" : kind === "leave" ? status! : "reset";
  }
  return standings;
}

function foldedOpen({ events }: TickTrace<GuardBoard>, step: number): number[] {
  const open: number[] = [];
  for (const { kind, node } of events.slice(0, step)) {
    if (kind === "enter") open.push(node);
    if (kind === "leave") open.pop();
  }
  return open;
}

describe("A behaviour tree at a step", () => {
  it("stands as a fold from the beginning of the tick finds it, and so do the nodes that are open", () => {
    const seen = new Set<Standing>();
    fc.assert(
      fc.property(arbitraryTicks, (trace) => {
        for (let step = 0; step <= trace.length; step++) {
          const standings = standingsAt(trace, nodes, step);
          expect(standings).toEqual(foldedStandings(trace, step));
          expect(openAt(trace, step)).toEqual(foldedOpen(trace, step));
          for (const standing of standings) seen.add(standing);
        }
      }),
    );
    expect([...seen].sort()).toEqual(["entered", "failure", "held", "idle", "reset", "running", "success"]);
  });
});
