import type { Language } from "../../judge/languages.ts";
import type { TaskName } from "../../judge/tasks.ts";
import { packText, unpackText } from "../../kit/share/packText.ts";

/** Characters of a program at most: more than anybody writes here, and less than would keep a page busy. */
const longest = 20_000;

/** Characters of a link at most: servers and mail programs cut longer ones off. */
export const longestLink = 7000;

/** What became of a link that was asked for: it is on the clipboard, or only here, or the program is too long for one. */
export type CodeLink =
  | { readonly kind: "copied" | "shown"; readonly address: string }
  | { readonly kind: "tooLong"; readonly characters: number };

/** The address of a page where a program is shown. Whoever opens it sees the program, which runs when it is told to. */
export async function codeAddress(
  page: URL,
  task: TaskName,
  language: Language,
  text: string,
): Promise<string | undefined> {
  const address = new URL(page);
  address.search = String(new URLSearchParams({ task, language, code: await packText(text) }));
  return text.length > longest || address.href.length > longestLink ? undefined : address.href;
}

/** Copies a link that brings a program along. */
export async function copyCodeLink(task: TaskName, language: Language, text: string): Promise<CodeLink> {
  const page = new URL(`${import.meta.env.BASE_URL}your-search/`, location.origin);
  const address = await codeAddress(page, task, language, text);
  if (address === undefined) return { kind: "tooLong", characters: text.length };
  try {
    await navigator.clipboard.writeText(address);
    return { kind: "copied", address };
  } catch {
    return { kind: "shown", address };
  }
}

/** The program in a link's parameter; undefined where there is none, or one that is too long. */
export const unpackCode = (packed: string): Promise<string | undefined> => unpackText(packed, longest);
