import { type Fairness, type FairnessOptions, fairnessOf } from "../../engine/index.ts";
import type { FairnessView } from "./fairness.ts";
import { nodesToSolve } from "./limits.ts";

/** Nodes for each move of a game that cannot be solved: a few seconds for a hundred games. */
const thought = 300;

const fullBoard = { draw: 0, second: -1, first: 1 } as const;

/** How fair the game of a view is. */
export function measure(
  view: FairnessView,
  hooks: Pick<FairnessOptions, "stop" | "onProgress"> = {},
): Fairness {
  const { game, begins, games, seed } = view;
  const options = { games, seed, thought, nodes: nodesToSolve, ...hooks };
  if (game === "pig") {
    const { goal, sides, bonus } = view;
    return fairnessOf.pig({ goal, sides, bonus, begins }, options);
  }
  if (game === "race") {
    const { length, faces, headStart } = view;
    return fairnessOf.race({ length, faces, headStart, begins }, options);
  }
  const { columns, rows, inARow, drop, pie } = view;
  const row = view.misere ? "loses" : "wins";
  const rules = {
    columns,
    rows,
    inARow,
    drop,
    row,
    fullBoard: fullBoard[view.fullBoard],
    swap: pie,
    begins,
  } as const;
  return fairnessOf.rows(rules, options);
}

const known = new Map<string, Fairness>();

/** Measured once, and then remembered: for the server and for tests. */
export function measured(view: FairnessView): Fairness {
  const name = JSON.stringify(view);
  const found = known.get(name) ?? measure(view);
  known.set(name, found);
  return found;
}
