import { ExactUct, type SamplerClass, Uct } from "../../engine/index.ts";
import { samplingMistakes } from "../../mistakes/index.ts";

/** A way to sample, as figures offer it. */
export interface Sampler {
  readonly Class: SamplerClass;
  /** The file of the engine that its class stands in, where that has another name. */
  readonly file?: string;
  /** One that goes wrong: for the figures that name it, and in no menu. */
  readonly wrong?: boolean;
}

const wrong = (name: keyof typeof samplingMistakes): Sampler => ({
  Class: samplingMistakes[name].Sampler,
  wrong: true,
});

/** The ways to sample, by the names that chapters and links give them. */
const samplers = {
  uct: { Class: Uct },
  exact: { Class: ExactUct, file: "exactUct" },
  creditedToSideToMove: wrong("creditedToSideToMove"),
  creditedToRoot: wrong("creditedToRoot"),
  onlyOneChild: wrong("onlyOneChild"),
  zeroDivision: wrong("zeroDivision"),
  childsLogarithm: wrong("childsLogarithm"),
  drawsWorthNothing: wrong("drawsWorthNothing"),
} as const satisfies Record<string, Sampler>;

export type SamplerName = keyof typeof samplers;

export const samplerNames = Object.keys(samplers) as SamplerName[];

export const samplerOf = (name: SamplerName): Sampler => samplers[name];
