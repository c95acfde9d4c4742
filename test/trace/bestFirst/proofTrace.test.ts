import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Game,
  type ProofNumbers,
  type ProofObserver,
  parseTree,
  proofNumber,
  type Side,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import {
  findProofStep,
  lastPhaseEnd,
  nextPhaseEnd,
  ProofRecorder,
  ProofTrace,
  roundsOn,
} from "../../../src/trace/index.ts";
import { arbitraryShare } from "../../arbitraryShare.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

/** A node as somebody would keep it who only listens. */
interface Heard {
  readonly path: string;
  readonly turn: Side;
  readonly outcome: number | undefined;
  numbers: ProofNumbers;
  expanded: boolean;
}

/** Keeps a whole picture of the tree for every step, by what is told alone. */
class Pictures implements ProofObserver<unknown> {
  readonly steps: { nodes: Heard[]; way: string[] }[] = [{ nodes: [], way: [] }];
  #nodes: Heard[] = [];
  #way: string[] = [];

  select(move: unknown): void {
    this.#way = [...this.#way, `${this.#way.at(-1)}${move}.`];
    this.#take();
  }

  expand(): void {
    this.#change(this.#way.at(-1)!, { expanded: true });
    this.#take();
  }

  evaluate(move: unknown, turn: Side, outcome: number | undefined, { pn, dn }: ProofNumbers): void {
    const path = move === undefined ? "." : `${this.#way.at(-1)}${move}.`;
    if (move === undefined) this.#way = ["."];
    this.#nodes = [...this.#nodes, { path, turn, outcome, numbers: { pn, dn }, expanded: false }];
    this.#take();
  }

  backup({ pn, dn }: ProofNumbers): void {
    this.#change(this.#left ?? this.#way.at(-1)!, { numbers: { pn, dn } });
    const at = this.#left ?? this.#way.at(-1)!;
    this.#left = this.#way[this.#way.indexOf(at) - 1];
    if (at === ".") this.#way = ["."];
    this.#take();
  }

  /** Where the next backup is; undefined before the first of a round. */
  #left: string | undefined;

  #change(path: string, change: Partial<Heard>): void {
    this.#nodes = this.#nodes.map((node) => (node.path === path ? { ...node, ...change } : node));
  }

  #take(): void {
    this.steps.push({ nodes: this.#nodes, way: this.#way });
  }
}

function record<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  goal: number,
  budget?: number,
) {
  const [recorder, pictures] = [new ProofRecorder<Move>(), new Pictures()];
  const result = proofNumber(game, position, { goal, budget }, recorder);
  proofNumber(game, position, { goal, budget }, pictures);
  return { trace: new ProofTrace(recorder.recording()), pictures: pictures.steps, result };
}

const pathOf = <Move>(trace: ProofTrace<Move>, node: number): string =>
  trace.nodes
    .pathTo(node)
    .map((each) => (each === 0 ? "." : `${trace.move(each)}.`))
    .join("");

const task = fc.tuple(
  arbitraryTree,
  fc.integer({ min: -3, max: 4 }),
  fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
);

describe("ProofTrace", () => {
  it("reads at any step what somebody has who kept a picture of each, forwards and backwards", () => {
    fc.assert(
      fc.property(
        task,
        fc.array(arbitraryShare, { minLength: 1, maxLength: 12 }),
        ([tree, goal, budget], places) => {
          const game = treeGame(tree);
          const { trace, pictures } = record(game, game.start, goal, budget);
          expect(trace.length).toBe(pictures.length - 1);
          for (const place of places) {
            const step = Math.round(place * trace.length);
            const { nodes, way } = pictures[step];
            expect(trace.sizeAt(step)).toBe(nodes.length);
            expect(trace.way(step).map((node) => pathOf(trace, node))).toEqual(way);
            for (let node = 0; node < trace.nodes.size; node++) {
              const heard = nodes[node];
              const state = trace.node(node, step);
              expect(state.status === "absent").toBe(heard === undefined);
              if (heard === undefined) continue;
              const below = nodes.filter(({ path }) => path.startsWith(heard.path) && path !== heard.path);
              const children = below.filter(
                ({ path }) => path.slice(heard.path.length).split(".").length === 2,
              );
              expect(trace.children(node, step).map((child) => pathOf(trace, child))).toEqual(
                children.map(({ path }) => path),
              );
              expect([pathOf(trace, node), trace.nodes.kind(node)]).toEqual([heard.path, heard.turn]);
              const { pn, dn } = heard.numbers;
              const open = heard.expanded ? "expanded" : "open";
              expect(state).toEqual({
                pn,
                dn,
                outcome: heard.outcome,
                expanded: heard.expanded,
                status: pn === 0 ? "proved" : dn === 0 ? "disproved" : open,
              });
            }
          }
        },
      ),
    );
  });

  it("ends where the search ended: the same numbers, the same tree", () => {
    fc.assert(
      fc.property(task, ([tree, goal, budget]) => {
        const game = treeGame(tree);
        const { trace, result } = record(game, game.start, goal, budget);
        const { pn, dn, nodes } = result;
        expect(trace.numbers(0, trace.length)).toEqual({ pn, dn });
        expect(trace.counters(trace.length).nodes).toBe(nodes);
      }),
    );
  });

  it("knows the way to the most-proving node before it is gone: at each node of it the least number", () => {
    fc.assert(
      fc.property(task, ([tree, goal, budget]) => {
        const game = treeGame(tree);
        const { trace } = record(game, game.start, goal, budget);
        for (const [round, end] of [...trace.ends].entries()) {
          const way = trace.mostProving(end);
          const isLast = round === trace.ends.length - 1;
          expect(way.length === 0).toBe(isLast);
          for (const [index, node] of way.slice(1).entries()) {
            const above = way[index];
            const by = trace.nodes.kind(above) === "max" ? "pn" : "dn";
            const { pn, dn } = trace.numbers(node, end)!;
            const least = Math.min(...trace.compared(above, end).map((child) => child[by]));
            expect({ pn, dn }[by]).toBe(least);
          }
          for (let step = end; step < (trace.ends[round + 1] ?? trace.length); step++)
            expect(trace.mostProving(step)).toEqual(way);
        }
      }),
    );
  });

  it("says of each event what a sentence needs", () => {
    const game = treeGame(parseTree("[[3,[0,1]],[2,[5]]]"));
    const { trace } = record(game, game.start, 2);
    const told = Array.from({ length: trace.length }, (_, index) => {
      const { kind, node, ...rest } = trace.event(index + 1);
      return [kind, pathOf(trace, node), ...Object.values(rest)];
    });
    // Read by hand: the children of the root are MIN's; 3 and 2 reach the goal, so each of them hangs on its second child.
    expect(told).toEqual([
      ["evaluate", ".", 1, 1, undefined],
      ["expand", "."],
      ["evaluate", ".0.", 1, 1, undefined],
      ["evaluate", ".1.", 1, 1, undefined],
      ["backup", ".", 1, 2, { pn: 1, dn: 1 }],
      ["select", ".0.", 0, "pn", 1, 2],
      ["expand", ".0."],
      ["evaluate", ".0.0.", 0, Infinity, 3],
      ["evaluate", ".0.1.", 1, 1, undefined],
      ["backup", ".0.", 1, 1, { pn: 1, dn: 1 }],
      ["backup", ".", 1, 2, { pn: 1, dn: 2 }],
      ["select", ".0.", 0, "pn", 1, 2],
      ["select", ".0.1.", 1, "dn", 1, 1],
      ["expand", ".0.1."],
      ["evaluate", ".0.1.0.", Infinity, 0, 0],
      ["evaluate", ".0.1.1.", Infinity, 0, 1],
      ["backup", ".0.1.", Infinity, 0, { pn: 1, dn: 1 }],
      ["backup", ".0.", Infinity, 0, { pn: 1, dn: 1 }],
      ["backup", ".", 1, 1, { pn: 1, dn: 2 }],
      ["select", ".1.", 0, "pn", 1, 1],
      ["expand", ".1."],
      ["evaluate", ".1.0.", 0, Infinity, 2],
      ["evaluate", ".1.1.", 1, 1, undefined],
      ["backup", ".1.", 1, 1, { pn: 1, dn: 1 }],
      ["backup", ".", 1, 1, { pn: 1, dn: 1 }],
      ["select", ".1.", 0, "pn", 1, 1],
      ["select", ".1.1.", 2, "dn", 1, 1],
      ["expand", ".1.1."],
      ["evaluate", ".1.1.0.", 0, Infinity, 5],
      ["backup", ".1.1.", 0, Infinity, { pn: 1, dn: 1 }],
      ["backup", ".1.", 0, Infinity, { pn: 1, dn: 1 }],
      ["backup", ".", 0, Infinity, { pn: 1, dn: 1 }],
    ]);
  });
});

describe("Steps of proof-number search", () => {
  const { trace } = record(ticTacToe, ticTacToe.read("XO.X....."), 1, 400);

  it("go by phases and by rounds, there and back by the same stops", () => {
    const stops = [0];
    while (stops.at(-1)! < trace.length) stops.push(nextPhaseEnd(trace, stops.at(-1)!));
    const back = [trace.length];
    while (back[0] > 0) back.unshift(lastPhaseEnd(trace, back[0]));
    expect(back).toEqual(stops);
    expect(stops).toEqual(expect.arrayContaining([...trace.ends]));
    expect(roundsOn(trace, trace.ends[2] + 1, 1)).toBe(trace.ends[3]);
    expect(roundsOn(trace, trace.ends[2] + 1, -1)).toBe(trace.ends[2]);
  });

  it("are found by the words that chapters use", () => {
    expect(["start", "end", "5"].map((at) => findProofStep(trace, at))).toEqual([0, trace.length, 5]);
    expect(findProofStep(trace, "round 2")).toBe(trace.ends[2]);
    expect(trace.kind(findProofStep(trace, "round 2 select"))).toBe("select");
    expect(trace.event(findProofStep(trace, "evaluate 4")).kind).toBe("evaluate");
    expect(trace.movesTo(trace.event(findProofStep(trace, "expand 4")).node)).toEqual([4]);
    expect(findProofStep(trace, "evaluate root")).toBe(1);
    const solved = findProofStep(trace, "solve root");
    expect([trace.node(0, solved - 1).status, trace.node(0, solved).status]).toEqual(["expanded", "proved"]);
  });

  it.each([
    ["round 999", 'There is no step "round 999" in these'],
    ["round 1 select", 'There is no step "round 1 select"'],
    ["noon", 'There is no step "noon"'],
    ["expand 9", '"expand 9": there is no move "9" at the root; the moves are 2, 4, 5'],
  ])("are refused as %j", (at, message) => {
    expect(() => findProofStep(trace, at)).toThrow(message);
  });
});
