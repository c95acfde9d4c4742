import type { Procedure } from "../../../kit/byHand/procedures/procedure.ts";
import { type Asked, Practice, readAsked, type Settled } from "../practice.svelte.ts";
import type { ProcedureName } from "../practiceNames.ts";
import { ProcedureHand } from "./procedureHand.svelte.ts";

export type ProcedurePractice<Act, Of extends Procedure<Act>> = Practice<
  ProcedureName,
  ProcedureHand<Act, Of>
>;

/** Begins to practise a procedure, as the address asks where it may, each time with a fresh one. */
export function beginProcedure<Act, Of extends Procedure<Act>>(
  name: ProcedureName,
  hearsAddress: boolean,
  fresh: (asked: Settled<ProcedureName>) => Of,
): ProcedurePractice<Act, Of> {
  const parameters = new URLSearchParams(hearsAddress ? location.search : "");
  // No tree can be asked for: each is drawn.
  parameters.delete("tree");
  const asked: Asked<ProcedureName> = readAsked(parameters, name, [name]);
  return new Practice(asked, (asked) => new ProcedureHand<Act, Of>(fresh(asked), asked.telling ?? "atOnce"));
}
