import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { chapterIds } from "../../../scripts/config/chapterIds.ts";
import { smallSite } from "../built/smallSite.ts";

it("Chapters come in the order of their file names, without drafts and other files", () => {
  const folder = smallSite({
    "chapters/10-opponents.mdx": "",
    "chapters/02-minimax.mdx": "",
    "chapters/_draft.mdx": "",
    "chapters/notes.txt": "",
    "chapters/01-game-trees.md": "",
  });
  expect(chapterIds(pathToFileURL(`${folder}/`))).toEqual([
    "chapters/game-trees",
    "chapters/minimax",
    "chapters/opponents",
  ]);
});
