import { agrees } from "./finalMove.ts";
import type { Uct } from "./uct.ts";

/**
 * Iterates as often as the options say, or until `settled`. Where the final move must have both most visits and the
 * greatest mean, it goes on until one has, for at most as many iterations again.
 */
export function sample<Position, Move>(uct: Uct<Position, Move>, settled = () => false): void {
  const { iterations, stop, final } = uct.options;
  const most = final === "robustMax" ? 2 * iterations : iterations;
  let done = 0;
  do {
    uct.iterate();
    done++;
    if (settled()) return;
  } while ((done < iterations || (done < most && !agrees(uct.tree))) && !stop());
}
