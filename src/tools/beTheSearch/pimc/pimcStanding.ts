import type { PimcAct } from "../../../kit/byHand/pimc/pimcAct.ts";

/** What is said of each move by some acts: as far as they go. */
export interface PimcStanding {
  /** By world and move. */
  readonly values: readonly (readonly (number | undefined)[])[];
  /** By move. */
  readonly means: readonly (number | undefined)[];
  readonly play: number | undefined;
  readonly worth: number | undefined;
}

export function pimcStanding(said: readonly PimcAct[], worlds: number): PimcStanding {
  const values = Array.from({ length: worlds }, (): (number | undefined)[] => []);
  const means: (number | undefined)[] = [];
  let [play, worth]: (number | undefined)[] = [];
  for (const act of said) {
    if (act.kind === "value") values[act.world][act.move] = act.number;
    else if (act.kind === "mean") means[act.move] = act.number;
    else if (act.kind === "play") play = act.move;
    else worth = act.number;
  }
  return { values, means, play, worth };
}
