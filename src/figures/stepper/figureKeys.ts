import type { Player } from "./player.svelte.ts";
import type { StepperState } from "./stepper.svelte.ts";

/** Elements that use the arrow keys, the space bar or letters themselves. */
const typing = "input:not([type=range], [type=checkbox]), select, textarea, [contenteditable]";

/** Does what a key means in a figure; true if it means something. */
export function pressKey(event: KeyboardEvent, state: StepperState, player: Player, help: () => void): boolean {
  const target = event.target as Element;
  if (target.closest(typing)) return false;
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return undoKey(key, shiftKey, state);
  if (event.altKey) return false;
  if (key === " " && target.closest("button, input, summary, a")) return false;
  const onRange = target.matches("input[type=range]") && !shiftKey;
  if (onRange && key !== " " && key !== "?") return false;
  const does: Record<string, () => void> = {
    ArrowRight: shiftKey ? state.over : state.forward,
    ArrowLeft: shiftKey ? state.backOver : state.back,
    ArrowUp: state.out,
    ArrowDown: state.into,
    Home: state.first,
    End: state.last,
    " ": player.toggle,
    "?": help,
  };
  if (!Object.hasOwn(does, key)) return false;
  if (key !== " ") player.pause();
  does[key]();
  return true;
}

function undoKey(key: string, shiftKey: boolean, state: StepperState): boolean {
  const letter = key.toLowerCase();
  if (letter === "z" && !shiftKey) state.undo();
  else if (letter === "y" || (letter === "z" && shiftKey)) state.redo();
  else return false;
  return true;
}
