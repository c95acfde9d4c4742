import { expect, it } from "vitest";
import type { Game } from "../../../src/engine/index.ts";

/** No game takes any of these for a position, or for a move. */
export function refusesNonsense<Position, Move>(
  game: Pick<Game<Position, Move>, "start" | "read" | "readMove">,
): void {
  it.each(["", "?!", "no position", "@", "[[["])("refuses %j as a position", (text) => {
    expect(() => game.read(text)).toThrow(Error);
  });

  it.each(["", "?!", "-1", "1e0", "999999"])("refuses %j as a move", (text) => {
    expect(() => game.readMove(game.start, text)).toThrow(/no legal move here|no move here/);
  });
}
