import fc from "fast-check";
import { expect, it } from "vitest";
import { rankMoves } from "../../../src/engine/games/promisingMoves.ts";

it("sorts any of the moves by their place in the ranking, and leaves the list it is given alone", () => {
  const ranking = [3, 2, 4, 1, 5, 0, 6];
  const rank = rankMoves(ranking);
  fc.assert(
    fc.property(fc.shuffledSubarray(ranking), (moves) => {
      const given = [...moves];
      const byPlace = moves.toSorted((one, other) => ranking.indexOf(one) - ranking.indexOf(other));
      expect(rank(moves)).toEqual(byPlace);
      expect(moves).toEqual(given);
    }),
  );
});
