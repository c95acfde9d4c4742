import { titleOf } from "./titles.ts";

/** What a reader calls a search in the middle of a sentence: "alpha–beta", but "NegaScout" and "MTD(f)". */
export function titleInSentence(name: string): string {
  const title = titleOf(name);
  const [first] = title.split(" ");
  return /[A-Z]/.test(first.slice(1)) ? title : title.charAt(0).toLowerCase() + title.slice(1);
}
