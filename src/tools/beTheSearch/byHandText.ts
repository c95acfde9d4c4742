/** What was done before the page was loaded anew: of what was asked, which acts, and how many were wrong. */
export interface DoneBefore {
  readonly asked: string;
  readonly acts: readonly string[];
  readonly wrong: number;
}

export function readByHand(text: string): DoneBefore | undefined {
  try {
    const { asked, acts, wrong } = JSON.parse(text) as Partial<DoneBefore>;
    const isOne = typeof asked === "string" && Array.isArray(acts) && Number.isInteger(wrong);
    return isOne && acts.every((act) => typeof act === "string")
      ? { asked, acts, wrong: wrong as number }
      : undefined;
  } catch {
    return undefined;
  }
}
