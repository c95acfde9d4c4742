/**
 * A check that nobody has come to yet stands as its first question alone. On paper all of its questions stand: those that
 * the page holds for readers without scripts.
 */
addEventListener("beforeprint", () => {
  for (const unread of document.querySelectorAll("astro-island[ssr] #check noscript")) {
    const paper = document.createElement("div");
    paper.className = "paper";
    // The page's own text, which a browser with scripts leaves unread.
    paper.append(document.createRange().createContextualFragment(unread.textContent ?? ""));
    unread.before(paper);
  }
});
addEventListener("afterprint", () => {
  for (const paper of document.querySelectorAll("astro-island[ssr] #check .paper")) paper.remove();
});
