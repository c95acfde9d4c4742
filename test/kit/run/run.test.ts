import { describe, expect, it } from "vitest";
import { gomoku, othello } from "../../../src/engine/index.ts";
import { faceOf } from "../../../src/games/faces.ts";
import { readSubject, runSetup } from "../../../src/kit/run/run.ts";

/** After h8 there is something to look best beside. */
const begun = gomoku().write(gomoku().play(gomoku().start, 112));

describe("What a setup speaks of", () => {
  it.each([false, true])(
    "is, of gomoku, the best-looking points alone, while every point can be played (%s)",
    (sooner) => {
      const setup = { game: "gomoku", algorithm: "alphaBeta", depth: 2, sooner } as const;
      const text = sooner ? `${begun} +0` : begun;
      const { game, rules, position, outline } = readSubject({ ...setup, position: text });
      const looked = game.moves(position);
      expect(looked).toHaveLength(faceOf("gomoku").width!.searched);
      expect(rules.moves(position)).toHaveLength(15 * 15 - 1);
      expect(rules.moves(position)).toEqual(expect.arrayContaining([...looked]));
      expect(outline.nodes.length).toBeLessThanOrEqual(
        1 + faceOf("gomoku").width!.searched + faceOf("gomoku").width!.searched ** 2,
      );
      const { result } = runSetup({ ...setup, position: text });
      expect(looked).toContain(result.line[0]);
    },
  );

  it("is any other game as it is played", () => {
    const { game, rules, position } = readSubject({ game: "othello", algorithm: "alphaBeta", depth: 1 });
    expect(game).toBe(rules);
    expect(game.moves(position)).toEqual(othello.moves(othello.start));
  });
});
