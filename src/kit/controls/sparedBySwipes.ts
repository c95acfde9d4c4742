/**
 * For a range input: `{@attach sparedBySwipes}`. A finger that comes down on it takes its knob along at once, also where
 * that finger then swipes the page up or down: when the page takes the swipe over, the knob goes back.
 */
export function sparedBySwipes(input: HTMLInputElement): () => void {
  let before: string | undefined;
  const keep = () => {
    before = input.value;
  };
  const restore = () => {
    if (before === undefined || before === input.value) return;
    input.value = before;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  input.addEventListener("pointerdown", keep);
  input.addEventListener("pointercancel", restore);
  return () => {
    input.removeEventListener("pointerdown", keep);
    input.removeEventListener("pointercancel", restore);
  };
}
