import type { FigureKind } from "../kit/figure/defineFigure.ts";

/** The kinds of figures by their names, which are also those of their folders; each is fetched when it is asked for. */
const kinds = {
  bandit: () => import("./bandit/bandit.ts"),
  behaviour: () => import("./behaviour/behaviour.ts"),
  deepening: () => import("./deepening/deepening.ts"),
  dicePlay: () => import("./dicePlay/dicePlay.ts"),
  duel: () => import("./duel/duel.ts"),
  evaluation: () => import("./evaluation/evaluation.ts"),
  exploitability: () => import("./exploitability/exploitability.ts"),
  fairness: () => import("./fairness/fairness.ts"),
  grow: () => import("./grow/grow.ts"),
  guide: () => import("./guide/guide.ts"),
  horizon: () => import("./horizon/horizon.ts"),
  kuhn: () => import("./kuhn/kuhn.ts"),
  pig: () => import("./pig/pig.ts"),
  lockstep: () => import("./lockstep/lockstep.ts"),
  mcts: () => import("./mcts/mcts.ts"),
  ordering: () => import("./ordering/ordering.ts"),
  play: () => import("./play/play.ts"),
  proof: () => import("./proof/proof.ts"),
  regret: () => import("./regret/regret.ts"),
  stepper: () => import("./stepper/stepper.ts"),
  ruleCard: () => import("./ruleCard/ruleCard.ts"),
  wholeTree: () => import("./wholeTree/wholeTree.ts"),
  worlds: () => import("./worlds/worlds.ts"),
  width: () => import("./width/width.ts"),
  zobrist: () => import("./zobrist/zobrist.ts"),
  tournament: () => import("./tournament/tournament.ts"),
  twentyFortyEight: () => import("./twentyFortyEight/twentyFortyEight.ts"),
};
export type FigureName = keyof typeof kinds;
export const figureNames = Object.keys(kinds) as FigureName[];

/** What is declared of a kind of figures. */
export async function figureNamed(name: FigureName): Promise<FigureKind> {
  const found: Readonly<Record<string, unknown>> = await kinds[name]();
  return found[name] as FigureKind;
}
