import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  checkers,
  connectFour,
  minimax,
  moveValues,
  noisyMoves,
  othello,
  pairScore,
  positionsByPly,
  quiescence,
  randomEvaluation,
  reweigh,
  ticTacToe,
} from "../../src/engine/index.ts";
import { Evaluating } from "../../src/figures/evaluation/evaluating.svelte.ts";
import { evaluation } from "../../src/figures/evaluation/evaluation.ts";
import { tuneGame } from "../../src/figures/evaluation/tuning/tuneGame.ts";
import { horizon } from "../../src/figures/horizon/horizon.ts";
import { Peering } from "../../src/figures/horizon/peering.svelte.ts";
import { guessedOthello } from "../../src/site/guessedOthello.ts";
import { proseOf } from "./proseOf.ts";
import { elementsOf, readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/03-evaluation.mdx");
const prose = proseOf(children).join("\n");
const parts = "X.X.O....";
const edge = "O.O..XX..";
const four = "5525662217414331";
const block = 1;

const open = positionsByPly(ticTacToe, ticTacToe.start)
  .flat()
  .map(({ position }) => position)
  .filter((position) => ticTacToe.outcome(position) === undefined);
const worth = (position: number) => alphaBeta(ticTacToe, position).value;
/** The move that one ply chooses in the first figure with this weight of the open twos. */
const chosenWith = (twos: number, others: Partial<Record<"ones" | "centre", number>> = {}) => {
  const game = reweigh(ticTacToe, { ...ticTacToe.evaluation.weights, ...others, twos });
  return minimax(game, game.read(parts), { depth: 1 }).line[0];
};
/** Rows of a table with this heading. */
const rowsUnder = (heading: string) => {
  const table = elementsOf(children, "table").find((table) => proseOf(table.children).includes(heading))!;
  return elementsOf(table.children, "tr")
    .slice(1)
    .map((row) => proseOf(row.children));
};

describe("Chapter evaluation", () => {
  it("adds up the first figure's features as it says", () => {
    expect(prose).toContain("the number is 2 points, divided by 20: 0.1,");
    expect(prose).toContain("bring 0.");
    expect(prose).toContain("which brings 3. O has the centre, which brings −1.");
    expect(ticTacToe.evaluate(ticTacToe.read(parts))).toBe(2 / 20);
  });

  it("says truly that one ply finds the right move in the first figure", () => {
    const values = moveValues(ticTacToe, ticTacToe.read(parts), minimax);
    expect(chosenWith(ticTacToe.evaluation.weights.twos)).toBe(block);
    expect(values.filter(({ value }) => value === 0).map(({ move }) => move)).toEqual([block]);
  });

  it("says truly that without open twos, or with a weight of 1, O takes a corner and loses; 2 is enough", () => {
    expect([0, 1].map((twos) => chosenWith(twos))).toEqual([6, 6]);
    expect(worth(ticTacToe.play(ticTacToe.read(parts), 6))).toBe(1);
    expect(chosenWith(2)).toBe(block);
  });

  it("says truly that a large weight of the open ones hides the block, too, and none of the centre does", () => {
    const { ones, twos } = ticTacToe.evaluation.weights;
    expect([ones, 2, 3, 6].map((ones) => chosenWith(twos, { ones }) === block)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(prose).toContain(
      "or a large one of the open ones. The centre has no say here: O keeps it, whatever O plays.",
    );
    for (let centre = -6; centre <= 6; centre++) expect(chosenWith(twos, { centre })).toBe(block);
  });

  it("says truly that estimates of the empty board rise where X moved last, and fall where O did", () => {
    const values = [1, 2, 3, 4, 5, 6].map((depth) => alphaBeta(ticTacToe, ticTacToe.start, { depth }).value);
    for (const [i, value] of values.entries()) {
      if (i > 0) expect(Math.sign(value - values[i - 1])).toBe(i % 2 === 0 ? 1 : -1);
    }
    expect(prose).toContain("they rise where X moved last, and fall where O did.");
  });

  it("says truly that two plies find the block with any guesses", () => {
    for (let seed = 0; seed < 50; seed++) {
      const game = randomEvaluation(ticTacToe, seed);
      expect(minimax(game, game.read(parts), { depth: 2 }).line[0]).toBe(block);
    }
  });

  it("says of three other boards what their figures find", () => {
    const made = (name: string) => {
      const { props } = elementsOf(children, "Evaluation").find(({ props }) => props.name === name)!;
      return new Evaluating(evaluation.place(props).given);
    };
    const king = made("king");
    const quiet = [king.played.text, king.played.text.replace("B:", "W:")].map((text) => checkers.read(text));
    for (const position of quiet) expect(checkers.captures!(position, checkers.moves(position))).toEqual([]);
    expect(king.features.slice(0, 2).map(({ max, min }) => max - min)).toEqual([-1, 1]);
    expect(king.sum).toBeGreaterThan(0);
    king.setWeight("kings", king.weightOf("men"));
    expect(king.sum).toBeLessThan(0);

    const discs = made("discs");
    const [, mobility, corners] = discs.features;
    expect([mobility.max, corners.max]).toEqual([0, 0]);
    expect(discs.chosen.names).toEqual(["pass"]);
    expect(prose).toContain(`White has ${mobility.min} moves`);
    expect(discs.sum).toBeLessThan(0);
    expect(prose).toContain(
      `Black loses by ${-alphaBeta(othello, othello.read(discs.played.text)).value} discs`,
    );

    const runs = made("runs");
    const [, half, open] = runs.features;
    expect([half.max, half.min, open.max, open.min]).toEqual([0, 1, 1, 0]);
    expect(runs.sum).toBeGreaterThan(0);
    runs.setWeight("openThrees", 2);
    expect(runs.sum).toBe(0);
  });

  it("counts positions that are led and not won", () => {
    const leaning = open.filter((position) => ticTacToe.evaluate(position) !== 0);
    const drawn = leaning.filter((position) => worth(position) === 0);
    expect(prose).toContain(
      `Of the ${open.length.toLocaleString("en")} positions of tic-tac-toe in which the game goes on, ${leaning.length.toLocaleString("en")} have an estimate other than 0. With best play, ${drawn.length} of those are draws.`,
    );
  });

  it("asks for positions that exist: level with a mark on it, and led by X but won by O", () => {
    expect(open.some((position) => position !== ticTacToe.start && ticTacToe.evaluate(position) === 0)).toBe(
      true,
    );
    const sought = open.filter(
      (position) => ticTacToe.turn(position) === "min" && ticTacToe.evaluate(position) > 0,
    );
    expect(sought.some((position) => worth(position) === -1)).toBe(true);
  });

  it("tells of the horizon what its figure finds: the centre at one ply, the gap at two and with quiescence", () => {
    const peering = new Peering(horizon.place({ game: "ticTacToe", position: edge, depth: 1 }).given);
    expect(peering.rows.map(({ moves, choice }) => moves[choice])).toEqual([4, 1, 1]);
    expect(peering.followed.moves.slice(0, 2)).toEqual([4, 1]);
    expect(ticTacToe.outcome(peering.followed.positions[2] as number)).toBe(-1);
    expect(worth(ticTacToe.read(edge))).toBe(0);
  });

  it("tells of Connect Four what its figure finds: column 4 at one ply, column 3 at two and with quiescence", () => {
    const peering = new Peering(horizon.place({ position: four, depth: 1 }).given);
    expect(peering.rows.map(({ moves, choice }) => moves[choice] + 1)).toEqual([4, 3, 3]);
    expect(peering.rows[1].values[3]).toBeLessThanOrEqual(-1);
    expect(peering.followed.moves.slice(0, 2)).toEqual([3, 3]);
  });

  it("says truly that column 3 wins there by force, and that every other move loses", () => {
    const values = moveValues(connectFour, connectFour.read(four), alphaBeta, 5).map(({ value }) => value);
    expect(values.map((value) => (value >= 1 ? "wins" : value <= -1 ? "loses" : "?")).join(" ")).toBe(
      "loses loses wins loses loses loses loses",
    );
  });

  it("says truly what follows column 3: quiet after column 2, where quiescence alone sees the win; else a win at once", () => {
    const after = connectFour.play(connectFour.read(four), 2);
    const quiet = new Peering(horizon.place({ position: `${four}32`, depth: 1 }).given);
    expect(noisyMoves(connectFour, connectFour.play(after, 1))).toEqual([]);
    expect(quiet.rows.slice(1).map(({ moves, choice }) => moves[choice] + 1)).toEqual([5, 5]);
    expect(quiet.rows.map(({ values, choice }) => values[choice] >= 1)).toEqual([false, false, true]);
    for (const reply of [0, 2, 3, 4, 5, 6])
      expect(connectFour.outcome(connectFour.play(connectFour.play(after, reply), 1))).toBeGreaterThan(0);
  });

  it("says truly what its tasks come to: how deep is enough, and where a bad weight for the centre leads", () => {
    const same = (text: string, depth: number) => {
      const values = (plies?: number) =>
        moveValues(ticTacToe, ticTacToe.read(text), alphaBeta, plies).map(({ value }) => value);
      return values(depth).join() === values().join();
    };
    expect([1, 2, 3, 4, 5, 6].filter((depth) => same(parts, depth))).toEqual([6]);
    expect([6, 8, 9].filter((depth) => same(".........", depth))).toEqual([9]);
    const choice = (depth: number) => minimax(ticTacToe, ticTacToe.read(edge), { depth }).line[0];
    expect([1, 2, 3, 4, 5].map(choice)).toEqual([4, 1, 1, 1, 1]);
    const bad = reweigh(connectFour, { ...connectFour.evaluation.weights, centre: -3 });
    expect(alphaBeta(bad, bad.read("44"), { depth: 2 }).line[0]).not.toBe(3);
    // The twos have a small say where the figure opens, and none on the empty board.
    const worthAt = (position: typeof connectFour.start) =>
      moveValues(bad, position, alphaBeta, 2).map(({ value }) => value);
    expect(new Set(worthAt(bad.start).filter((_, column) => column !== 3)).size).toBe(1);
    expect(new Set(worthAt(bad.read("44")).filter((_, column) => column !== 3)).size).toBe(2);
    expect(prose).toContain("At the beginning little but the centre tells its moves apart");
    expect(alphaBeta(connectFour, connectFour.read("44"), { depth: 2 }).line[0]).toBe(3);
  });

  it("says truly that tuning from nothing finds the threats first, and gains more than luck", () => {
    const weights = { twos: 0, threes: 0, threats: 0, centre: 0 };
    const steps = [...tuneGame({ game: "connectFour", weights, most: 40, seed: 1 })];
    const kept = steps.flatMap((step) =>
      step.kind === "round" && step.round.kept ? [step.round.feature] : [],
    );
    expect(kept[0]).toBe("threats");
    const proof = steps.at(-1)!;
    expect(proof.kind === "proof" && pairScore(proof.result).low).toBeGreaterThan(0.8);
  });

  it("says truly that guessing is no use at one ply, and more the deeper it looks", () => {
    const scores = guessedOthello.map(({ result }) => pairScore(result));
    expect([scores[0].low < 0.5, scores[0].high > 0.5]).toEqual([true, true]);
    for (const [i, { share }] of scores.slice(1).entries()) expect(share).toBeGreaterThan(scores[i].share);
    expect(scores[3].low).toBeGreaterThan(0.6);
  });

  it("tells of a loss that is pushed behind the horizon: not seen at five plies, seen at six", () => {
    const position = connectFour.read("753342642332221461131441");
    const lost = (depth: number) =>
      moveValues(connectFour, position, alphaBeta, depth).filter(({ value }) => value <= -1).length;
    expect(connectFour.turn(position)).toBe("max");
    expect([lost(5), lost(6)]).toEqual([6, 7]);
    expect(quiescence(connectFour, position, { depth: 4 }).value).toBeLessThanOrEqual(-1);
  });

  it("says rightly between which scores a match can tell", () => {
    const between = (row: string[]) =>
      row
        .at(-1)!
        .match(/(\d+) % to (\d+) %/)!
        .slice(1)
        .map(Number);
    const holdsEven = (row: string[]) => between(row)[0] < 50 && 50 < between(row)[1];
    expect(rowsUnder("one ply ahead, with").map(holdsEven)).toEqual([false, true, false, false]);
    expect(rowsUnder("Connect Four, with").map(holdsEven)).toEqual([false, false, false, true, true]);
    const [nothing, centre, threes] = rowsUnder("Connect Four, with").map(([, score]) =>
      Number.parseInt(score, 10),
    );
    expect(nothing).toBeLessThan(Math.min(centre, threes));
    const [, , , without, heavier] = rowsUnder("Connect Four, with").map(([, score]) =>
      Number.parseInt(score, 10),
    );
    expect([without < 50, heavier > 50]).toEqual([true, true]);
  });

  it("says truly that quiescence plays better at one ply", () => {
    const [, score] = prose.match(/the one with quiescence scored (\d+) %/)!;
    expect(Number(score)).toBeGreaterThan(58);
  });

  it("shows the first figure's sentence for a board that is seen from the other side", () => {
    const evaluating = new Evaluating(evaluation.place({ position: parts, swapped: true }).given);
    expect(evaluating.estimate).toBe(-2 / 20);
  });
});
