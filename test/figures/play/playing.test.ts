import { describe, expect, it } from "vitest";
import { planFor, type Question } from "../../../src/figures/play/planFor.ts";
import type { PlanMessage } from "../../../src/figures/play/planInWorker.ts";
import { play } from "../../../src/figures/play/play.ts";
import { Playing } from "../../../src/figures/play/playing.svelte.ts";
import { sayHint } from "../../../src/figures/play/thoughtWords.ts";
import { closed, sayLastMove, sayStanding, undoBrings } from "../../../src/figures/play/words.ts";

const viewOf = (said: Readonly<Record<string, unknown>>) => play.place(said).given;

/** A game whose thinking is done when the test says so, by the real engine. */
function begun(props: Readonly<Record<string, unknown>>) {
  const asked: { question: Question; tell: (message: PlanMessage) => void; ended: boolean }[] = [];
  const playing = new Playing(viewOf(props), (question, tell) => {
    const one = { question, tell, ended: false };
    asked.push(one);
    return () => {
      one.ended = true;
    };
  });
  playing.begin();
  /** The search that runs comes to its end. */
  function answer(): void {
    const last = asked.at(-1)!;
    expect(last.ended).toBe(false);
    last.tell({ kind: "done", plan: planFor(last.question) });
  }
  return { playing, asked, answer };
}

describe("A game that is played", () => {
  it("goes by turns to its end, and the master of tic-tac-toe does not lose it", () => {
    const { playing, answer } = begun({ game: "ticTacToe", level: "master", side: "min" });
    while (!playing.over) {
      if (playing.readersTurn) playing.play(String(playing.rules.moves(playing.position)[0]));
      else answer();
    }
    expect(playing.outcome).toBeGreaterThanOrEqual(0);
    expect(sayStanding(playing).startsWith(closed.over)).toBe(true);
    expect(playing.plans.length).toBe(Math.ceil(playing.view.moves.length / 2));
    expect(playing.play("0")).toBe(false);
    expect(playing.refusal).toBe(closed.over);
  });

  it("refuses an illegal move with the reason, and loses nothing", () => {
    const { playing, asked } = begun({ game: "checkers", moves: "11-15 22-18" });
    expect(playing.play("9-14")).toBe(false);
    expect(playing.refusal).toContain("a capture is forced, expected one of 15x22");
    expect(playing.view.moves).toEqual(["11-15", "22-18"]);
    expect(asked).toHaveLength(0);
  });

  it("says what the rules leave no choice about: a capture, and a pass", () => {
    const { playing } = begun({ game: "checkers", moves: "11-15 22-18" });
    expect(sayStanding(playing)).toBe("Your move: you play Black. You can capture, so you must.");
    const stuck = "OOOOOOO-XOXXXOOXXOOXOOOOXOXOOOOOXOXOOOXXXOXOOOXXXOOXXXXXXOOOX--O O";
    const othello = begun({ game: "othello", side: "both", position: stuck, moves: "h1" }).playing;
    expect(sayStanding(othello)).toBe("Black to move. You can turn nothing over, so you have to pass.");
    othello.play("pass");
    expect(sayLastMove(othello)).toBe("Black passes.");
    expect(sayStanding(othello)).toBe("White to move.");
  });

  it("refuses to move for the opponent", () => {
    const { playing } = begun({ game: "connectFour", side: "min" });
    expect(playing.task).toBe("reply");
    expect(playing.closed).toBe(closed.notYours);
    expect(playing.play("4")).toBe(false);
    expect(playing.refusal).toBe(closed.notYours);
  });

  it("takes back the reader's move and the reply to it", () => {
    const { playing, answer } = begun({ game: "connectFour", level: "casual" });
    expect(playing.canUndo).toBe(false);
    playing.play("4");
    answer();
    playing.play("3");
    answer();
    const moves = playing.view.moves;
    playing.undo();
    expect(playing.view.moves).toEqual(moves.slice(0, 2));
    playing.play("3");
    answer();
    expect(playing.view.moves).toEqual(moves);
    playing.undo();
    playing.undo();
    expect(playing.view.moves).toEqual([]);
    expect(playing.canUndo).toBe(false);
  });

  it("ends the search when its move is taken back, cancelled, or another game begins", () => {
    const { playing, asked } = begun({ game: "connectFour" });
    playing.play("4");
    playing.undo();
    expect([asked[0].ended, playing.task, playing.view.moves]).toEqual([true, undefined, []]);
    playing.play("4");
    playing.cancel();
    expect([asked[1].ended, playing.task, playing.paused]).toEqual([true, undefined, true]);
    expect(sayStanding(playing)).toBe("The search was cancelled. O is still to move.");
    playing.resume();
    expect(playing.task).toBe("reply");
    playing.restart();
    expect([asked[2].ended, playing.view.moves, playing.view.seed]).toEqual([true, [], 2]);
  });

  it("moves at once with what it has found so far", () => {
    const { playing, asked } = begun({ game: "connectFour", side: "min" });
    playing.hurry();
    expect(playing.view.moves).toEqual([]);
    const plan = planFor({ ...asked[0].question, style: { thinker: "alphaBeta", depth: 1 } });
    asked[0].tell({ kind: "sofar", plan });
    playing.hurry();
    expect(playing.view.moves).toEqual([plan.move]);
    expect(asked[0].ended).toBe(true);
  });

  it("suggests a move and says why, and forgets it with the next move", () => {
    const { playing, answer } = begun({ game: "ticTacToe", moves: "0 4 1 8" });
    playing.askHint();
    answer();
    expect(sayHint("ticTacToe", "max", playing.hint!)).toBe("Hint: top right. It wins at once.");
    playing.play("5");
    expect(playing.hint).toBeUndefined();
  });

  it("says when every other move loses", () => {
    const { playing, answer } = begun({ game: "ticTacToe", position: "X...O..OX", side: "max" });
    playing.askHint();
    answer();
    expect(sayHint("ticTacToe", "max", playing.hint!)).toBe("Hint: top. Every other move loses.");
  });

  it("is given up, and taken up again", () => {
    const { playing } = begun({ game: "othello", moves: "d3 c5" });
    playing.resign();
    expect([playing.over, sayStanding(playing)]).toEqual([true, "You have resigned. White wins."]);
    playing.undo();
    expect([playing.over, playing.view.moves.length]).toEqual([false, 2]);
  });

  it("is won where a program of the reader's comes to no move, says why, and goes on when that is taken back", () => {
    const { playing, asked } = begun({
      game: "ticTacToe",
      thinker: "minimax",
      program: "javaScript",
      depth: 9,
      seconds: 3,
    });
    expect(playing.style).toEqual({ thinker: "minimax", program: "javaScript", depth: 9 });
    playing.play("4");
    expect(asked[0].question.style.program).toBe("javaScript");
    asked[0].tell({ kind: "lost", message: "It broke." });
    expect([playing.over, playing.task, playing.closed]).toEqual([true, undefined, closed.over]);
    expect(playing.lost).toBe("It broke.");
    expect(play.write(playing.view).get("moves")).toBe("4");
    playing.undo();
    expect([playing.over, playing.view.moves]).toEqual([false, []]);
    playing.play("4");
    expect(playing.task).toBe("reply");
  });

  it("waits where this browser does not have the program that a link names", () => {
    const { playing, asked } = begun({
      game: "ticTacToe",
      thinker: "minimax",
      program: "python",
      depth: 9,
      side: "min",
    });
    asked[0].tell({ kind: "missing", message: "None is here." });
    expect([playing.over, playing.paused, playing.notice]).toEqual([false, true, "None is here."]);
    expect(sayStanding(playing)).not.toContain("cancelled");
    playing.resume();
    expect([asked.length, playing.task, playing.notice]).toEqual([2, "reply", undefined]);
  });

  it("lets two people play, and then the opponent takes a side", () => {
    const { playing, asked } = begun({ game: "gomoku", side: "both" });
    playing.play("h8");
    playing.play("h9");
    expect(asked).toHaveLength(0);
    expect(sayLastMove(playing)).toBe("White plays h9.");
    playing.setSide("min");
    expect(playing.task).toBe("reply");
  });

  it("passes in Othello where nothing else is possible", () => {
    const { playing } = begun({
      game: "othello",
      side: "both",
      position: `${"X".repeat(62)}O- O`,
    });
    expect(playing.rules.moves(playing.position)).toHaveLength(1);
    playing.play("pass");
    playing.play("h8");
    expect(sayStanding(playing)).toBe("The game is over: Black wins by 64 discs.");
  });

  it("keeps the last good opponent where a search would never end", () => {
    const { playing } = begun({ game: "othello" });
    expect(() => playing.setOpponent({ thinker: "alphaBeta" })).toThrow("A search needs a depth");
    expect([playing.opponent, playing.view.level]).toEqual(["casual", "casual"]);
  });

  it("says that a search broke off, and waits", () => {
    const { playing, asked } = begun({ game: "othello", side: "min" });
    asked[0].tell({ kind: "failed", message: "no memory" });
    expect([playing.notice, playing.paused]).toEqual(["The search broke off: no memory.", true]);
  });

  it("comes back after New game, another game or a link: Undo goes on where the moves end", () => {
    const { playing, answer } = begun({ game: "connectFour" });
    playing.play("4");
    answer();
    const { view, plans } = playing;
    playing.restart();
    expect([playing.view.moves, playing.notice]).toEqual([[], undoBrings]);
    playing.setGame("ticTacToe");
    playing.play("4");
    answer();
    playing.show(viewOf({ game: "othello" }));
    expect(playing.view.game).toBe("othello");
    playing.undo();
    expect([playing.view.game, playing.view.moves.length]).toEqual(["ticTacToe", 2]);
    playing.undo();
    expect(playing.view.moves).toEqual([]);
    playing.undo();
    expect([playing.view, playing.plans]).toEqual([view, plans]);
    playing.undo();
    expect([playing.view.moves, playing.canUndo]).toEqual([[], false]);
  });

  it("works out again what the opponent had in mind with a link's last move, and says where it cannot", () => {
    const first = begun({ game: "othello", level: "casual" });
    first.playing.play("d3");
    first.answer();
    const { asked, playing, answer } = begun({ game: "othello", level: "casual" });
    playing.show(first.playing.view);
    expect([playing.task, playing.recall, playing.readersTurn]).toEqual([undefined, "running", true]);
    answer();
    expect([playing.recall, playing.plans]).toEqual([undefined, first.playing.plans]);

    const other = first.playing.rules
      .moves(first.playing.positions[1])
      .map((move) => first.playing.rules.writeMove(first.playing.positions[1], move));
    const reply = other.find((move) => move !== first.playing.view.moves[1])!;
    playing.show({ ...first.playing.view, moves: ["d3", reply] });
    answer();
    expect([playing.recall, playing.plans.length]).toEqual(["failed", 0]);
    playing.show(first.playing.view);
    playing.play(playing.rules.writeMove(playing.position, playing.rules.moves(playing.position)[0]));
    expect([asked.at(-2)!.ended, playing.recall, playing.task]).toEqual([true, undefined, "reply"]);
  });

  it.each([
    ["ticTacToe", "centre", "4"],
    ["ticTacToe", "the Center", "4"],
    ["ticTacToe", "top left", "0"],
    ["connectFour", "column 4", "4"],
    ["checkers", "11 15", "11-15"],
    ["checkers", "11–15", "11-15"],
    ["checkers", "11x15", "11-15"],
    ["othello", "3d", "d3"],
    ["gomoku", "8H", "h8"],
  ] as const)("understands in %s what is typed as “%s”", (game, typed, move) => {
    const { playing } = begun({ game, side: "both" });
    expect(playing.play(typed)).toBe(true);
    expect(playing.view.moves).toEqual([move]);
  });

  it("says how near the draw of checkers is, and why it has come", () => {
    const at = (plies: number) =>
      begun({ game: "checkers", side: "both", position: `B:WK32:BK1:H${plies}` }).playing;
    expect(sayStanding(at(39))).not.toContain("plies");
    expect(sayStanding(at(62))).toContain(
      "62 plies without a capture or a man’s move: at 80 the game is drawn.",
    );
    const last = at(79);
    last.play("1-5");
    expect(sayStanding(last)).toBe(
      "The game is over: a draw, since 80 plies have passed without a capture or a man’s move.",
    );
  });

  it("shows a link's game as far as its moves are legal, and says what comes next and is not", () => {
    const { playing } = begun({ game: "othello", side: "both" });
    const link = viewOf({ game: "othello", side: "both", moves: "d3 c5 d3" });
    expect(() => playing.show(link)).toThrow(/^Move 3: "d3".*Here is the game up to there$/s);
    expect(playing.view.moves).toEqual(["d3", "c5"]);
  });

  it("keeps what was said until the reader does something, though the opponent moves", () => {
    const { playing, answer } = begun({ game: "ticTacToe", side: "min" });
    playing.notice = "This link is broken.";
    answer();
    expect([playing.view.moves.length, playing.notice]).toEqual([1, "This link is broken."]);
    playing.play(String(playing.rules.moves(playing.position)[0]));
    expect(playing.notice).toBeUndefined();
  });
});

describe("What a game shows of its reader", () => {
  const middle = { game: "ticTacToe", level: "beginner", side: "max", even: true };
  /** Plays on, the first legal move each time, until the game is over. */
  function playOut({ playing, answer }: ReturnType<typeof begun>): void {
    while (!playing.over) {
      if (playing.readersTurn) playing.play(String(playing.rules.moves(playing.position)[0]));
      else answer();
    }
  }

  it("is a score at its end, for the side that they play", () => {
    for (const side of ["max", "min"]) {
      const game = begun({ ...middle, side });
      expect(game.playing.score).toBeUndefined();
      playOut(game);
      const won = Math.sign(game.playing.outcome!) * (side === "max" ? 1 : -1);
      expect(game.playing.score).toBe({ 1: 1, 0: 0.5, [-1]: 0 }[won]);
    }
    const { playing } = begun(middle);
    playing.resign();
    expect(playing.score).toBeUndefined();
    playing.undo();
    playing.restart();
    playing.play("0");
    playing.resign();
    expect(playing.score).toBe(0);
  });

  it("is nothing where they were helped, or it began elsewhere, until the next game", () => {
    const game = begun(middle);
    const { playing, answer } = game;
    playing.askHint();
    answer();
    playOut(game);
    expect(playing.score).toBeUndefined();
    playing.restart();
    playOut(game);
    expect(playing.score).toBeDefined();
    playing.undo();
    playOut(game);
    expect(playing.score).toBeUndefined();
    expect(begun({ ...middle, moves: "0 4 1 5 2" }).playing.score).toBeUndefined();
    expect(begun({ ...middle, moves: "0 4 1 5" }).playing.helped).toBe(true);
  });

  it("keeps to levels that adapt until somebody else is chosen", () => {
    const { playing } = begun(middle);
    playing.keepEven("club");
    expect(playing.view).toMatchObject({ even: true, level: "club" });
    playing.setGame("connectFour");
    expect(playing.view).toMatchObject({ even: true, level: "club" });
    playing.setOpponent("master");
    expect(playing.view).toMatchObject({ even: false, level: "master" });
    playing.keepEven("club");
    playing.setOpponent({ thinker: "minimax", depth: 2 });
    expect(playing.view).toMatchObject({ even: false, level: undefined });
  });
});
