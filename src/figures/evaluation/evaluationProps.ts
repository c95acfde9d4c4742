import { readGame, rulesOf } from "../../games/rules.ts";
import type { EvaluationView } from "./evaluationView.ts";

/** What a chapter says of an evaluation; tic-tac-toe's, one ply deep, with the game's own weights by default. */
export interface EvaluationProps extends Partial<EvaluationView> {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  readonly caption?: string;
  /** Whether the weights can be tuned by self-play; yes by default. */
  readonly tuning?: boolean;
}

export function viewOf(props: EvaluationProps): EvaluationView {
  const game = readGame(props.game ?? "ticTacToe");
  const rules = rulesOf(game);
  return {
    game,
    position: props.position ?? rules.write(rules.start),
    weights: props.weights ?? {},
    off: props.off ?? [],
    depth: props.depth ?? 1,
    random: props.random,
    swapped: props.swapped ?? false,
  };
}
