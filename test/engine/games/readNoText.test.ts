import { expect, it } from "vitest";
import { games, parseTree, treeGame } from "../../../src/engine/index.ts";

const all = [...Object.values(games), treeGame(parseTree("[[1,2],[3,4]]"))] as (typeof games.ticTacToe)[];

it.each(all)("$name refuses what is no text, and says that it reads texts", (game) => {
  for (const given of [5, null, undefined, {}, []] as unknown as string[]) {
    expect(() => game.read(given)).toThrow(/reads a text, not/);
    expect(() => game.readMove(game.start, given)).toThrow(/reads a text, not/);
  }
});

it.each(all)("$name says little of a text that is endless", (game) => {
  const endless = "B".repeat(100_000);
  for (const read of [() => game.read(endless), () => game.readMove(game.start, endless)])
    expect(read).toThrow(/^.{1,400}$/s);
});
