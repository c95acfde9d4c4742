import { ExactUct, type SamplerClass, Uct } from "../../engine/index.ts";
import { samplingMistakes } from "../../mistakes/index.ts";

/** A way to sample, as figures offer it. */
export interface Sampler {
  readonly title: string;
  readonly Class: SamplerClass;
  /** The file of the engine that its class stands in, where that has another name. */
  readonly file?: string;
  /** One that goes wrong: for the figures that name it, and in no menu. */
  readonly wrong?: boolean;
}

const wrong = (title: string, name: keyof typeof samplingMistakes): Sampler => ({
  title,
  Class: samplingMistakes[name].Sampler,
  wrong: true,
});

/** The ways to sample, by the names that chapters and links give them. */
export const samplers = {
  uct: { title: "UCT", Class: Uct },
  exact: { title: "UCT with exact backups", Class: ExactUct, file: "exactUct" },
  creditedToSideToMove: wrong("UCT that credits the side to move", "creditedToSideToMove"),
  creditedToRoot: wrong("UCT that credits the root’s side alone", "creditedToRoot"),
  onlyOneChild: wrong("UCT that goes down wherever there is a child", "onlyOneChild"),
  zeroDivision: wrong("UCT that divides by no visits", "zeroDivision"),
  childsLogarithm: wrong("UCT with the child’s own logarithm", "childsLogarithm"),
  drawsWorthNothing: wrong("UCT to which a draw is worth nothing", "drawsWorthNothing"),
} as const satisfies Record<string, Sampler>;

export type SamplerName = keyof typeof samplers;

export const samplerNames = Object.keys(samplers) as SamplerName[];

export const samplerOf = (name: SamplerName): Sampler => samplers[name];
