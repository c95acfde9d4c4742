import { expect, it } from "vitest";
import { copiedLines, mostCopied, wordyLines } from "../../../scripts/house/copiedLines.ts";

const search = `
function visit(position) {
  const outcome = game.outcome(position)
  if (outcome !== undefined) return outcome

  let best = -Infinity
  for (const move of game.moves(position)) {
    const value = visit(game.play(position, move))
    if (value > best) best = value
  }
  return best
}
`;

it("A copy is copied whole, but for lines without a word", () => {
  expect(wordyLines(search)).toBe(8);
  expect(copiedLines(search, search)).toBe(8);
  expect(copiedLines(search.replaceAll("  ", "\t"), search)).toBe(8);
});

it("A changed line is none that is copied", () => {
  expect(copiedLines(search.replace("value > best", "value >= best"), search)).toBe(6);
});

it("Two lines in a row are no copy, and neither are lines in another order", () => {
  expect(copiedLines("let best = -Infinity\nreturn best", search)).toBe(0);
  expect(copiedLines(search.split("\n").reverse().join("\n"), search)).toBe(0);
});

it("Of several originals the one counts that most is copied from", () => {
  const one = "first line\nsecond line\nthird line";
  const two = `${one}\nfourth line`;
  expect(mostCopied(two, [one, two, ""])).toBe(4);
  expect(mostCopied("nothing of it", [one, two])).toBe(0);
  expect(mostCopied(one, [])).toBe(0);
});
