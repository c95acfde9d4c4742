import { describe, expect, it } from "vitest";
import { expectimax } from "../../src/engine/chance/expectimax.ts";
import { games, minimax, ticTacToe } from "../../src/engine/index.ts";
import { moveValues } from "../../src/engine/moveValues.ts";
import { chooseMove } from "../../src/judge/chooseMove.ts";
import { type FigureTaskName, figureTaskNames } from "../../src/judge/figureTasks.ts";
import {
  type BoardJob,
  type DiceJob,
  type MoveJob,
  type ProgramGame,
  readMoveJob,
} from "../../src/judge/moveJob.ts";
import { searchTasks } from "../../src/judge/searchTasks.ts";
import { pythonLines } from "../../src/listing/pythonLines.ts";
import { listingText, makeProgram } from "./programs.ts";
import { openProgram } from "./python/runInPython.ts";

const late: BoardJob = { game: "ticTacToe", estimates: true, position: "XO.OX.XO.", depth: 9 };
const choose = (written: string, job: MoveJob, task: FigureTaskName = "minimax") =>
  chooseMove(makeProgram(written), job, searchTasks[task]);

/** What the moves of a position are worth, by the notebook's own minimax. */
function valuesOf(job: BoardJob): number[] {
  const { game, position } = readMoveJob(job);
  return moveValues(game, position, minimax, job.depth).map(({ value }) => value);
}

describe.each(figureTaskNames)("A program that is %s", (task) => {
  it.each([
    late,
    { ...late, position: "XOX.O..X." },
    { ...late, game: "connectFour", position: games.connectFour.write(games.connectFour.start), depth: 3 },
  ] as const)("values the moves of a position of $game, and takes the first of the best", (job) => {
    const values = valuesOf(job);
    const isMax = games[job.game].turn(games[job.game].read(job.position) as never) === "max";
    const best = isMax ? Math.max(...values) : Math.min(...values);
    for (const make of [
      makeProgram(listingText(task)),
      openProgram(pythonLines(listingText(task).split("\n")).join("\n")).make,
    ]) {
      const chosen = chooseMove(make, job, searchTasks[task]);
      expect(chosen).toMatchObject({ kind: "move", place: values.indexOf(best), values });
    }
  });
});

it("Positions are estimated at 0 where no estimates are wanted", () => {
  const job: BoardJob = {
    ...late,
    game: "connectFour",
    position: games.connectFour.write(games.connectFour.start),
    depth: 2,
  };
  const written = listingText("minimax");
  expect(choose(written, job)).not.toMatchObject({ values: [0, 0, 0, 0, 0, 0, 0] });
  expect(choose(written, { ...job, estimates: false })).toMatchObject({ values: [0, 0, 0, 0, 0, 0, 0] });
});

it.each(Object.keys(games) as ProgramGame[])(
  "A program plays %s, whatever its moves are, to its end",
  (game) => {
    const rules = games[game] as never as typeof ticTacToe;
    const program = makeProgram(listingText("alphaBeta"));
    let position = rules.start;
    for (let ply = 0; ply < 8 && rules.outcome(position) === undefined; ply++) {
      const job = { game, estimates: true, width: 4, position: rules.write(position), depth: 1 };
      const chosen = chooseMove(program, job, searchTasks.alphaBeta);
      if (chosen.kind !== "move") throw new Error(chosen.kind);
      const ready = readMoveJob(job);
      const written = ready.game.writeMove(ready.position, ready.moves[chosen.place]);
      expect(ready.game.readMove(ready.position, written)).toBe(ready.moves[chosen.place]);
      position = rules.play(position, rules.readMove(position, written));
    }
    expect(position).not.toEqual(rules.start);
  },
);

describe.each([
  { game: "pig", goal: 30, position: "12:25 A+6", depth: 4 },
  { game: "pig", goal: 30, position: "25:12 B+0", depth: 3 },
  { game: "race", length: 6, faces: 3, position: "24:13 A2", depth: 4 },
  { game: "race", length: 6, faces: 3, position: "24:13 B1", depth: 3 },
] as const satisfies readonly DiceJob[])("In $game at $position", (job) => {
  it("a program that is expectimax takes the first of the moves that expectimax values best", () => {
    const { game, position } = readMoveJob(job);
    const values = game
      .moves(position)
      .map((move) => expectimax(game, game.play(position, move), { depth: job.depth - 1 }).value);
    const best = game.turn(position) === "max" ? Math.max(...values) : Math.min(...values);
    const written = listingText("expectimax");
    for (const make of [
      makeProgram(written),
      openProgram(pythonLines(written.split("\n")).join("\n")).make,
    ]) {
      const chosen = chooseMove(make, job, searchTasks.expectimax);
      expect(chosen).toMatchObject({ kind: "move", place: values.indexOf(best), values });
    }
  });

  it("a program that breaks off says so", () => {
    expect(
      chooseMove(makeProgram("const visit = () => game.chances()[7].x"), job, searchTasks.expectimax),
    ).toMatchObject({ kind: "threw" });
  });
});

it("A program that chooses by itself is asked, and what is no move is said to be none", () => {
  const visit = "function visit(position, depth) { return 0 }\n";
  const place = ticTacToe.moves(ticTacToe.read(late.position)).length - 1;
  expect(
    choose(`${visit}function chooseMove(position) { return game.moves(position).at(-1) }`, late),
  ).toEqual({
    kind: "move",
    place,
    values: [],
    visits: 0,
  });
  expect(choose(`${visit}function chooseMove() { return "a1" }`, late)).toEqual({
    kind: "noMove",
    shown: '"a1"',
  });
  expect(choose(`${visit}function chooseMove() { return Object.create(null) }`, late)).toMatchObject({
    kind: "noMove",
  });
});

it("A program that comes to no value says how", () => {
  expect(choose("function visit() { return 'much' }", late)).toEqual({ kind: "noNumber", shown: '"much"' });
  expect(choose("function visit() { return NaN }", late)).toEqual({ kind: "noNumber", shown: "NaN" });
  expect(choose("function visit() { return nothing.here }", late)).toMatchObject({
    kind: "threw",
    message: expect.stringContaining("ReferenceError"),
  });
});

it("A program that calls visit without end is ended", () => {
  const looping = "function visit(p, d) { if (d === 42) return 0; for (;;) visit(p, 42) }";
  expect(choose(looping, late)).toEqual({ kind: "visits", most: 1_000_000 });
});
