import type { SamplerName } from "../../figures/mcts/samplers.ts";
import { partingOf } from "./curves.ts";
import { lookedAt, type SamplingExhibit } from "./samplingExhibit.ts";

/** A mistake in sampling and UCT, on one tree with one seed. */
export interface SampledPairProps {
  readonly tree: string;
  readonly sampler: SamplerName;
  readonly seed: number;
  readonly iterations: number;
  /** The first iteration after which the two differ. */
  readonly parting: number;
}

export const sampledPairOf = (exhibit: SamplingExhibit): SampledPairProps => ({
  tree: exhibit.input,
  sampler: exhibit.name,
  seed: exhibit.seed,
  iterations: lookedAt,
  parting: partingOf(exhibit.curves()) ?? lookedAt,
});
