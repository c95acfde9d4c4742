import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { changesIn, writeFeed } from "../../src/site/changes.ts";

const changelog = `# Changelog

What is told here.

## [Unreleased]

### Added

For readers

- A page. It lists
  all that there is.
- Trees & <boards>, see \`docs/\` and [the page](/kept/).

### Changed

- Nothing else.

## [1.0.0]

### Fixed

- A fault.
`;

it("Each item of the changelog is a change, with its kind, and for whom it is", () => {
  expect(changesIn(changelog)).toEqual([
    { version: "Unreleased", kind: "Added, for readers", text: "A page. It lists all that there is." },
    {
      version: "Unreleased",
      kind: "Added, for readers",
      text: "Trees & <boards>, see `docs/` and [the page](/kept/).",
    },
    { version: "Unreleased", kind: "Changed", text: "Nothing else." },
    { version: "1.0.0", kind: "Fixed", text: "A fault." },
  ]);
});

it("A feed has an item for each, which is well-formed, plain, and told from others by its text", () => {
  const channel = {
    title: "Plyground",
    about: "News",
    language: "en",
    home: "https://example.org/",
    self: "https://example.org/feed.xml",
  };
  const feed = writeFeed(changesIn(changelog), channel);
  expect(feed).toContain("<title>A page</title>");
  expect(feed).toContain("<description>Trees &amp; &lt;boards&gt;, see docs/ and the page.</description>");
  const ids = [...feed.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(4);
  const moved = writeFeed(changesIn(changelog).toReversed(), channel);
  expect([...moved.matchAll(/<guid[^>]*>([^<]*)</g)].map(([, id]) => id)).toEqual(ids.toReversed());
});

it("The project's own changelog is told as a feed, all of it", () => {
  const own = readFileSync(new URL("../../CHANGELOG.md", import.meta.url), "utf8");
  const changes = changesIn(own);
  expect(changes.length).toBe(own.match(/^- /gm)!.length);
  expect(changes.filter(({ kind, version }) => kind === "" || version === "")).toEqual([]);
});
