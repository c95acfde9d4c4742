import { rewardFor } from "../../engine/index.ts";
import type { SamplingRun } from "./samplingRun.ts";

/** What an outcome is worth to MAX and to MIN, as the search that is shown has it. */
export function worthOf(
  { game, view }: Pick<SamplingRun, "game" | "view">,
  outcome: number,
): readonly [forMax: number, forMin: number] {
  if (view.sampler === "drawsWorthNothing") return [outcome > 0 ? 1 : 0, outcome < 0 ? 1 : 0];
  const reward = rewardFor(game, view.reward)(outcome);
  return [reward, 1 - reward];
}
