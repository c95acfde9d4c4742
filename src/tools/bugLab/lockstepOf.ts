import { lockstep } from "../../figures/lockstep/lockstep.ts";
import { setupOf } from "../../figures/lockstep/lockstepSetup.ts";
import { runPair } from "../../figures/lockstep/pairOfRuns.ts";
import type { SearchExhibit } from "./searchExhibit.ts";

/** Right and wrong in lockstep with their code, as a page says it: where they first part; at the end where they never do. */
export function lockstepOf({ name, standsFor, setup }: SearchExhibit) {
  const said = {
    ...setup,
    algorithm: standsFor,
    against: name,
    code: true,
    front: "right",
    name: `${name}Pair`,
  };
  const { partings } = runPair(setupOf(lockstep.place(said).given)).pairs;
  return { ...said, at: partings.length > 0 ? "parting 1" : "end" };
}
