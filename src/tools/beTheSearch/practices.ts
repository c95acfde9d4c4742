import { algorithmNames, chanceAlgorithms } from "../../kit/run/algorithms.ts";
import { type PracticeName, procedureNames } from "./practiceNames.ts";

/** All that can be carried out by hand, in the order of menus: apart from its names, since it brings the searches along. */
export const practices: readonly PracticeName[] = [...algorithmNames, ...chanceAlgorithms, ...procedureNames];
