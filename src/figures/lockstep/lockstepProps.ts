import { type Setup, setupOf } from "../../kit/run/setup.ts";
import type { LaneOrder, LockstepSetup } from "./lockstepSetup.ts";

/** What a chapter says of two searches in lockstep. */
export interface LockstepProps extends Partial<LockstepSetup> {
  /** By what `<Show>`, `<Live>` and links know the figure; unique on its page. */
  readonly name?: string;
  /** The pair of steps it opens at: see `findPair`. */
  readonly at?: string | number;
  readonly caption?: string;
  /** Opens with the values as the side to move counts them, beside MAX's. */
  readonly movers?: boolean;
  /** Shows the code of both; of the right one what has changed, where the left one is its predecessor. */
  readonly code?: boolean;
  /** Which side is in front where there is room for one alone: the left one by default. */
  readonly front?: "left" | "right";
}

/** The setup in a figure's properties: the same algorithm on both sides, and the order given, where none is named. */
export function lockstepSetupOf(props: LockstepProps): LockstepSetup {
  const { order = "given", againstOrder = "given" }: { order?: LaneOrder; againstOrder?: LaneOrder } = props;
  const setup = setupOf(props as Partial<Setup>);
  return { ...setup, order, against: props.against ?? setup.algorithm, againstOrder };
}
