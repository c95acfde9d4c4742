import { expect, it } from "vitest";
import { games, minimax } from "../../../src/engine/index.ts";

it("The row of seven is a draw, and whoever has three cells beside each other has won", () => {
  const { rowOfSeven } = games;
  expect(minimax(rowOfSeven, rowOfSeven.start).value).toBe(0);
  expect(rowOfSeven.outcome(rowOfSeven.read("XXXOO.."))).toBe(1);
  expect(() => rowOfSeven.read("XXXX...")).toThrow("cannot arise");
});
