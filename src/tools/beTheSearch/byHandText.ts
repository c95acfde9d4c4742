import { readJson } from "../../kit/kept/readJson.ts";
/** How it ends: all of it was done or handed in, or it was broken off and what is right shown. */
export type End = "done" | "shown";

/** What was done before the page was loaded anew: of what was asked, which acts, how many were wrong, and how it ended, if it has. */
export interface DoneBefore {
  readonly asked: string;
  readonly acts: readonly string[];
  readonly wrong: number;
  readonly end?: End | undefined;
}

export function readByHand(text: string): DoneBefore | undefined {
  const { asked, acts, wrong, end } = (readJson(text) ?? {}) as Partial<DoneBefore>;
  const isOne = typeof asked === "string" && Array.isArray(acts) && Number.isInteger(wrong);
  const ends = [undefined, "done", "shown"].includes(end);
  return isOne && ends && acts.every((act) => typeof act === "string")
    ? { asked, acts, wrong: wrong as number, end }
    : undefined;
}
