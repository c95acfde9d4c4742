import "prism-code-editor/layout.css";
import "prism-code-editor/prism/languages/javascript";
import "prism-code-editor/languages/clike";
import { createEditor, type PrismEditor } from "prism-code-editor";
import { defaultCommands, editHistory } from "prism-code-editor/commands";
import { highlightBracketPairs } from "prism-code-editor/highlight-brackets";
import { matchBrackets } from "prism-code-editor/match-brackets";

/** Opens an editor in an element. Its field is called by `label`; `onedit` hears of every change that is typed. */
export function openEditor(
  place: HTMLElement,
  value: string,
  label: string,
  onedit: (text: string) => void,
): PrismEditor {
  const editor = createEditor(
    place,
    { language: "javascript", value, tabSize: 2, wordWrap: false, onUpdate: onedit },
    matchBrackets(),
    highlightBracketPairs(),
    defaultCommands(),
    editHistory(),
  );
  editor.textarea.setAttribute("aria-label", label);
  return editor;
}
