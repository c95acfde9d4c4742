import type { LockstepProps } from "../../figures/lockstep/lockstepProps.ts";
import { lockstepSetupOf } from "../../figures/lockstep/lockstepProps.ts";
import { runPair } from "../../figures/lockstep/pairOfRuns.ts";
import type { SearchExhibit } from "./searchExhibit.ts";

/** Right and wrong in lockstep with their code, where they first part; at the end where they never do. */
export function lockstepOf({ name, standsFor, setup }: SearchExhibit): LockstepProps & { name: string } {
  const props = { ...setup, algorithm: standsFor, against: name, code: true, front: "right" as const };
  const { partings } = runPair(lockstepSetupOf(props)).pairs;
  return { ...props, name: `${name}Pair`, at: partings.length > 0 ? "parting 1" : "end" };
}
