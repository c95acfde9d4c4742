/**
 * Gives the keys back to a figure when what had the focus in it goes away, such as a button that has done all it can: the
 * figure would hear no key else. To be attached to the figure's outermost element.
 */
export function keepKeys(figure: HTMLElement): () => void {
  let held: Element | undefined;
  const hold = ({ target }: FocusEvent) => {
    held = target as Element;
  };
  const observer = new MutationObserver(() => {
    if (held === undefined || held.isConnected) return;
    held = undefined;
    if (document.activeElement === document.body) figure.focus({ preventScroll: true });
  });
  figure.addEventListener("focusin", hold);
  observer.observe(figure, { childList: true, subtree: true });
  return () => {
    figure.removeEventListener("focusin", hold);
    observer.disconnect();
  };
}
