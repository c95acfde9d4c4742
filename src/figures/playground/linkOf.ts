import { findSampleStep, findStep } from "../../trace/index.ts";
import { type BanditProps, banditViewOf } from "../bandit/banditProps.ts";
import { writeBanditView } from "../bandit/banditView.ts";
import { type BehaviourProps, behaviourViewOf } from "../behaviour/behaviourProps.ts";
import { runBehaviour } from "../behaviour/behaviourRun.ts";
import { writeBehaviourView } from "../behaviour/behaviourView.ts";
import { findTickStep } from "../behaviour/findTickStep.ts";
import { type DeepeningProps, deepeningViewOf } from "../deepening/deepeningProps.ts";
import { writeDeepeningView } from "../deepening/deepeningView.ts";
import { type EvaluationProps, viewOf as evaluationViewOf } from "../evaluation/evaluationProps.ts";
import { writeEvaluationView } from "../evaluation/evaluationView.ts";
import type { GrowProps } from "../grow/growProps.ts";
import { writeGrowthView } from "../grow/growthView.ts";
import { readAnswers, writeAnswers } from "../guide/guidePath.ts";
import type { GuideProps } from "../guide/guideProps.ts";
import { type HorizonProps, viewOf as horizonViewOf } from "../horizon/horizonProps.ts";
import { writeHorizonView } from "../horizon/horizonView.ts";
import { readIterationCount } from "../kuhn/iterationCounts.ts";
import type { KuhnProps } from "../kuhn/kuhnProps.ts";
import { findPair } from "../lockstep/findPair.ts";
import { type LockstepProps, lockstepSetupOf } from "../lockstep/lockstepProps.ts";
import { writeLockstepView } from "../lockstep/lockstepView.ts";
import { runPair } from "../lockstep/pairOfRuns.ts";
import { type MctsProps, mctsViewOf } from "../mcts/mctsProps.ts";
import { writeMctsView } from "../mcts/mctsView.ts";
import { runSampling } from "../mcts/samplingRun.ts";
import { type OrderingProps, orderingViewOf } from "../orderingParts/orderingProps.ts";
import { writeOrderingView } from "../orderingParts/orderingView.ts";
import { type PlayProps, playViewOf } from "../play/playProps.ts";
import { writePlayView } from "../play/playView.ts";
import { type RegretProps, viewOf as regretViewOf } from "../regret/regretProps.ts";
import { writeRegretView } from "../regret/regretView.ts";
import type { RuleCardProps } from "../ruleCard/ruleCardProps.ts";
import { runSetup } from "../run/run.ts";
import { writeView } from "../run/setup.ts";
import { type StepperProps, setupOf } from "../stepper/stepperProps.ts";
import { type TournamentProps, tournamentViewOf } from "../tournament/tournamentProps.ts";
import { writeTournamentView } from "../tournament/tournamentView.ts";
import { type WidthProps, widthViewOf } from "../width/widthProps.ts";
import { writeWidthView } from "../width/widthView.ts";
import type { ZobristProps } from "../zobrist/zobristProps.ts";
import type { PlayableName } from "./playables.ts";

const parametersOf = {
  stepper: (props: StepperProps) => {
    const setup = setupOf(props);
    return writeView({ setup, step: findStep(runSetup(setup).trace, String(props.at ?? "start")) });
  },
  lockstep: (props: LockstepProps) => {
    const setup = lockstepSetupOf(props);
    const step = findPair(runPair(setup), String(props.at ?? "start"));
    return writeLockstepView({ setup, step, movers: props.movers });
  },
  ordering: (props: OrderingProps) => writeOrderingView(orderingViewOf(props)),
  deepening: (props: DeepeningProps) => writeDeepeningView(deepeningViewOf(props)),
  evaluation: (props: EvaluationProps) => writeEvaluationView(evaluationViewOf(props)),
  horizon: (props: HorizonProps) => writeHorizonView(horizonViewOf(props)),
  ruleCard: ({ card = "othelloPass", at = 0 }: RuleCardProps) =>
    new URLSearchParams({ card, at: String(at) }),
  grow: ({ position = ".........", plies = 1, fold = false }: GrowProps) =>
    writeGrowthView({ position, plies, fold }),
  bandit: (props: BanditProps) => writeBanditView(banditViewOf(props)),
  behaviour: (props: BehaviourProps) => {
    const view = behaviourViewOf(props);
    return writeBehaviourView({ ...view, at: String(findTickStep(runBehaviour(view), view.at)) });
  },
  play: (props: PlayProps) => writePlayView(playViewOf(props)),
  mcts: (props: MctsProps) => {
    const view = mctsViewOf(props);
    return writeMctsView({ ...view, at: String(findSampleStep(runSampling(view).trace, view.at)) });
  },
  zobrist: ({ moves = "" }: ZobristProps) => new URLSearchParams({ moves }),
  regret: (props: RegretProps) => writeRegretView(regretViewOf(props)),
  kuhn: ({ iterations }: KuhnProps) =>
    new URLSearchParams({ iterations: String(readIterationCount(String(iterations ?? ""))) }),
  guide: ({ answers = "" }: GuideProps) =>
    new URLSearchParams({ answers: writeAnswers(readAnswers(answers)) }),
  tournament: (props: TournamentProps) => writeTournamentView(tournamentViewOf(props)),
  width: (props: WidthProps) => writeWidthView(widthViewOf(props)),
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
