import { expect, it } from "vitest";
import { asksForView } from "../../../src/kit/view/linkedView.ts";

it("A link asks a figure for a view where it says more than its name and its frame", () => {
  const asks = (link: string) => asksForView(new URLSearchParams(link), "mcts");
  expect(asks("figure=mcts&game=ticTacToe")).toBe(true);
  expect(asks("game=ticTacToe&figure=mcts&controls=no")).toBe(true);
  expect(asks("figure=mcts")).toBe(false);
  expect(asks("figure=mcts&controls=no&theme=dark&panels=none")).toBe(false);
  expect(asks("figure=stepper&game=ticTacToe")).toBe(false);
  expect(asks("")).toBe(false);
});
