import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../prose/registry.ts";
import { algorithms } from "../run/algorithms.ts";
import { readsUpTo } from "../run/firstReads.ts";
import type { Run } from "../run/run.ts";
import { accountAt, betsOf, passesOf } from "./betsOf.ts";

/**
 * What a search that bets says of its bets at a step; no facts where it makes none, or where the tree is folded. For a
 * search that tests the whole tree only, the tests are the bets, and one is held where the answer is yes.
 */
export function betFacts(run: Run, step: number): Facts {
  const bets = algorithms[run.setup.algorithm].tests ? betsOf(run) : undefined;
  if (bets === undefined) return {};
  const { researches, leaves } = run.trace.counters(step);
  const counted = {
    researches: String(researches),
    // Visits of leaves, and how many of them read what had been read before.
    visits: String(leaves),
    reread: String(leaves - readsUpTo(run.trace, step)),
  };
  if (run.setup.algorithm === "mtdf") {
    const tested = passesOf(run).filter(({ enter }) => enter <= step);
    const yes = tested.filter(({ leave, value, alpha }) => leave <= step && value > alpha);
    return { ...counted, bets: String(tested.length), held: String(yes.length) };
  }
  const { bets: made, held, full, spent } = accountAt(bets, step);
  return {
    ...counted,
    bets: String(made),
    held: String(held),
    // Nodes, against alpha-beta: what the bets have brought, or cost, where they have not paid.
    saved: formatValue(full - spent),
    overspent: formatValue(spent - full),
  };
}
