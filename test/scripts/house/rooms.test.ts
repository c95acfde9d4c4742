import { expect, it } from "vitest";
import { layerOf, linesOf, roomOf, roomSizes } from "../../../scripts/house/rooms.ts";

it("A file's room is a layer's folder, with all that lies deeper in it", () => {
  expect(roomOf("src/trace/depthFirst/align/pairs.ts")).toBe("src/trace/depthFirst");
  expect(roomOf("src/engine/game.ts")).toBe("src/engine");
  expect(roomOf("src/env.d.ts")).toBe("src");
  expect(layerOf("src/trace/depthFirst/align/pairs.ts")).toBe("src/trace");
  expect(layerOf("src/env.d.ts")).toBe("src");
});

it("Lines are counted as an editor numbers them, but for an empty last one", () => {
  expect(["", "one", "one\n", "one\ntwo\n", "\n\n"].map(linesOf)).toEqual([0, 1, 1, 2, 2]);
});

it("A room has its files, their lines, the length in the middle and the lines of styles", () => {
  const component = "<p>one</p>\n\n<style>\n  p {\n    color: red;\n  }\n</style>\n";
  const files = [
    { file: "src/kit/b/two.ts", text: "1\n2\n" },
    { file: "src/kit/a/One.svelte", text: component },
    { file: "src/kit/b/deep/nine.ts", text: "1\n2\n3\n4\n5\n6\n7\n8\n9\n" },
    { file: "src/kit/b/one.ts", text: "1\n" },
    { file: "src/kit/b/page.astro", text: "<style is:global>\na {}\n</style>\n<style>\nb {}\n</style>\n" },
  ];
  expect(roomSizes(files, roomOf)).toEqual([
    { room: "src/kit/a", files: 1, lines: 7, median: 7, styles: 3 },
    { room: "src/kit/b", files: 4, lines: 18, median: 2, styles: 2 },
  ]);
});
