const opening = /^<li class="([^"]*)">/;

/** The items of such a list, each from its tag on. */
const itemsOf = (html: string): readonly string[] => html.split(/(?=<li )/);

/** What of a list is to be changed, so that it goes over from one text to another. */
export interface LineChange {
  /** The item's number, from 0. */
  readonly at: number;
  readonly look: string;
  /** The code in the item where it is another; undefined where only the look is. */
  readonly code: string | undefined;
}

/** What differs between two lists of lines, as `code.ts` writes them; undefined where they have not as many lines. */
export function lineChanges(before: string, after: string): readonly LineChange[] | undefined {
  const [old, next] = [itemsOf(before), itemsOf(after)];
  if (old.length !== next.length || !opening.test(before) || !opening.test(after)) return undefined;
  return next.flatMap((item, at) => {
    if (item === old[at]) return [];
    const [[tag, look], known] = [opening.exec(item)!, opening.exec(old[at])!];
    const code = item.slice(tag.length, -"</li>".length);
    return [{ at, look, code: item.slice(tag.length) === old[at].slice(known[0].length) ? undefined : code }];
  });
}

/**
 * Brings a list from one text to another and leaves alone what stays: at a step the light goes from one line to the next,
 * and a listing that is written anew is laid out anew as well.
 */
export function changeLines(list: Element, before: string, after: string): void {
  if (before === after) return;
  const changes = lineChanges(before, after);
  // The server joins lines that look alike.
  if (!changes || list.children.length !== itemsOf(before).length) {
    list.innerHTML = after;
    return;
  }
  for (const { at, look, code } of changes) {
    const item = list.children[at];
    item.className = look;
    if (code !== undefined) item.innerHTML = code;
  }
}
