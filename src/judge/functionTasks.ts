import type { functionMistakes } from "../mistakes/functions/index.ts";
import type { samplingMistakes } from "../mistakes/index.ts";

/** How a task's functions are tried: which a program defines, and whether all of them together sample. */
export interface CalledFunctions {
  readonly functions: readonly string[];
  readonly samples: boolean;
}

/** The functions that a reader can be set to write, in the order of the chapters. */
export const functionTasks = {
  ucb1: { functions: ["ucb1", "choose"], samples: false },
  uct: { functions: ["select", "expand", "simulate", "backUp"], samples: true },
  regretMatching: { functions: ["nextStrategy", "learn", "average"], samples: false },
  chanceNodes: { functions: ["mean", "windowOf"], samples: false },
  pimc: { functions: ["averages", "bestOf"], samples: false },
} as const satisfies Readonly<Record<string, CalledFunctions>>;

export type FunctionTaskName = keyof typeof functionTasks;

/** The functions that a reader writes for a task whose lines stand in a lesson, searches among them. */
export const lessonFunctions = {
  winSooner: ["visit", "sooner"],
  killers: ["visit", "inOrder", "remember"],
  ucb1: functionTasks.ucb1.functions,
  uct: functionTasks.uct.functions,
  regretMatching: functionTasks.regretMatching.functions,
  chanceNodes: functionTasks.chanceNodes.functions,
  pimc: functionTasks.pimc.functions,
} as const;

/** The known mistakes of each of these, by their names alone: who only reads has no use for what they do. */
export const functionMistakeNames = {
  winSooner: ["laterDraws", "laterWins", "soonerLosses"],
  killers: ["firstKillers", "oneKiller"],
  ucb1: ["ownLogarithm", "untriedArm", "greatestMean"],
  uct: [
    "childsLogarithm",
    "creditedToRoot",
    "creditedToSideToMove",
    "drawsWorthNothing",
    "onlyOneChild",
    "zeroDivision",
  ],
  regretMatching: [
    "earnedAlone",
    "greatestRegret",
    "lastGameAlone",
    "lastStrategyPlayed",
    "negativeShares",
    "nothingRegretted",
  ],
  chanceNodes: ["plainMean", "chanceForMin", "prunedAsMin", "cutWithoutBounds"],
  pimc: ["openCards", "worldsAlike", "votesCounted"],
} as const satisfies {
  readonly [Task in keyof typeof functionMistakes]: readonly (keyof (typeof functionMistakes)[Task])[];
} & { readonly uct: readonly (keyof typeof samplingMistakes)[] };

export type LessonTaskName = keyof typeof lessonFunctions;
export type FunctionMistakeName = (typeof functionMistakeNames)[LessonTaskName][number];
