import type { Player } from "./player.svelte.ts";
import type { Stepping } from "./stepping.ts";

/** Elements that use the arrow keys, the space bar or letters themselves. */
const typing = "input:not([type=range], [type=checkbox]), select, textarea, [contenteditable]";

/** What takes changes back, and makes them again. */
interface Undoing {
  readonly undo: () => unknown;
  readonly redo: () => unknown;
}

/** What keys can act on. */
export interface Controls {
  readonly stepper: Stepping;
  /** Where there are changes to take back. */
  readonly editor?: Undoing;
  readonly player: Player;
}

/** Does what a key means in a figure, `more` in this one alone; true if it means something. */
export function pressKey(
  event: KeyboardEvent,
  { stepper, editor, player }: Controls,
  help: () => void,
  more: Readonly<Record<string, () => void>> = {},
): boolean {
  const target = event.target as Element;
  if (target.closest(typing)) return false;
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return editor !== undefined && undoKey(key, shiftKey, editor);
  // Alt with an arrow moves a node that has the focus; elsewhere a browser would leave the page, and all edits with it.
  if (event.altKey) return key === "ArrowLeft" || key === "ArrowRight";
  if (key === " " && target.closest("button, input:not([type=range]), summary, a")) return false;
  const onRange = target.matches("input[type=range]") && !shiftKey;
  if (onRange && key !== " " && key !== "?") return false;
  const does: Record<string, () => void> = {
    ArrowRight: shiftKey ? stepper.over : stepper.forward,
    ArrowLeft: shiftKey ? stepper.backOver : stepper.back,
    ArrowUp: stepper.out,
    ArrowDown: stepper.into,
    Home: stepper.first,
    End: stepper.last,
    " ": player.toggle,
    "?": help,
    ...more,
  };
  if (!Object.hasOwn(does, key)) return false;
  if (key !== " ") player.pause();
  does[key]();
  return true;
}

function undoKey(key: string, shiftKey: boolean, editor: Undoing): boolean {
  const letter = key.toLowerCase();
  if (letter === "z" && !shiftKey) editor.undo();
  else if (letter === "y" || (letter === "z" && shiftKey)) editor.redo();
  else return false;
  return true;
}
