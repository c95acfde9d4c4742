import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ticTacToe, writeTree } from "../../../src/engine/index.ts";
import { examplePosition, proof, proofFacts } from "../../../src/figures/proof/proof.ts";
import { Proving } from "../../../src/figures/proof/proving.svelte.ts";
import { shownProof } from "../../../src/figures/proof/shownProof.ts";
import { arbitraryTree } from "../../engine/arbitraryTree.ts";

const made = (said: Readonly<Record<string, unknown>> = {}) => new Proving(proof.place(said).given);
const answer = ({ run, length }: Proving) => proofFacts(run, length).answer;

describe("A search for a proof", () => {
  it("goes by events, by phases and by rounds", () => {
    const proving = made({ at: "round 5" });
    const { ends } = proving.run.trace;
    proving.forward();
    expect(proving.step).toBe(ends[5] + 1);
    proving.into();
    expect(proving.run.trace.kind(proving.step)).toBe("select");
    expect(proving.run.trace.kind(proving.step + 1)).toBe("expand");
    proving.over();
    expect(proving.step).toBe(ends[6]);
    proving.backOver();
    expect(proving.step).toBe(ends[5]);
    proving.out();
    expect(proving.run.trace.kind(proving.step + 1)).toBe("backup");
    proving.goTo(1e9);
    expect(proving.step).toBe(proving.length);
    proving.first();
    proving.back();
    expect(proving.step).toBe(0);
  });

  it("tells of a node, from one of its events to the next and around", () => {
    const proving = made();
    const node = proving.run.trace.event(26).node;
    const steps = [];
    do {
      proving.tell(node);
      steps.push(proving.step);
    } while (proving.step !== steps[0] || steps.length === 1);
    expect(steps.slice(0, -1)).toEqual(steps.slice(0, -1).toSorted((one, other) => one - other));
    expect(steps.map((step) => proving.run.trace.nodeAt(step))).toEqual(steps.map(() => node));
  });

  it("searches what is typed from the start, and another goal to the end where the end was seen", () => {
    const proving = made({ at: "end" });
    proving.typeGoal("2");
    expect([proving.view.goal, proving.step, answer(proving)]).toEqual([2, proving.length, "disproved"]);
    proving.goTo(3);
    proving.typeSubject("((3 12) (2 4))");
    expect([proving.view.tree, proving.step]).toEqual(["[[3,12],[2,4]]", 0]);
    proving.typeBudget("1,000");
    expect(proving.view.budget).toBe(1000);
  });

  it("says what is wrong with what is typed, keeps what was there, and forgets it when something holds again", () => {
    const proving = made({ at: "end" });
    const { view } = proving;
    proving.typeSubject("[[3,");
    proving.typeGoal("a lot");
    proving.typeBudget("0");
    expect(proving.errors).toEqual({
      subject: expect.stringContaining("Line 1, column 5: expected"),
      goal: expect.stringContaining('its goal "a lot" is no number'),
      budget: expect.stringContaining("no whole number from 1 to 2,000"),
    });
    expect(proving.view).toEqual(view);
    proving.typeGoal("0");
    expect(proving.errors).toEqual({});
  });

  it("takes changes back, and makes them again", () => {
    const proving = made({ at: 7 });
    const { view } = proving;
    expect([proving.canUndo, proving.canRedo]).toEqual([false, false]);
    proving.typeGoal("3");
    proving.typeSubject("[[3,1]]");
    const changed = proving.view;
    proving.undo();
    proving.undo();
    expect([proving.view, proving.canUndo, proving.canRedo]).toEqual([view, false, true]);
    proving.redo();
    proving.redo();
    expect([proving.view, proving.canRedo]).toEqual([changed, false]);
    proving.reset();
    expect(proving.view).toEqual(view);
    proving.undo();
    expect(proving.view).toEqual(changed);
  });

  it("goes from a tree to a game and back, and from a position on by a move", () => {
    const proving = made();
    proving.change({ game: "ticTacToe", position: examplePosition("ticTacToe") });
    expect(proving.view).not.toHaveProperty("tree");
    proving.goTo(3);
    const shown = proving.position;
    expect(ticTacToe.write(shown as number)).toBe("OXOXX....");
    proving.play(8);
    expect(proving.view).toMatchObject({ position: "OXOXX...O", at: "0" });
    proving.typeSubject("XX");
    expect(proving.errors.subject).toContain("Expected nine characters");
    proving.change({ tree: "[1,0]" });
    expect(proving.view).toEqual({ tree: "[1,0]", goal: 1, budget: 500, at: "0" });
  });

  it("shows what a phrase or a link asks for, or changes nothing", () => {
    const proving = made();
    proving.notice = "A link is broken.";
    proving.show(proof.over(proving.given, { at: "round 3" }));
    expect([proving.step, proving.notice]).toEqual([proving.run.trace.ends[3], undefined]);
    expect(() => proving.show({ ...proving.given, at: "round 99" })).toThrow('no step "round 99"');
    expect(proving.step).toBe(proving.run.trace.ends[3]);
  });
});

describe("What is drawn", () => {
  const runs = arbitraryTree.map((tree) => made({ tree: writeTree(tree), goal: 1, budget: 60 }).run);

  it("is all of a typed tree that has room, each node of the search in its place", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const shown = shownProof(run, 0, Infinity);
        expect(shown.map(({ id }) => id)).toEqual([...shown.keys()]);
        expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
        const met = shown.filter(({ node }) => node >= 0);
        expect(met.map(({ node }) => node).toSorted((one, other) => one - other)).toEqual(
          Array.from({ length: run.trace.nodes.size }, (_, node) => node),
        );
        for (const { node, key, side, depth, parent } of met) {
          expect(key).toBe(["", ...run.trace.movesTo(node)].join("."));
          expect([side, depth]).toEqual([run.trace.nodes.kind(node), run.trace.nodes.plies[node]]);
          expect(parent?.node ?? -1).toBe(run.trace.nodes.parents[node]);
        }
      }),
    );
  });

  it("is, where there is no room, what the search compares on its way, and how much is not drawn", () => {
    fc.assert(
      fc.property(runs, fc.nat(), (run, place) => {
        const { trace } = run;
        const step = place % (trace.length + 1);
        const shown = shownProof(run, step, 0);
        const drawn = shown.map(({ node }) => node);
        const way = trace.mostProving(step);
        for (const node of way)
          expect(drawn).toEqual(expect.arrayContaining([...trace.nodes.children.row(node)]));
        expect(drawn).toEqual(expect.arrayContaining(way));
        // Every node that is in the tree is drawn, or counted below one that is.
        const inTree = shown.filter(({ node }) => node < trace.sizeAt(step)).length;
        const hidden = shown.reduce((sum, node) => sum + node.hidden, 0);
        expect(inTree + hidden).toBe(trace.sizeAt(step));
      }),
    );
  });

  it("stays the same while a round goes on", () => {
    const { run } = made({ game: "ticTacToe", position: "........." });
    const { ends } = run.trace;
    const drawn = (step: number) => shownProof(run, step, 20).map(({ key }) => key);
    for (let step = ends[30]; step < ends[31]; step++) expect(drawn(step)).toEqual(drawn(ends[30]));
    expect(drawn(ends[31])).not.toEqual(drawn(ends[30]));
    expect(drawn(run.trace.length).length).toBeGreaterThan(9);
  });
});
