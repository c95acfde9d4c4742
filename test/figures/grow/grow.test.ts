import { expect, it } from "vitest";
import { growthFacts } from "../../../src/figures/grow/grow.ts";
import { Growth } from "../../../src/figures/grow/growth.svelte.ts";

it("Facts tell the drawn plies together, the last one alone, and the whole tree", () => {
  const facts = growthFacts(new Growth({ position: ".........", plies: 3, fold: false }));
  expect(facts).toMatchObject({ plies: "3", nodes: "586", positions: "334", classes: "54", games: "0" });
  expect(facts).toMatchObject({ rowNodes: "504", rowPositions: "252", rowClasses: "38", rowGames: "0" });
  expect(facts).toMatchObject({
    allPlies: "9",
    allNodes: "549,946",
    allGames: "255,168",
    allPositions: "5,478",
    allFinal: "958",
    allClasses: "765",
  });
});

it("Facts count the same whether the picture is folded or not", () => {
  const growth = new Growth({ position: "XOXOX..O.", plies: 2, fold: false });
  const unfolded = growthFacts(growth);
  growth.fold = true;
  expect(growthFacts(growth)).toEqual(unfolded);
});
