import type { ProgramVerdict } from "../programs/programResult.ts";
import type { Elements } from "./interactions.ts";

/** Points of 100 for a program: the share of the checks that it passes, and all of them only where it does all that counts. */
export const pointsFor = ({ passes, passed, of }: ProgramVerdict): number =>
  passes ? 100 : of === 0 ? 0 : Math.min(99, Math.floor((100 * passed) / of));

/** What a system is told of a program (SCORM 1.2, cmi.interactions): in a code, how it differs from what was to be written. */
export const judgedElements = ({ difference, passes }: ProgramVerdict, time: Date): Elements => [
  ["id", "program"],
  ["type", "performance"],
  ["weighting", "1"],
  ["time", time.toTimeString().slice(0, 8)],
  ["student_response", difference],
  ["result", passes ? "correct" : "wrong"],
];
