import type { Attachment } from "svelte/attachments";

/** What a button begins, and cancels while it runs. */
export interface RunOrCancel {
  readonly running: boolean;
  readonly onrun: () => void;
  readonly oncancel: () => void;
}

/** Milliseconds from a press to another that is meant for what the button said before: a hand that presses twice is no slower. */
const twice = 400;

/**
 * The presses of a button that says what it begins, and then that it cancels it. A press does what the button said when the
 * pointer came down: the text of a field that is left by it may begin the same, before the press comes through. Of two quick
 * presses of a pointer the second is none.
 */
export const runOrCancel =
  (now: () => RunOrCancel): Attachment<HTMLElement> =>
  (button) => {
    let wasRunning: boolean | undefined;
    let began = Number.NEGATIVE_INFINITY;
    const reach = () => {
      wasRunning = now().running;
    };
    const press = ({ detail }: MouseEvent) => {
      const { running, onrun, oncancel } = now();
      // Clicks of the keyboard, and those that are done again, count no presses of a pointer.
      const pointed = detail > 0;
      const cancels = (pointed ? wasRunning : undefined) ?? running;
      wasRunning = undefined;
      if (!cancels) {
        began = performance.now();
        onrun();
      } else if (running && !(pointed && performance.now() - began < twice)) oncancel();
    };
    button.addEventListener("pointerdown", reach);
    button.addEventListener("click", press);
    return () => {
      button.removeEventListener("pointerdown", reach);
      button.removeEventListener("click", press);
    };
  };
