import { describe, expect, it } from "vitest";
import { connectFour } from "../../../src/engine/index.ts";
import { Editor, positionAfter } from "../../../src/figures/stepper/editor.svelte.ts";
import { StepperState } from "../../../src/figures/stepper/stepper.svelte.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { readSetup, writeSetup } from "../../../src/kit/run/setup.ts";

function open(setup: Setup) {
  const stepper = new StepperState(setup, "end");
  return { stepper, editor: new Editor(stepper) };
}
/** A search is shown at once; what the editor remembers of it follows in the same turn of the event loop. */
const settled = () => new Promise((done) => setTimeout(done));

const four: Setup = { game: "connectFour", position: "44", algorithm: "alphaBeta", depth: 2 };

describe("A move played on the board", () => {
  it("makes the position after it the one that is searched, and is taken back", async () => {
    const { stepper, editor } = open(four);
    editor.play(2);
    await settled();
    expect(stepper.setup.position).toBe(connectFour.write(connectFour.read("443")));
    expect(stepper.run.outline.nodes).toHaveLength(1 + 7 + 49);
    editor.play(2);
    await settled();
    expect(stepper.setup.position).toBe(connectFour.write(connectFour.read("4433")));
    await editor.undo();
    await editor.undo();
    expect(stepper.setup).toMatchObject(four);
    await editor.redo();
    expect(stepper.setup.position).toBe(connectFour.write(connectFour.read("443")));
  });

  it("leaves the depth, the window and the scores as they are, and a link holds them all", async () => {
    const setup: Setup = {
      game: "ticTacToe",
      position: "XOXOX....",
      algorithm: "failHard",
      sooner: true,
      depth: 3,
      window: [-5, 5],
    };
    const { stepper, editor } = open(setup);
    editor.play(7);
    await settled();
    expect(stepper.setup).toEqual({ ...setup, position: "XOXOX..O." });
    expect(readSetup(writeSetup(stepper.view))).toEqual(stepper.view);
  });

  it("counts plies anew where sooner wins are better", async () => {
    const { stepper, editor } = open({
      game: "ticTacToe",
      position: "XO.......",
      algorithm: "alphaBeta",
      sooner: true,
      depth: 1,
    });
    editor.play(3);
    await settled();
    editor.play(4);
    await settled();
    // X wins at once in the left column: a win in one ply counts 10 − 1.
    expect(stepper.run.result.value).toBe(9);
  });

  it("ends the game where it wins", async () => {
    const { stepper, editor } = open({ ...four, position: "121212" });
    editor.play(0);
    await settled();
    expect(stepper.run.result.value).toBe(18);
    expect(stepper.run.outline.nodes).toHaveLength(1);
  });
});

describe("The position after some moves", () => {
  it("is written as the game writes it", () => {
    const { stepper } = open(four);
    expect(positionAfter(stepper.run, [])).toBe(connectFour.write(connectFour.read("44")));
    expect(positionAfter(stepper.run, [3, 3])).toBe(connectFour.write(connectFour.read("4444")));
  });
});
