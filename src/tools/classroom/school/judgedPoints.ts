import type { ProgramVerdict } from "../programs/programResult.ts";
import type { Elements } from "./interactions.ts";

/**
 * Points of 100 for a program: the share of all checks that it was seen to pass, and all of them only where it does all that
 * counts in every one. What its time did not suffice for brings none: nobody knows what it does there.
 */
export const pointsFor = ({ passes, passed, tried, of }: ProgramVerdict): number => {
  if (of === 0) return 0;
  return passes && tried === of ? 100 : Math.min(99, Math.floor((100 * passed) / of));
};

/**
 * What a system is told of a program (SCORM 1.2, cmi.interactions): in a code, how it differs from what was to be written.
 * One that was not tried on all is neither right nor wrong.
 */
export const judgedElements = ({ difference, passes, tried, of }: ProgramVerdict, time: Date): Elements => [
  ["id", "program"],
  ["type", "performance"],
  ["weighting", "1"],
  ["time", time.toTimeString().slice(0, 8)],
  ["student_response", difference],
  ["result", !passes ? "wrong" : tried < of ? "neutral" : "correct"],
];
