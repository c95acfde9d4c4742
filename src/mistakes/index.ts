export { lastStrategy } from "./learning/lastStrategy.ts";
export type { MistakeName } from "./mistakeName.ts";
export * as samplingMistakes from "./sampling/index.ts";
export * as mistakes from "./searches/index.ts";
export {
  type Mistake,
  type MistakeKind,
  mistakeKinds,
  type Patch,
  type SearchName,
  type SpoiledSearch,
  type Traits,
} from "./types/mistake.ts";
export type {
  ExposingInput,
  Finding,
  SamplingFinding,
  SamplingFindings,
  SamplingShowcase,
  SearchFinding,
  SearchFindings,
  SearchShowcase,
} from "./types/showcase.ts";
