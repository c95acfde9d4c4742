import "prism-code-editor/prism/languages/javascript";
import "prism-code-editor/prism/languages/python";
import "prism-code-editor/languages/clike";
import "prism-code-editor/languages/python";
import { createEditor, type PrismEditor } from "prism-code-editor";
import { defaultCommands, editHistory } from "prism-code-editor/commands";
import { highlightBracketPairs } from "prism-code-editor/highlight-brackets";
import layout from "prism-code-editor/layout.css?inline";
import { matchBrackets } from "prism-code-editor/match-brackets";
import type { Language } from "../../judge/languages.ts";

/** How the grammar of a language is called, and by how many blanks Tab indents in it. */
const manners = {
  javaScript: { language: "javascript", tabSize: 2 },
  python: { language: "python", tabSize: 4 },
} as const satisfies Record<Language, object>;

// Its styles come with it: a page on which it may be opened has no use for them. Those of the site go before them.
document.head.insertAdjacentHTML("afterbegin", `<style>${layout}</style>`);

/** Opens an editor for a language in an element. Its field is called by `label`; `onedit` hears of every change that is typed. */
export function openEditor(
  place: HTMLElement,
  language: Language,
  value: string,
  label: string,
  onedit: (text: string) => void,
): PrismEditor {
  const editor = createEditor(
    place,
    { ...manners[language], value, wordWrap: false, onUpdate: onedit },
    matchBrackets(),
    highlightBracketPairs(),
    defaultCommands(),
    editHistory(),
  );
  editor.textarea.setAttribute("aria-label", label);
  return editor;
}
