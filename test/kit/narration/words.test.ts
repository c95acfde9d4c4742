import { describe, expect, it } from "vitest";
import { countWords, timesWords } from "../../../src/kit/narration/words.ts";

describe("A number of something in words", () => {
  it("counts one as one, and nothing as many", () => {
    expect([0, 1, 1000].map((count) => countWords(count, "game"))).toEqual([
      "0 games",
      "1 game",
      "1,000 games",
    ]);
    expect([1, 2].map((count) => countWords(count, "ply", "plies"))).toEqual(["1 ply", "2 plies"]);
    expect([0, 1, 2, 3].map(timesWords)).toEqual(["never", "once", "twice", "3 times"]);
  });
});
