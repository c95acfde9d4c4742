import { expect, it } from "vitest";
import { everyTask } from "../../../src/judge/functions/everyTask.ts";
import { functionTasks } from "../../../src/judge/functionTasks.ts";
import { figuresFor } from "../../../src/tools/yourSearch/figuresFor.ts";

it("What functions are asked is shown in no other figure than the one that their task says", () => {
  for (const task of Object.keys(functionTasks) as (keyof typeof functionTasks)[]) {
    const shown = everyTask[task].calls().flatMap(({ shows }) => (shows ? [shows.figure] : []));
    expect([...new Set(shown)], task).toEqual(figuresFor([task]));
  }
});

it("Searches are shown beside the right one and by themselves, and each kind is said once", () => {
  expect(figuresFor(["minimax", "winSooner"])).toEqual(["lockstep", "stepper"]);
  expect(figuresFor(["killers", "uct"])).toEqual(["lockstep", "stepper", "mcts"]);
});
