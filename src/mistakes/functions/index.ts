import { chanceForMin } from "./chanceForMin.ts";
import { cutWithoutBounds } from "./cutWithoutBounds.ts";
import { earnedAlone } from "./earnedAlone.ts";
import { firstKillers } from "./firstKillers.ts";
import { greatestMean } from "./greatestMean.ts";
import { greatestRegret } from "./greatestRegret.ts";
import { lastGameAlone } from "./lastGameAlone.ts";
import { lastStrategyPlayed } from "./lastStrategyPlayed.ts";
import { laterDraws } from "./laterDraws.ts";
import { laterWins } from "./laterWins.ts";
import { negativeShares } from "./negativeShares.ts";
import { nothingRegretted } from "./nothingRegretted.ts";
import { oneKiller } from "./oneKiller.ts";
import { openCards } from "./openCards.ts";
import { ownLogarithm } from "./ownLogarithm.ts";
import { plainMean } from "./plainMean.ts";
import { prunedAsMin } from "./prunedAsMin.ts";
import { soonerLosses } from "./soonerLosses.ts";
import { untriedArm } from "./untriedArm.ts";
import { votesCounted } from "./votesCounted.ts";
import { worldsAlike } from "./worldsAlike.ts";

/** Functions with a mistake in them, by the task whose functions they take the place of. */
export const functionMistakes = {
  winSooner: { laterWins, soonerLosses, laterDraws },
  killers: { oneKiller, firstKillers },
  ucb1: { ownLogarithm, untriedArm, greatestMean },
  regretMatching: {
    negativeShares,
    nothingRegretted,
    greatestRegret,
    earnedAlone,
    lastGameAlone,
    lastStrategyPlayed,
  },
  chanceNodes: { plainMean, chanceForMin, prunedAsMin, cutWithoutBounds },
  pimc: { openCards, worldsAlike, votesCounted },
} as const;
