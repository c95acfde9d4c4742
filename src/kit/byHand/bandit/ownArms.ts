import type { Arm } from "../../../engine/index.ts";
import type { BanditAct } from "./banditProcedure.ts";
import type { Pull } from "./pulledArms.ts";

/** Where somebody's own acts lead as long as nobody puts them right: what is known of each arm, and which was pulled last. */
export interface OwnArms {
  readonly arms: readonly Arm[];
  readonly pulled: number | undefined;
}

/**
 * What is known after these acts, one for each of UCB1's own: an arm that UCB1 does not pull pays by the same chance, and is
 * counted rightly; what was counted wrongly of the arm that both pull is carried along.
 */
export function ownArms(pulls: readonly Pull[], done: readonly BanditAct[]): OwnArms {
  let arms: readonly Arm[] = pulls[0].before;
  let pulled: number | undefined;
  for (const [place, act] of done.entries()) {
    const pull = pulls[place >> 1];
    if (act.kind === "pull") {
      pulled = act.arm;
      continue;
    }
    const own = pulled ?? pull.arm;
    // Of another arm than that which was pulled by hand nothing can have been counted.
    const more = own === pull.arm ? counted(pull, act) : { pulls: 1, earned: pull.pays[own] };
    arms = arms.map((arm, place) =>
      place === own ? { pulls: arm.pulls + more.pulls, earned: arm.earned + more.earned } : arm,
    );
  }
  return { arms, pulled };
}

/** By how much somebody has counted on. */
const counted = ({ before, arm }: Pull, said: Arm): Arm => ({
  pulls: said.pulls - before[arm].pulls,
  earned: said.earned - before[arm].earned,
});
