import { bandit } from "../../figures/bandit/bandit.ts";
import { behaviour } from "../../figures/behaviour/behaviour.ts";
import { deepening } from "../../figures/deepening/deepening.ts";
import { evaluation } from "../../figures/evaluation/evaluation.ts";
import { grow } from "../../figures/grow/grow.ts";
import { guide } from "../../figures/guide/guide.ts";
import { horizon } from "../../figures/horizon/horizon.ts";
import { kuhn } from "../../figures/kuhn/kuhn.ts";
import { lockstep } from "../../figures/lockstep/lockstep.ts";
import { mcts } from "../../figures/mcts/mcts.ts";
import { ordering } from "../../figures/ordering/ordering.ts";
import { play } from "../../figures/play/play.ts";
import { proof } from "../../figures/proof/proof.ts";
import { regret } from "../../figures/regret/regret.ts";
import { ruleCard } from "../../figures/ruleCard/ruleCard.ts";
import { stepper } from "../../figures/stepper/stepper.ts";
import { tournament } from "../../figures/tournament/tournament.ts";
import { width } from "../../figures/width/width.ts";
import { zobrist } from "../../figures/zobrist/zobrist.ts";
import type { PlayableName } from "./playables.ts";

const parametersOf = {
  stepper: stepper.link,
  lockstep: lockstep.link,
  ordering: ordering.link,
  deepening: deepening.link,
  bandit: bandit.link,
  play: play.link,
  mcts: mcts.link,
  guide: guide.link,
  tournament: tournament.link,
  proof: proof.link,
  behaviour: behaviour.link,
  kuhn: kuhn.link,
  regret: regret.link,
  zobrist: zobrist.link,
  ruleCard: ruleCard.link,
  width: width.link,
  horizon: horizon.link,
  evaluation: evaluation.link,
  grow: grow.link,
} satisfies Record<PlayableName, unknown>;

/**
 * The parameters of a link to what a figure shows when it opens, the figure's name first. Searches what it opens on,
 * since a link names its step by number. Throws what the search throws.
 *
 * @param props as a page hands them to the figure
 */
export function linkOf(name: PlayableName, props: Readonly<Record<string, unknown>>): URLSearchParams {
  const parameters = parametersOf[name] as unknown as (props: unknown) => URLSearchParams;
  return new URLSearchParams([["figure", name], ...parameters(props)]);
}
