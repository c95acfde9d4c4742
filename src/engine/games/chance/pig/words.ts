import { quoted } from "../../../demand.ts";

export const noPigPosition = (text: string) =>
  `${quoted(text)}: expected both sides' points, whose turn it is and what it has brought, such as 27:31 A+12`;
export const wonBefore = (text: string, goal: number) =>
  `${quoted(text)}: nobody goes on with ${goal} points or more`;
export const totalOfOne = (text: string) => `${quoted(text)}: no rolls bring 1, as a 1 ends the turn`;
export const rollAfterWin = (text: string, goal: number) =>
  `${quoted(text)}: nobody rolls who has come to ${goal} points`;
export const beyondGoal = (text: string, goal: number, sides: number) =>
  `${quoted(text)}: nobody has more than ${goal + sides - 1} points, as the last roll brings ${sides} at most`;
