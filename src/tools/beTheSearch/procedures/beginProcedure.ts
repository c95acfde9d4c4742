import type { Procedure } from "../../../kit/byHand/procedures/procedure.ts";
import { messageOf } from "../../../kit/view/messageOf.ts";
import {
  type Asked,
  askedHere,
  Practice,
  readAsked,
  type Settled,
  wrongSettings,
} from "../practice.svelte.ts";
import type { ProcedureName } from "../practiceNames.ts";
import { ProcedureHand } from "./procedureHand.svelte.ts";

export type ProcedurePractice<Act, Of extends Procedure<Act>> = Practice<
  ProcedureName,
  ProcedureHand<Act, Of>
>;

/** Begins to practise a procedure, as the address asks where it may: with a fresh one, unless it takes a tree that is given. */
export function beginProcedure<Act, Of extends Procedure<Act>>(
  name: ProcedureName,
  hearsAddress: boolean,
  fresh: (asked: Settled<ProcedureName>) => Of,
  takesTree = false,
): ProcedurePractice<Act, Of> {
  const parameters = askedHere(name, hearsAddress);
  if (!takesTree) parameters.delete("tree");
  const asked: Asked<ProcedureName> = readAsked(parameters, name, [name]);
  return new Practice(
    asked,
    (asked) => new ProcedureHand<Act, Of>(fresh(asked), asked.telling ?? "atOnce"),
    wrongSettings(parameters),
  );
}

/** The same with a tree that the address may give; with a fresh one, and what is wrong, where that can't be practised on. */
export function beginWithTree<Act, Of extends Procedure<Act>>(
  name: ProcedureName,
  hearsAddress: boolean,
  make: (asked: Settled<ProcedureName>) => Of,
  badTree: (reason: string) => string,
): { readonly practice: ProcedurePractice<Act, Of>; readonly failure?: string } {
  const begun = (takesTree: boolean) => beginProcedure<Act, Of>(name, hearsAddress, make, takesTree);
  try {
    return { practice: begun(true) };
  } catch (error) {
    return { practice: begun(false), failure: badTree(messageOf(error)) };
  }
}
