/**
 * Runs `hydrate`, and leaves selected what was selected in a field of the root: hydration puts a field's text back, which
 * would move the caret to its end, and what is typed next would be added to the text instead of replacing it.
 */
export function keepSelection(root: Element, hydrate: () => void): void {
  const field = root.querySelector<HTMLInputElement>('input[type="text"]:focus');
  const [start, end] = [field?.selectionStart ?? null, field?.selectionEnd ?? null];
  hydrate();
  field?.setSelectionRange(start, end);
}
