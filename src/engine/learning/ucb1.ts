import { demandWhole } from "../demandWhole.ts";

/**
 * The upper confidence bound of an arm: what it has earned on the average, plus what it may have been underrated by,
 * mean + c·√(ln totalPulls / pulls). Infinity for an arm that was never pulled, so that each is tried once first.
 * `mean` is a reward in [0, 1]; with c = √2 the regret grows with the logarithm of the pulls where rewards are
 * independent. Throws a RangeError for counts or a c that make no sense,
 * and for a mean that is not finite where the arm was pulled.
 * Source: P. Auer, N. Cesa-Bianchi, P. Fischer 2002, "Finite-time Analysis of the Multiarmed Bandit Problem".
 */
export function ucb1(mean: number, pulls: number, totalPulls: number, c: number = Math.SQRT2): number {
  demandWhole("pulls", pulls, [0, Infinity]);
  if (!(c >= 0 && c < Infinity)) throw new RangeError(`c must be a number, 0 or more, not ${String(c)}`);
  if (pulls === 0) return Infinity;
  if (!Number.isFinite(mean)) throw new RangeError(`mean must be a finite number, not ${String(mean)}`);
  if (!(totalPulls >= pulls))
    throw new RangeError(`of ${totalPulls} pulls in all, ${pulls} cannot be of one arm`);
  return mean + c * Math.sqrt(Math.log(totalPulls) / pulls);
}
