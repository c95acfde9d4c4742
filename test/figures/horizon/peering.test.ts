import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { connectFour } from "../../../src/engine/index.ts";
import { horizon, horizonFacts } from "../../../src/figures/horizon/horizon.ts";
import { deepest, Peering, searchNames } from "../../../src/figures/horizon/peering.svelte.ts";
import { sayHorizon } from "../../../src/figures/horizon/words.ts";

const edge = { game: "ticTacToe", position: "O.O..XX..", depth: 1 } as const;
const made = (said: Readonly<Record<string, unknown>> = edge) => new Peering(horizon.place(said).given);

describe("A horizon", () => {
  it("compares a depth with one ply more, and with quiescence", () => {
    const { rows, flips, foreseen } = made();
    expect(rows.map(({ title }) => title)).toEqual([
      "1 ply deep",
      "2 plies deep",
      "1 ply deep, with quiescence",
    ]);
    expect(rows.map(({ moves, choice }) => moves[choice])).toEqual([4, 1, 1]);
    expect([flips, foreseen]).toEqual([true, true]);
  });

  it("plays a search's line, and what comes after its end", () => {
    const peering = made();
    expect(peering.followed).toMatchObject({ moves: [4, 1], seen: 1 });
    expect(peering.rules.outcome(peering.followed.positions[2])).toBe(-1);
    peering.stepTo(1);
    expect(sayHorizon(peering)).toBe(
      "Ply 1, the last that this search has read: X plays the centre. It calls this position 0.15. What comes next it has not seen.",
    );
    peering.stepTo(2);
    expect(sayHorizon(peering)).toBe("Beyond the horizon: O plays top and has won.");
    peering.stepTo(9);
    expect(peering.plies).toBe(2);
    peering.stepTo(-1);
    expect(peering.plies).toBe(0);
  });

  it("says where the choice flips, and who finds it", () => {
    expect(sayHorizon(made())).toBe(
      "X is to move. To 1 ply, the centre looks best, for 0.15. One ply more makes that move −1, and top is chosen. Quiescence finds it without the extra ply.",
    );
  });

  it("says when one ply more sees the end of a line that it still chooses", () => {
    const peering = made({ position: "753342642332221461131441", depth: 5 });
    expect(peering.flips).toBe(false);
    expect(sayHorizon(peering)).toContain(
      "column 6 looks best, for −0.008. One ply more sees how it ends: −7.",
    );
  });

  it("has nothing to search where the game is over", () => {
    const peering = made({ game: "ticTacToe", position: "XXXOO....", depth: 1 });
    expect(sayHorizon(peering)).toBe("The game is over.");
    expect(peering.followed.moves).toEqual([]);
    expect(horizonFacts(peering).depth).toBe("1");
  });

  it("makes a position of what stands on the board when it is played on", () => {
    const peering = made();
    peering.stepTo(1);
    peering.play(8);
    expect(peering.played.text).toBe("O.O.XXX.O");
    expect(peering.plies).toBe(0);
    peering.played.undo();
    expect(peering.played.text).toBe("O.O.XXX..");
  });

  it("goes back to the position when the depth or the search changes", () => {
    const peering = made();
    peering.stepTo(2);
    peering.depth = 3;
    expect(peering.plies).toBe(0);
    peering.stepTo(1);
    peering.pick("quiet");
    expect([peering.picked, peering.plies]).toEqual(["quiet", 0]);
    peering.depth = 99;
    expect(peering.depth).toBe(deepest);
  });

  it("tells its facts as prose prints them", () => {
    expect(horizonFacts(made())).toEqual({
      depth: "1",
      deeper: "2",
      value: "0.15",
      deeperValue: "−0.15",
      quietValue: "0.1",
      deeperTruth: "−1",
      quietTruth: "−1",
    });
  });

  it("shows what prose asks for, as far as the line goes", () => {
    const { given } = horizon.place(edge);
    expect(horizon.over(given, { search: "depth", plies: 2 })).toEqual({
      ...given,
      search: "depth",
      plies: 2,
    });
    const peering = new Peering(horizon.over(given, { depth: 2, search: "quiet", plies: "end" }));
    expect(peering.view).toMatchObject({ search: "quiet", depth: 2 });
    expect(peering.plies).toBe(peering.followed.moves.length);
    expect(() => horizon.over(given, { search: "sideways" })).toThrow('there is no search "sideways"');
  });

  it("is at the beginning of a line, and of another game, where a phrase changes what it goes by", () => {
    const given = { ...horizon.place(edge).given, plies: 2 };
    expect(horizon.over(given, { search: "deeper" }).plies).toBe(0);
    expect(horizon.over(given, { position: "OXO..XX.." }).plies).toBe(0);
    expect(horizon.over(given, { game: "connectFour" })).toEqual({
      ...given,
      game: "connectFour",
      position: connectFour.write(connectFour.start),
      plies: 0,
    });
  });
});

describe("A link to a horizon", () => {
  const view = fc.record({
    game: fc.constant("connectFour" as const),
    position: fc.constantFrom("44", "21724235653143"),
    depth: fc.integer({ min: 1, max: deepest }),
    search: fc.constantFrom(...searchNames),
    plies: fc.nat({ max: 12 }),
  });

  it("holds all of the view", () => {
    fc.assert(
      fc.property(view, (view) => {
        expect(horizon.read(horizon.write(view))).toEqual(view);
      }),
    );
  });

  it.each([
    ["game=connectFour&position=48&depth=1", "expected a column, 1 to 7"],
    ["game=connectFour&position=44&depth=8", 'its depth "8" is no whole number from 1 to 5'],
    ["game=connectFour&position=44&depth=1&search=best", "no search"],
    ["game=connectFour&position=44&depth=1&plies=x", "no number of plies"],
  ])("says what is wrong with %s", (text, problem) => {
    expect(() => horizon.read(new URLSearchParams(text))).toThrow(problem);
  });
});
