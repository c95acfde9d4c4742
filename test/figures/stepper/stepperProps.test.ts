import { describe, expect, it } from "vitest";
import type { StepperProps } from "../../../src/figures/stepper/stepperProps.ts";
import { setupOf } from "../../../src/kit/run/setup.ts";

describe("The setup in a figure's properties", () => {
  it("is searched by alpha–beta, unless they name another algorithm", () => {
    expect(setupOf({ tree: "[1]" })).toMatchObject({ tree: "[1]", algorithm: "alphaBeta" });
    expect(setupOf({ tree: "[1]", algorithm: "minimax" })).toMatchObject({ algorithm: "minimax" });
  });

  it("holds nothing of how the figure looks", () => {
    const props: StepperProps = {
      tree: "[1]",
      name: "first",
      at: 3,
      panels: "code",
      edit: true,
      reveal: true,
    };
    const setup = setupOf(props);
    const named = Object.entries(setup).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(named)).toEqual({ tree: "[1]", algorithm: "alphaBeta" });
  });

  it("needs either a tree or a game", () => {
    expect(() => setupOf({})).toThrow("neither a tree nor a game");
    expect(() => setupOf({ tree: "[1]", game: "ticTacToe" })).toThrow("both tree and game");
  });
});
