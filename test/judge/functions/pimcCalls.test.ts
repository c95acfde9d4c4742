import { expect, it } from "vitest";
import { hiddenTreeGame, parseChanceTree, pimc } from "../../../src/engine/index.ts";
import { pimcTask } from "../../../src/judge/functions/pimcCalls.ts";

/** The chances are parts of at most 16. */
function asFraction(chance: number): string {
  const below = Array.from({ length: 16 }, (_, i) => i + 1).find(
    (parts) => Math.abs(chance * parts - Math.round(chance * parts)) < 1e-9,
  )!;
  return `${Math.round(chance * below)}/${below}`;
}

it("What the judge takes for right is what the engine's search counts on and plays", () => {
  const calls = pimcTask.calls().filter(({ name }) => name === "averages");
  expect(calls.length).toBeGreaterThan(50);
  const [right] = pimcTask.rights;
  for (const { given } of calls) {
    const [chances, values] = given as [number[], number[][]];
    const tree = `{${values.map((row, world) => `${asFraction(chances[world])}: [${row.join(", ")}]`).join(", ")}}`;
    const game = hiddenTreeGame(parseChanceTree(tree));
    const means = right({ name: "averages", given }) as number[];
    const [chosen] = pimc(game, game.play(game.start, 0)).line;
    expect(means[chosen]).toBeCloseTo(means[right({ name: "bestOf", given: [means] }) as number], 9);
  }
});
