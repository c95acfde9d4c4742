import { describe, expect, it } from "vitest";
import { Behaving } from "../../../src/figures/behaviour/behaving.svelte.ts";
import { behaviour } from "../../../src/figures/behaviour/behaviour.ts";
import { moveNode, setMemory } from "../../../src/figures/behaviour/editTree.ts";
import { nameSquare, readSquare } from "../../../src/kit/behaviour/squareNames.ts";
import { plainly } from "../../../src/kit/narration/words.ts";

const tree = "guard = selector(chase = sequence(sees, note, run), patrol = sequence*(first, second))";
const behaving = (at = "start", intruder = "") =>
  new Behaving(behaviour.place({ tree, at, intruder, ticks: 8 }).given);
const said = ({ sentence }: Behaving) => plainly(sentence);
/** What prose asks for. */
const show = (figure: Behaving, said: object) => figure.show(behaviour.over(figure.given, { ...said }));
const guard = ({ board }: Behaving) => nameSquare(board.guard);

describe("A ticking behaviour tree", () => {
  it("goes on by ticks and back, and comes back to the same", () => {
    const figure = behaving();
    const seen: string[] = [];
    for (let i = 0; i < 4; i++) {
      figure.tickOn();
      seen.push(guard(figure));
    }
    expect(seen).toEqual(["b1", "c1", "d1", "e1"]);
    for (let i = 0; i < 4; i++) figure.tickBack();
    expect([figure.step, guard(figure)]).toEqual([0, "a1"]);
  });

  it("answers the intruder with a tick, and runs on from there", () => {
    const figure = behaving("tick 2");
    figure.moveIntruder(readSquare("c4"));
    expect(figure.place).toEqual({ tick: 3, between: true });
    // From c1 the wall on c2 hides c4, so the patrol goes on; from d1 there is a free way to see d4.
    expect(guard(figure)).toBe("d1");
    figure.moveIntruder(readSquare("d4"));
    expect(guard(figure)).toBe("d2");
    expect(figure.ticks).toBeGreaterThan(8);
  });

  it("only places the intruder where a move is no tick, and finishes the tick that is going on", () => {
    const figure = behaving("tick 2 enter chase");
    figure.ticking = false;
    figure.moveIntruder(readSquare("d1"));
    expect(figure.place).toEqual({ tick: 2, between: true });
    expect(nameSquare(figure.board.intruder)).toBe("d1");
    figure.back();
    expect(nameSquare(figure.board.intruder)).toBe("h5");
  });

  it("refuses walls with a word, and changes nothing", () => {
    const figure = behaving("tick 2");
    figure.moveIntruder(readSquare("b2"));
    expect(figure.notice).toBe("The intruder can stand on free squares only.");
    expect(figure.view.intruder).toBe("");
  });

  it("runs again what was shown when the tree is changed, and takes changes back", () => {
    const figure = behaving("tick 4", "0:h5 3:d3");
    expect(guard(figure)).toBe("d2");
    figure.edit((root) => moveNode(root, [0], 1));
    expect([guard(figure), figure.place.tick]).toEqual(["e1", 4]);
    expect(figure.chosenNode?.node.name).toBe("chase");
    figure.undo();
    expect(guard(figure)).toBe("d2");
    figure.redo();
    expect(guard(figure)).toBe("e1");
    figure.reset();
    expect(figure.view).toEqual({ ...figure.given, at: String(figure.step) });
  });

  it("says what happens, and what a memory passes over", () => {
    const figure = behaving("tick 1 sees the intruder");
    expect(said(figure)).toBe("“sees the intruder” does not hold: failure.");
    figure.forward();
    expect(said(figure)).toBe(
      "“sees the intruder” came to failure, so the sequence “chase” does too, and ticks no further child: failure.",
    );
    show(figure, { at: "tick 2 enter patrol" });
    expect(said(figure)).toContain("It remembers its child 2 and goes on there");
    figure.edit((root) => setMemory(root, [1], false));
    show(figure, { at: "tick 2 enter patrol", tree: figure.view.tree });
    expect(said(figure)).toBe("The sequence “patrol” is ticked, from its first child.");
    show(figure, { at: "abandon 1", intruder: "0:h5 3:d3" });
    expect(said(figure)).toContain("was running, and is now abandoned: it is reset");
  });

  it("comes back from a link, and a broken one changes nothing", () => {
    const figure = behaving("tick 4", "0:h5 3:d3");
    const link = behaviour.write(figure.view);
    const other = behaving();
    other.show(behaviour.read(link));
    expect(other.view).toEqual(figure.view);
    for (const [name, value, problem] of [
      ["tree", "loop(sees)", '"loop" is no kind of node'],
      ["map", "A.B", "The map lacks its intruder, I"],
      ["intruder", "3:b2", "The intruder cannot stand on b2"],
      ["intruder", "soon", '"soon" is no move of the intruder'],
      ["intruder", "3:d1 2:d2", "tick 2 comes after tick 3"],
      ["ticks", "9999", 'its ticks "9999" is no whole number from 1 to 150'],
      ["at", "tick 99", 'There is no step "tick 99"'],
    ]) {
      const broken = new URLSearchParams(link);
      broken.set(name, value);
      expect(() => other.show(behaviour.read(broken))).toThrow(problem);
      expect(other.view).toEqual(figure.view);
    }
  });
});
