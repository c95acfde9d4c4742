import { type AlgorithmName, algorithms } from "../run/algorithms.ts";

type Bets = typeof import("./shownBets.ts");

let here: Bets | undefined;

/** What shows bets, where it is here already: few figures run a search that makes bets, and those alone fetch it. */
export const betsHere = (): Bets | undefined => here;

/** Fetches it for an algorithm that makes bets; for any, where none is named. */
export async function fetchBets(...needed: (AlgorithmName | undefined)[]): Promise<Bets | undefined> {
  const makesBets = (name: AlgorithmName | undefined) => name !== undefined && algorithms[name].tests;
  if (needed.length === 0 || needed.some(makesBets)) here ??= await import("./shownBets.ts");
  return here;
}
