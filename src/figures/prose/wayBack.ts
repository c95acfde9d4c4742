let button: HTMLButtonElement | undefined;
let sight: IntersectionObserver | undefined;

/**
 * Offers a button that leads back to a phrase whose figure stands out of its sight. There is one on a page at most; it
 * goes when it is pressed, and when the phrase is in view again.
 */
export function offerWayBack(phrase: HTMLElement, behavior: ScrollBehavior): void {
  withdraw();
  button = document.createElement("button");
  button.type = "button";
  button.className = "way-back";
  button.textContent = "Back to the text";
  button.addEventListener("click", () => {
    withdraw();
    phrase.scrollIntoView({ block: "center", behavior });
    phrase.focus({ preventScroll: true });
  });
  document.body.append(button);
  // The page has not begun to move yet.
  let gone = false;
  sight = new IntersectionObserver(([{ isIntersecting }]) => {
    if (gone && isIntersecting) withdraw();
    gone ||= !isIntersecting;
  });
  sight.observe(phrase);
}

function withdraw(): void {
  sight?.disconnect();
  button?.remove();
}
