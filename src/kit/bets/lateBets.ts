import { hasTrait } from "../run/algorithms.ts";

type Bets = typeof import("./shownBets.ts");

let here: Bets | undefined;

/** What shows bets, where it is here already: few figures run a search that makes bets, and those alone fetch it. */
export const betsHere = (): Bets | undefined => here;

/** Fetches it for an algorithm that makes bets; for any, where none is named. A name that is none's needs nothing. */
export async function fetchBets(...needed: unknown[]): Promise<Bets | undefined> {
  if (needed.length === 0 || needed.some((name) => hasTrait(name, "tests")))
    here ??= await import("./shownBets.ts");
  return here;
}
