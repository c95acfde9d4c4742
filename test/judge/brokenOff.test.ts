import { expect, it } from "vitest";
import { chooseMove } from "../../src/judge/chooseMove.ts";
import { lineCount } from "../../src/judge/programText.ts";
import { runJob } from "../../src/judge/runJob.ts";
import { searchTasks } from "../../src/judge/searchTasks.ts";
import { makeProgram } from "./programs.ts";

/** How a program ends on a tree. */
const endOn = (tree: string, written: string) =>
  runJob(makeProgram(written), { tree }, searchTasks.minimax).end;
const returning = (what: string) => `function visit(position, depth) { return ${what} }`;
const playing = (move: string) => `function visit(position, depth) {
  if (game.outcome(position) !== undefined) return game.outcome(position)
  return visit(game.play(position, ${move}), depth - 1)
}`;

it("What is no number is shown as a program would write it", () => {
  for (const [what, shown] of [
    ['"3"', '"3"'],
    ["3n", "3n"],
    ["", "undefined"],
    ["NaN", "NaN"],
    ["[3]", "3"],
    ["Object.create(null)", "object"],
  ])
    expect(endOn("[3,5]", returning(what))).toEqual({ kind: "noNumber", shown });
});

it("A move that is none is told as such, whether its program asked for the moves or not", () => {
  for (const [move, shown] of [
    ["7", "7"],
    ['"0"', '"0"'],
    ["game.moves(position).length", "2"],
  ])
    expect(endOn("[[3,5],2]", playing(move))).toEqual({
      kind: "threw",
      message: `TypeError: game.play: ${shown} is no move here`,
      line: undefined,
    });
  expect(endOn("[[3,5],2]", playing("1"))).toEqual({ kind: "value", value: 2 });
});

it("A program without visit is told what it lacks", () => {
  for (const written of ["", "// nothing", "let visit = 3", "function chooseMove() { return 0 }"])
    expect(endOn("[3,5]", written)).toMatchObject({ message: "TypeError: there is no function visit" });
});

it("A chosen move that is a text is shown as one", () => {
  const program = makeProgram(`${returning("3")}\nfunction chooseMove() { return "4" }`);
  const job = { game: "ticTacToe", estimates: true, position: ".........", depth: 2 } as const;
  expect(chooseMove(program, job, searchTasks.minimax)).toEqual({ kind: "noMove", shown: '"4"' });
});

it("A text has the lines up to its last that is not blank", () => {
  expect(["", "a", "a\nb\n\n", "\n\na"].map(lineCount)).toEqual([1, 1, 2, 3]);
});
