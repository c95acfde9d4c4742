/** A change that the changelog tells of. */
export interface Change {
  /** The heading of its section, and for whom it is: "Added, for readers". */
  readonly kind: string;
  /** The version that brings it, as its heading has it: "Unreleased". */
  readonly version: string;
  /** Markdown on one line. */
  readonly text: string;
}

/** The changes in the text of a changelog, in its order; each is an item of a list. */
export function changesIn(changelog: string): Change[] {
  const found: Change[] = [];
  let [version, section, whom] = ["", "", ""];
  for (const block of changelog.split(/\n(?=#{2,3} |- |\n)/)) {
    const line = block.trim().replace(/\s*\n\s*/g, " ");
    if (line.startsWith("## ")) [version, section, whom] = [line.slice(3).replace(/[[\]]/g, ""), "", ""];
    else if (line.startsWith("### ")) [section, whom] = [line.slice(4), ""];
    else if (line.startsWith("- "))
      found.push({ version, kind: whom === "" ? section : `${section}, ${whom}`, text: line.slice(2) });
    else if (/^For \w+$/.test(line)) whom = line.toLowerCase();
  }
  return found;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]);
const element = (name: string, text: string, attributes = "") =>
  `<${name}${attributes}>${escaped(text)}</${name}>`;

/** What a feed says of itself. */
interface Channel {
  readonly title: string;
  readonly about: string;
  readonly language: string;
  /** Of the site's first page, and of the feed. */
  readonly home: string;
  readonly self: string;
}

/** Without marks: readers of feeds show plain text. */
const plain = (text: string) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]/g, "");
const headOf = (text: string) => /^.*?[.:;](?= |$)/.exec(text)?.[0].replace(/[.:;]$/, "") ?? text;

/**
 * The changes as a feed (RSS 2.0). A change is told from others by its text alone, so one that is put elsewhere in the list
 * is no news.
 */
export function writeFeed(
  changes: readonly Change[],
  { title, about, language, home, self }: Channel,
): string {
  const items = changes.map(({ kind, text }) => {
    const said = plain(text);
    const parts = [
      element("title", headOf(said)),
      element("description", said),
      element("category", kind),
      element("link", home),
      element("guid", said.slice(0, 120), ' isPermaLink="false"'),
    ];
    return `<item>${parts.join("")}</item>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element("title", title),
    element("description", about),
    element("language", language),
    element("link", home),
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel></rss>\n",
  ].join("\n");
}
