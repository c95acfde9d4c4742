import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ticTacToe } from "../../../src/engine/index.ts";
import { Evaluating, greatestWeight } from "../../../src/figures/evaluation/evaluating.svelte.ts";
import { evaluation, evaluationFacts } from "../../../src/figures/evaluation/evaluation.ts";
import { sayEvaluation, sayFeature } from "../../../src/figures/evaluation/words.ts";
import { estimatedFaces } from "../../../src/games/estimatedFaces.ts";

const made = (said: Readonly<Record<string, unknown>> = {}) =>
  new Evaluating(evaluation.place({ position: "X.X.O....", ...said }).given);
const pointsOf = (evaluating: Evaluating) => evaluating.features.map(({ points }) => points);

describe("An evaluation", () => {
  it("adds up the features' points to the game's own estimate", () => {
    const evaluating = made();
    expect(pointsOf(evaluating)).toEqual([0, 3, -1]);
    expect(evaluating.estimate).toBe(ticTacToe.evaluate(ticTacToe.read("X.X.O....")));
    expect(evaluating.sum / evaluating.scale).toBe(evaluating.estimate);
  });

  it("weighs anew, and switches features off and on", () => {
    const evaluating = made();
    evaluating.setWeight("twos", -2);
    expect(pointsOf(evaluating)).toEqual([0, -2, -1]);
    evaluating.toggle("centre");
    expect([evaluating.sum, evaluating.estimate]).toEqual([-2, -2 / 20]);
    evaluating.toggle("centre");
    expect(evaluating.sum).toBe(-3);
    evaluating.setWeight("twos", 1000);
    expect(evaluating.weightOf("twos")).toBe(greatestWeight("ticTacToe"));
  });

  it("has the opposite sign with the sides swapped", () => {
    const evaluating = made();
    const before = evaluating.estimate;
    evaluating.swapped = true;
    expect(evaluating.estimate).toBe(-before);
    expect(pointsOf(evaluating)).toEqual([0, -3, 1]);
    expect(evaluating.rules.diagram(evaluating.seen)).toBe("O . O\n. X .\n. . .");
  });

  it("plays what the features see, and says when that is wrong", () => {
    const evaluating = made();
    const move = () => evaluating.chosen.moves[evaluating.chosen.choice];
    expect(move()).toBe(1);
    expect(sayEvaluation(evaluating)).toBe(
      "O is to move. A search of 1 ply plays top, for −0.15. A search to the end finds nothing better; the game is a draw.",
    );
    evaluating.toggle("twos");
    expect(move()).toBe(6);
    expect(sayEvaluation(evaluating)).toContain("that is a win for X, and O could have had a draw.");
  });

  it("says which end the mover missed: a win, or a loss that comes later", () => {
    expect(sayEvaluation(made({ position: "X.O......", depth: 1 }))).toContain(
      "that is a draw, and X could have won.",
    );
    const lost = { game: "connectFour", position: "27421777541362622154411634143266", depth: 1 };
    expect(sayEvaluation(made(lost))).toContain("it is a win for O, but not the latest.");
  });

  it("says by how many discs an end is missed where these are what counts", () => {
    const missed = (position: string) => sayEvaluation(made({ game: "othello", position, depth: 1 }));
    expect(missed("-OXXXXXXO-O-XXX--OXOOXO-XXXOXXOOXXXXXOOOXOXXOOOOXXOOOOOOXXOOOOOO X")).toContain(
      "it is a win for Black by 4 discs, and not by 8.",
    );
    expect(missed("OOO--O--XOOOOOOOXOOXXXOO-OOOXXXOOOOXOOXOOOXXXOOOOXOOOOOOXXXX-XXO X")).toContain(
      "it is a win for White by 18 discs, and not by 8.",
    );
  });

  it("calls a win certain only where it comes at once or every move is looked at", () => {
    const empty = Array(7).fill("...............");
    const position = (row: string) => `${[...empty, row, ...empty].join("/")} X`;
    const gomoku = (row: string, depth: number) => made({ game: "gomoku", position: position(row), depth });
    expect(sayEvaluation(gomoku("..OXXXX....OOO.", 1))).toContain("That is a win for Black, and no guess");
    const three = sayEvaluation(gomoku("....XXX...O.O.O", 3));
    expect(three).toContain("That is a win for Black against the replies that it looked at.");
    expect(three).not.toContain("no guess");
  });

  it("guesses by lot, the same every time and another way after each draw", () => {
    const guess = (random: number) => made({ random }).estimate;
    expect(guess(1)).toBe(guess(1));
    const evaluating = made({ random: 1 });
    evaluating.draw();
    expect(evaluating.random).toBe(2);
    expect(evaluating.estimate).toBe(guess(2));
    expect(guess(1)).not.toBe(guess(2));
  });

  it("searches to the end only where that is soon done", () => {
    expect(made().truth?.values).toEqual([0, 1, 1, 1, 1, 1]);
    const four = made({ game: "connectFour", position: "44" });
    expect(four.truth).toBeUndefined();
    expect(sayEvaluation(four)).toContain("too far away");
    four.show({ ...four.view, position: "2134731137142773657342652555" + "144" });
    expect(four.truth).toBeDefined();
  });

  it("calls a win in sight certain, although the rest of the game is too long to search", () => {
    const four = made({ game: "connectFour", position: "112233" });
    expect(four.truth).toBeUndefined();
    expect(sayEvaluation(four)).toBe(
      "X is to move. A search of 1 ply plays column 4, for 18. That is a win for X, and no guess: the search has seen the end.",
    );
  });

  it("does not say of a guess by lot that it changes its sign with the sides", () => {
    expect(sayEvaluation(made({ swapped: true }))).toContain("the estimate its sign: −0.1");
    const even = sayEvaluation(made({ position: ".........", swapped: true }));
    expect(even).toBe("The sides have changed places, and the estimate stays 0.");
    const lot = made({ random: 1, swapped: true });
    expect(lot.estimate).not.toBe(-made({ random: 1 }).estimate);
    expect(sayEvaluation(lot)).toContain("knows nothing of sides");
  });

  it("says that a game is over", () => {
    expect(sayEvaluation(made({ position: "XXXOO...." }))).toContain("The game is over: X has won.");
  });

  it("tells what a feature counts as a sentence", () => {
    expect(sayFeature("ticTacToe", made().features[1])).toBe(
      "Open twos: Lines that hold two marks of one side and none of the other. X has 1, O has 0; times 3 that makes 3.",
    );
  });

  it("tells its facts as prose prints them", () => {
    expect(evaluationFacts(made())).toMatchObject({
      sum: "2",
      scale: "20",
      value: "0.1",
      worth: "−0.15",
      twosX: "1",
      twosO: "0",
      centrePoints: "−1",
    });
  });

  it("begins the other game from its start, and comes back by reset", () => {
    const evaluating = made();
    evaluating.setGame("connectFour");
    expect(evaluating.features.map(({ name }) => name)).toEqual(["twos", "threes", "threats", "centre"]);
    expect(evaluating.sum).toBe(0);
    evaluating.reset();
    expect(evaluating.view).toEqual(made().view);
  });
});

describe("What prose asks of an evaluation", () => {
  const { given } = evaluation.place({ position: "X.X.O...." });

  it("changes the chapter's own figure in what is named", () => {
    expect(evaluation.over(given, { weights: "twos 1", off: "centre", depth: 2, swapped: true })).toEqual({
      ...given,
      weights: { twos: 1 },
      off: ["centre"],
      depth: 2,
      swapped: true,
    });
    expect(evaluation.over(given, { random: 3 })).toEqual({ ...given, random: 3 });
    expect(evaluation.over(given, { game: "connectFour", position: "4455" })).toEqual({
      ...given,
      game: "connectFour",
      position: "4455",
    });
    expect(evaluation.over(given, {})).toEqual(given);
  });

  it("begins another game from its start, with its own weights, one ply deep", () => {
    const changed = evaluation.over(given, { weights: "twos 1", off: "centre", depth: 2, swapped: true });
    expect(evaluation.over(changed, { game: "connectFour" })).toEqual({
      ...evaluation.place({ game: "connectFour" }).given,
      swapped: true,
    });
  });

  it.each([
    [{ weights: "fours 2" }, 'there is no feature "fours"; the features are ones, twos, centre'],
    [{ weights: "twos 99" }, 'the weight in "twos 99" is beyond 6'],
    [{ depth: 9 }, 'its depth "9" is no whole number from 1 to 6'],
    [{ position: "XXX" }, "Expected nine characters"],
    [{ game: "chess" }, 'no such game as "chess"'],
  ])("says what is wrong with %j", (setting, problem) => {
    expect(() => evaluation.over(given, setting)).toThrow(problem);
  });
});

describe("A link to an evaluation", () => {
  const view = fc.record({
    game: fc.constant("ticTacToe" as const),
    position: fc.constantFrom(".........", "X...O....", "XX.OO...."),
    weights: fc.dictionary(fc.constantFrom("ones", "twos", "centre"), fc.integer({ min: -6, max: 6 })),
    off: fc.uniqueArray(fc.constantFrom("ones", "twos", "centre")),
    depth: fc.integer({ min: 1, max: estimatedFaces.ticTacToe.deepest }),
    random: fc.option(fc.nat({ max: 99999 }), { nil: undefined }),
    swapped: fc.boolean(),
  });

  it("holds all of the view", () => {
    fc.assert(
      fc.property(view, (view) => {
        expect(evaluation.read(evaluation.write(view))).toEqual({
          ...view,
          weights: { ...view.weights },
        });
      }),
    );
  });

  it.each([
    ["game=chess&position=", "no such game"],
    ["game=ticTacToe&position=XX&depth=1", "nine characters"],
    ["game=ticTacToe&position=.........&depth=0", "no whole number from 1 to 6"],
    ["game=ticTacToe&position=.........&depth=1&weights=twos", "no weight"],
    ["game=ticTacToe&position=.........&depth=1&off=fours", "no feature"],
    ["game=ticTacToe&position=.........&depth=1&random=-1", "no whole number from 0"],
  ])("says what is wrong with %s", (text, problem) => {
    expect(() => evaluation.read(new URLSearchParams(text))).toThrow(problem);
  });
});
