import { quoted } from "../../../demand.ts";

export const noRace = (text: string) =>
  `${quoted(text)}: expected where both sides' men stand, whose turn it is and what the die shows, such as 02:11 A3`;
export const beyondHome = (text: string, length: number) =>
  `${quoted(text)}: a man is home after ${length} steps`;
export const noFace = (text: string, faces: number) =>
  `${quoted(text)}: the die shows 1 to ${faces}, or ? while it is to be rolled`;
export const sharedStep = (text: string, step: number) =>
  `${quoted(text)}: both sides cannot stand on step ${step}`;
export const bothHome = (text: string) => `${quoted(text)}: only one side can have all of its men home`;
