export * as chanceMistakes from "./chance/index.ts";
export { lastStrategy } from "./learning/lastStrategy.ts";
export * as samplingMistakes from "./sampling/index.ts";
export * as mistakes from "./searches/index.ts";
export type { MistakeName } from "./spoiledSearches.ts";
export {
  type ExposingInput,
  type Finding,
  type Mistake,
  type MistakeKind,
  mistakeKinds,
  type Patch,
  type SamplingFinding,
  type SamplingFindings,
  type SamplingShowcase,
  type SearchFinding,
  type SearchFindings,
  type SearchName,
  type SearchShowcase,
  type SearchWords,
  type Showcase,
  type SpoiledSearch,
  type Traits,
} from "./types/mistake.ts";
