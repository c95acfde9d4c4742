import { describe, expect, it } from "vitest";
import { fairnessOf } from "../../../src/engine/index.ts";
import { fairness } from "../../../src/figures/fairness/fairness.ts";
import { sayFairness } from "../../../src/figures/fairness/words.ts";

const numbers = { winning: "61.56", share: "57", low: "47", high: "67", nodes: 1000 };
const rows = (rules: Parameters<typeof fairnessOf.rows>[0], view = {}) =>
  sayFairness(fairnessOf.rows(rules, { games: 10 }), fairness.place(view).given, numbers);

describe("What is said of a game's fairness", () => {
  it("is whom it favours, and that this is exact", () => {
    expect(rows({})).toBe("*Fair*: where both play their best, nobody wins. That is exact.");
    expect(rows({ columns: 4 })).toContain(
      "*MAX* begins, and is favoured: it wins, whatever the other does.",
    );
    expect(rows({ columns: 4, swap: true })).toContain("*MIN* is favoured, although MAX begins");
    expect(rows({ columns: 4, begins: "min" }, { begins: "min" })).toContain("*MIN* begins, and is favoured");
    const pig = fairnessOf.pig({ goal: 20 }, { games: 10 });
    expect(sayFairness(pig, fairness.place({ game: "pig", goal: 20 }).given, numbers)).toContain(
      "MAX may expect *61.56 %* of the points. That is exact.",
    );
  });

  it("is what the games tell where it is not solved, and that they may tell nothing", () => {
    const view = fairness.place({}).given;
    const found = { ...fairnessOf.rows({}, { games: 10, nodes: 1, thought: 5 }), favoured: undefined };
    expect(sayFairness(found, view, numbers)).toBe(
      "1,000 nodes do not solve this game. In 10 games between equal searches MAX has *57 %* of the points, and with 95 % confidence 47 to 67. Half lies in that interval: these games do *not tell* whom it favours.",
    );
    expect(sayFairness({ ...found, favoured: "min" }, view, numbers)).toContain("they favour *MIN*");
    expect(sayFairness({ ...found, score: undefined }, view, numbers)).not.toContain("games");
  });
});
