import { playedFaces } from "../../games/playedFaces.ts";
import type { FigureTaskName } from "../../judge/figureTasks.ts";
import { ownPrograms, type ProgramName } from "../../kit/programs/ownPrograms.ts";
import type { PlayedGame } from "./playGames.ts";
import { isTask, type OwnStyle } from "./styleText.ts";

/** Those of the reader's programs that are written as something that an opponent can go by. */
export const playingPrograms = (): readonly ProgramName<FigureTaskName>[] =>
  ownPrograms().filter(({ task }) => isTask(task));

/** The reader's program that was run last, as an opponent; where there is none, one that is to be written. */
export function lastProgram(game: PlayedGame): OwnStyle {
  const [last] = playingPrograms();
  const { task, language }: ProgramName<FigureTaskName> = last ?? {
    task: "alphaBeta",
    language: "javaScript",
  };
  return {
    thinker: isTask(task) ? task : "alphaBeta",
    program: language,
    depth: playedFaces[game].programPlies,
  };
}
