import { clockSeed } from "./exhibits/clockSeed.ts";
import { colourFixed } from "./exhibits/colourFixed.ts";
import { cutAboveOnly } from "./exhibits/cutAboveOnly.ts";
import { drawGoesOn } from "./exhibits/drawGoesOn.ts";
import { estimateForEnd } from "./exhibits/estimateForEnd.ts";
import { flipAfterPass } from "./exhibits/flipAfterPass.ts";
import { invertedResearch } from "./exhibits/invertedResearch.ts";
import { keyWithoutPlies } from "./exhibits/keyWithoutPlies.ts";
import { keyWithoutSide } from "./exhibits/keyWithoutSide.ts";
import { lastOfEquals } from "./exhibits/lastOfEquals.ts";
import { missingResearch } from "./exhibits/missingResearch.ts";
import { negatedMinimum } from "./exhibits/negatedMinimum.ts";
import { noAlphaAtRoot } from "./exhibits/noAlphaAtRoot.ts";
import { randomEstimate } from "./exhibits/randomEstimate.ts";
import { shallowAlphaBeta } from "./exhibits/shallowAlphaBeta.ts";
import { slowDigest } from "./exhibits/slowDigest.ts";
import { tableForOneSide } from "./exhibits/tableForOneSide.ts";
import { tableWithoutBounds } from "./exhibits/tableWithoutBounds.ts";
import { tableWithoutDepth } from "./exhibits/tableWithoutDepth.ts";

/** The mistakes in depth-first searches, in the order of the bug lab: those of one chapter side by side. */
export const searchExhibits = [
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
  shallowAlphaBeta,
  cutAboveOnly,
  noAlphaAtRoot,
  slowDigest,
];
