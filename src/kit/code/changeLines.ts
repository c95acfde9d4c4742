const itemsOf = (html: string): readonly string[] => html.split(/(?=<li )/);

/**
 * Brings a list from one text to another, as `code.ts` writes them, and leaves alone what stays: at a step the light goes
 * from one line to the next, and a listing that is written anew is laid out anew as well. Of the same text all stays, even
 * where the list holds another: what the server wrote, whose text is not known here.
 */
export function changeLines(list: Element, before: string, after: string): void {
  if (after === before) return;
  const [old, next] = [itemsOf(before), itemsOf(after)];
  // The server joins lines that look alike.
  if (old.length !== next.length || list.children.length !== old.length) list.innerHTML = after;
  else for (const [at, item] of next.entries()) if (item !== old[at]) list.children[at].outerHTML = item;
}
