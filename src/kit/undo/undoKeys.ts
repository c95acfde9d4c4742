import type { Undoing } from "./viewHistory.svelte.ts";

type Acts = Pick<Undoing, "undo" | "redo">;

/** Where the same keys take back what was typed. */
const texts =
  "input:not([type=range], [type=checkbox], [type=radio], [type=button]), textarea, [contenteditable]";

/** Does what the keys for it mean in every program; true if the key means something. */
export function pressUndoKey(event: KeyboardEvent, { undo, redo }: Acts): boolean {
  const { key, shiftKey, altKey } = event;
  if (!(event.ctrlKey || event.metaKey) || altKey || (event.target as Element).closest(texts)) return false;
  const letter = key.toLowerCase();
  if (letter === "z" && !shiftKey) undo();
  else if (letter === "y" || (letter === "z" && shiftKey)) redo();
  else return false;
  return true;
}

/** Has keys take changes of a figure back and make them again, until the function it returns is called. */
export function hearUndoKeys(figure: HTMLElement, acts: Acts): () => void {
  const press = (event: KeyboardEvent) => {
    if (!event.defaultPrevented && pressUndoKey(event, acts)) event.preventDefault();
  };
  figure.addEventListener("keydown", press);
  return () => figure.removeEventListener("keydown", press);
}
