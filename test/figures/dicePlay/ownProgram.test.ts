import { describe, expect, it } from "vitest";
import { dicePlay } from "../../../src/figures/dicePlay/dicePlay.ts";
import { DicePlaying } from "../../../src/figures/dicePlay/dicePlaying.svelte.ts";
import { chooseMove } from "../../../src/judge/chooseMove.ts";
import { type MoveJob, readMoveJob } from "../../../src/judge/moveJob.ts";
import { searchTasks } from "../../../src/judge/searchTasks.ts";
import type { AskProgram, ProgramMessage, ProgramQuestion } from "../../../src/kit/dice/askProgram.ts";
import { diceGames, goal, raceSize } from "../../../src/kit/dice/diceGames.ts";
import { readProgram, writeProgram } from "../../../src/kit/dice/diceProgram.ts";
import { listingText, makeProgram } from "../../judge/programs.ts";

const program = readProgram("expectimax,javaScript");

/** A game against a program, which is asked as soon as it is its turn. */
function begun(
  said: Readonly<Record<string, unknown>>,
  answer: (question: ProgramQuestion) => ProgramMessage,
) {
  const asked: ProgramQuestion[] = [];
  const askOwn: AskProgram = (question, tell) => {
    asked.push(question);
    tell(answer(question));
    return () => {};
  };
  let waiting: (() => void) | undefined;
  const playing = new DicePlaying(
    dicePlay.place({ program: writeProgram(program), depth: 3, seed: 5, ...said }).given,
    () => () => {},
    (act) => {
      waiting = act;
      return () => {
        waiting = undefined;
      };
    },
    askOwn,
  );
  playing.begin();
  const goOn = () => {
    const act = waiting;
    waiting = undefined;
    act?.();
  };
  return { playing, asked, goOn };
}

/** What the listing of expectimax chooses, without a sandbox. */
function chosen({ game, position, depth }: ProgramQuestion): ProgramMessage {
  const job: MoveJob =
    game === "pig" ? { game, goal, position, depth } : { game, ...raceSize, position, depth };
  const move = chooseMove(makeProgram(listingText("expectimax")), job, searchTasks.expectimax);
  if (move.kind !== "move") throw new Error(move.kind);
  const ready = readMoveJob(job);
  return { kind: "chose", move: ready.game.writeMove(ready.position, ready.moves[move.place]) };
}

describe.each(diceGames)("In a game of %s against a program of the reader's", (game) => {
  it("the program is asked wherever it has a choice, and the game goes to its end", () => {
    const { playing, asked, goOn } = begun({ game, begins: "program" }, chosen);
    for (let turn = 0; playing.outcome === undefined; turn++) {
      if (playing.readersTurn) playing.choose(playing.legal[turn % playing.legal.length]);
      else goOn();
    }
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.every(({ depth }) => depth === 3)).toBe(true);
    expect(playing.notice).toBeUndefined();
    expect(dicePlay.read(dicePlay.write(playing.view))).toEqual(playing.view);
  });

  it("one that comes to no choice leaves the game as it stands; it can be asked again, or a level goes on", () => {
    let isMended = false;
    const { playing, asked, goOn } = begun({ game, begins: "program" }, (question) =>
      isMended ? chosen(question) : { kind: "none", why: "why" },
    );
    while (!playing.paused) {
      if (playing.readersTurn) playing.choose(playing.legal[0]);
      else goOn();
    }
    const { moves } = playing.view;
    expect(playing.notice).toContain("why");
    isMended = true;
    playing.resume();
    goOn();
    expect(playing.view.moves.length).toBe(moves.length + 1);
    expect(playing.notice).toBeUndefined();
    const before = asked.length;
    playing.setLevel("beginner");
    while (playing.outcome === undefined) {
      if (playing.readersTurn) playing.choose(playing.legal[0]);
      else goOn();
    }
    expect(asked.length).toBe(before);
    expect(playing.view.program).toBeUndefined();
  });
});

it("A link names the program and how far it looks; without one a level plays", () => {
  const { given } = dicePlay.place({ game: "race", program: "expectimax,python", depth: 2 });
  expect(dicePlay.read(dicePlay.write(given))).toMatchObject({
    program: { task: "expectimax", language: "python" },
    depth: 2,
  });
  expect(dicePlay.place({ game: "pig" }).given.program).toBeUndefined();
  expect(() => readProgram("minimax,python")).toThrow();
  expect(() => readProgram("expectimax,java")).toThrow();
});
