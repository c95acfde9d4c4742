import { chanceTaskNames } from "../../judge/searchTasks.ts";
import { programsFor } from "../programs/ownPrograms.ts";
import { type DiceProgram, firstProgram } from "./diceProgram.ts";

/** The programs that this browser has for games of chance, the one that was run last first. */
export const dicePrograms = (): readonly DiceProgram[] => programsFor(chanceTaskNames);

/** The one that was run last; where there is none, one that is to be written. */
export const lastProgram = (): DiceProgram => dicePrograms()[0] ?? firstProgram;
