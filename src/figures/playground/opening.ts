import type { DeepeningProps } from "../deepening/deepeningProps.ts";
import type { EvaluationProps } from "../evaluation/evaluationProps.ts";
import type { GrowProps } from "../grow/growProps.ts";
import type { HorizonProps } from "../horizon/horizonProps.ts";
import type { LockstepProps } from "../lockstep/lockstepProps.ts";
import type { StepperProps } from "../stepper/stepperProps.ts";
import type { ZobristProps } from "../zobrist/zobristProps.ts";

/** What the figures of the playground and of embeds are handed. */
export interface PlayableProps {
  readonly stepper: StepperProps;
  readonly lockstep: LockstepProps;
  readonly deepening: DeepeningProps;
  readonly evaluation: EvaluationProps;
  readonly horizon: HorizonProps;
  readonly grow: GrowProps;
  readonly zobrist: ZobristProps;
}

/** The tree of most textbooks. */
export const textbookTree = "[[3,12,8],[2,4,6],[14,5,2]]";

/** What each figure shows until somebody asks for something else. */
export const opening: PlayableProps = {
  stepper: {
    tree: textbookTree,
    algorithm: "alphaBeta",
    at: "cutoff 1",
    panels: "code,diff,board,table,bets,orders,stack",
  },
  lockstep: { tree: textbookTree, algorithm: "minimax", against: "alphaBeta", code: true },
  deepening: { game: "connectFour", position: "44" },
  evaluation: { game: "ticTacToe", position: "X.X.O....", depth: 1 },
  horizon: { game: "connectFour", position: "21724235653143", depth: 1 },
  grow: { position: ".........", plies: 2 },
  zobrist: { moves: "408" },
};
