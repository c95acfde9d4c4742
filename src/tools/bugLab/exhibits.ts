import { showcase as chanceForMin } from "../../mistakes/chance/chanceForMin.ts";
import { showcase as cutWithoutBounds } from "../../mistakes/chance/cutWithoutBounds.ts";
import { showcase as plainMean } from "../../mistakes/chance/plainMean.ts";
import { showcase as prunedAsMin } from "../../mistakes/chance/prunedAsMin.ts";
import { type MistakeName, mistakes, type SearchShowcase } from "../../mistakes/index.ts";
import { showcase as childsLogarithm } from "../../mistakes/sampling/childsLogarithm.ts";
import { showcase as creditedToRoot } from "../../mistakes/sampling/creditedToRoot.ts";
import { showcase as creditedToSideToMove } from "../../mistakes/sampling/creditedToSideToMove.ts";
import { showcase as drawsWorthNothing } from "../../mistakes/sampling/drawsWorthNothing.ts";
import { showcase as onlyOneChild } from "../../mistakes/sampling/onlyOneChild.ts";
import { showcase as zeroDivision } from "../../mistakes/sampling/zeroDivision.ts";
import { showcase as clockSeed } from "../../mistakes/searches/clockSeed.ts";
import { showcase as colourFixed } from "../../mistakes/searches/colourFixed.ts";
import { showcase as cutAboveOnly } from "../../mistakes/searches/cutAboveOnly.ts";
import { showcase as drawGoesOn } from "../../mistakes/searches/drawGoesOn.ts";
import { showcase as estimateForEnd } from "../../mistakes/searches/estimateForEnd.ts";
import { showcase as flipAfterPass } from "../../mistakes/searches/flipAfterPass.ts";
import { showcase as invertedResearch } from "../../mistakes/searches/invertedResearch.ts";
import { showcase as keyWithoutPlies } from "../../mistakes/searches/keyWithoutPlies.ts";
import { showcase as keyWithoutSide } from "../../mistakes/searches/keyWithoutSide.ts";
import { showcase as lastOfEquals } from "../../mistakes/searches/lastOfEquals.ts";
import { showcase as missingResearch } from "../../mistakes/searches/missingResearch.ts";
import { showcase as negatedMinimum } from "../../mistakes/searches/negatedMinimum.ts";
import { showcase as noAlphaAtRoot } from "../../mistakes/searches/noAlphaAtRoot.ts";
import { showcase as randomEstimate } from "../../mistakes/searches/randomEstimate.ts";
import { showcase as slowDigest } from "../../mistakes/searches/slowDigest.ts";
import { showcase as tableForOneSide } from "../../mistakes/searches/tableForOneSide.ts";
import { showcase as tableWithoutBounds } from "../../mistakes/searches/tableWithoutBounds.ts";
import { showcase as tableWithoutDepth } from "../../mistakes/searches/tableWithoutDepth.ts";
import type { ChanceMistakeName } from "../../mistakes/spoiledChanceSearches.ts";
import { chanceExhibit } from "./chanceExhibit.ts";
import type { Exhibit } from "./exhibit.ts";
import { lastStrategy } from "./exhibits/lastStrategy.ts";
import { openCards } from "./exhibits/openCards.ts";
import { shallowAlphaBeta as words } from "./exhibitWords.ts";
import { type SamplingMistakeName, samplingExhibit } from "./samplingExhibit.ts";
import { searchExhibit } from "./searchExhibit.ts";

/** One of the right searches, which wastes work: it has no file among the mistakes. */
const shallowAlphaBeta = searchExhibit("shallowAlphaBeta", "wastedWork", {
  words,
  chapter: "alpha-beta",
  setup: { tree: "[5,[[[4,9]]]]" },
  answer: () => "wrong",
});

const exhibitsOf = (showcases: Readonly<Partial<Record<MistakeName, SearchShowcase<string>>>>) =>
  Object.entries(showcases).map(([name, showcase]) =>
    searchExhibit(name as MistakeName, mistakes[name as MistakeName].kind, showcase),
  );

/** The mistakes in depth-first searches, in the order of the bug lab: those of one chapter side by side. */
export const searchExhibits = [
  ...exhibitsOf({
    drawGoesOn,
    estimateForEnd,
    randomEstimate,
    clockSeed,
    lastOfEquals,
    tableWithoutBounds,
    tableWithoutDepth,
    keyWithoutSide,
    keyWithoutPlies,
    tableForOneSide,
    colourFixed,
    flipAfterPass,
    negatedMinimum,
    missingResearch,
    invertedResearch,
  }),
  shallowAlphaBeta,
  ...exhibitsOf({ cutAboveOnly, noAlphaAtRoot, slowDigest }),
];

const showcases = {
  creditedToSideToMove,
  creditedToRoot,
  drawsWorthNothing,
  onlyOneChild,
  zeroDivision,
  childsLogarithm,
} as const;

/** The mistakes in sampling, which replace one method of UCT. */
export const samplingExhibits = Object.entries(showcases).map(([name, showcase]) =>
  samplingExhibit(name as SamplingMistakeName, showcase),
);

/** The mistakes in sampling and learning, which are shown as curves, in the order of the bug lab. */
export const curveExhibits = [...samplingExhibits, lastStrategy];

/** The mistakes in searches of games of chance, in the order of the bug lab. */
export const chanceExhibits = Object.entries({
  plainMean,
  chanceForMin,
  prunedAsMin,
  cutWithoutBounds,
}).map(([name, showcase]) => chanceExhibit(name as ChanceMistakeName, showcase));

/** Every mistake of the bug lab. */
export const exhibits: readonly Exhibit[] = [
  ...searchExhibits,
  ...curveExhibits,
  ...chanceExhibits,
  openCards,
];
