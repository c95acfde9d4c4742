import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directions } from "../../../src/engine/games/chance/twentyFortyEight/slide.ts";
import { solveTwentyFortyEight } from "../../../src/engine/index.ts";
import {
  isExact,
  SlideReader,
  slideValues,
  solvedSlides,
} from "../../../src/figures/twentyFortyEight/slideValues.ts";
import { Sliding } from "../../../src/figures/twentyFortyEight/sliding.svelte.ts";
import { newBoard, slideOn, slidingGame } from "../../../src/figures/twentyFortyEight/slidingGame.ts";
import {
  Solving,
  type SolvingMessage,
  type SolvingTask,
} from "../../../src/figures/twentyFortyEight/solving.svelte.ts";
import {
  canBeSolved,
  slidingFacts,
  twentyFortyEight,
} from "../../../src/figures/twentyFortyEight/twentyFortyEight.ts";
import { writeWorths } from "../../../src/figures/twentyFortyEight/writtenWorths.ts";
import { ManualWorker } from "../../kit/worker/manualWorker.ts";

const solved = new Map([8, 16, 32].map((goal) => [goal, solveTwentyFortyEight(goal)]));
const place = (said: Record<string, unknown>) => twentyFortyEight.place({ size: 3, goal: 32, ...said }).given;

function begun(said: Record<string, unknown> = {}) {
  const worker = new ManualWorker<SolvingTask, SolvingMessage>();
  const sliding = new Sliding(place(said), new Solving(worker.start));
  sliding.follow();
  return { worker, sliding, solving: sliding.solving };
}
/** What a worker says that has solved what it was asked. */
function finish({ latest }: ManualWorker<SolvingTask, SolvingMessage>): void {
  const { goal, tiles } = latest.question;
  const { boards, columns } = solveTwentyFortyEight(goal, { from: tiles });
  latest.say({ kind: "solved", boards, columns });
}

describe("Slides of 2048 on 3 × 3", () => {
  it("are worth by a solution what reading to the end finds", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(8, 16),
        fc.nat(9999),
        fc.array(fc.nat(3), { maxLength: 30, size: "max" }),
        (goal, seed, picks) => {
          const game = slidingGame(3, goal);
          let board = newBoard(game, seed);
          for (const pick of picks) {
            if (game.outcome(board) !== undefined) break;
            const ways = game.moves(board) as ("left" | "right" | "up" | "down")[];
            board = slideOn(game, board, ways[pick % ways.length], seed).board;
          }
          // From later boards on there is less to read.
          const sum = board.tiles.reduce((sum, tile) => sum + tile);
          fc.pre(game.outcome(board) === undefined && sum >= 1.75 * goal);
          const found = solvedSlides(game, board, solved.get(goal)!)!;
          const read = new SlideReader(game).slides(board, Number.POSITIVE_INFINITY);
          expect(Object.keys(found.worths)).toEqual(Object.keys(read.worths));
          for (const way of directions) {
            const [one, other] = [found.worths[way]?.value, read.worths[way]?.value];
            if (other !== undefined) expect(one).toBeCloseTo(other, 12);
          }
          expect(isExact(found)).toBe(true);
          expect(found.best).toEqual(read.best);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("are no more than an estimate before, exact once it is solved, and after each slide", () => {
    const { worker, sliding, solving } = begun();
    expect(isExact(sliding.answer.values)).toBe(false);
    worker.latest.say({ kind: "progress", boards: 4096 });
    expect([solving.running, solving.boards]).toEqual([32, 4096]);
    finish(worker);
    expect(solving.running).toBeUndefined();
    for (let i = 0; i < 12 && sliding.answer.ending === undefined; i++) {
      expect(isExact(sliding.answer.values)).toBe(true);
      expect(slidingFacts(sliding.view, sliding.solution).plies).toBe("∞");
      sliding.playBest();
      sliding.follow();
    }
    expect(worker.started).toHaveLength(1);
  });

  it("are solved from a board that cannot come from the start, by asking for it", () => {
    const { worker, sliding } = begun();
    finish(worker);
    sliding.show(place({ board: ". . . / . 16 . / . . ." }));
    sliding.follow();
    expect([worker.started.length, isExact(sliding.answer.values)]).toEqual([2, false]);
    expect(worker.latest.question.tiles).toEqual(sliding.view.board.tiles);
    finish(worker);
    expect(isExact(sliding.answer.values)).toBe(true);
  });

  it("are asked for once while a worker is at it, whatever is slid meanwhile", () => {
    const { worker, sliding } = begun();
    sliding.playBest();
    sliding.follow();
    sliding.undo();
    sliding.follow();
    expect(worker.started).toHaveLength(1);
  });

  it("stay an estimate after Cancel, through new games, until somebody asks again or for another goal", () => {
    const { worker, sliding, solving } = begun();
    solving.cancel();
    expect(worker.latest.stopped).toBe(true);
    finish(worker);
    sliding.begin(sliding.view);
    sliding.follow();
    expect([worker.started.length, isExact(sliding.answer.values)]).toEqual([1, false]);
    sliding.solve();
    finish(worker);
    expect(isExact(sliding.answer.values)).toBe(true);
    sliding.begin({ size: 3, goal: 64 });
    sliding.follow();
    expect(worker.latest.question.goal).toBe(64);
  });

  it("are left where another game is played: what comes late is not heard", () => {
    const { worker, sliding } = begun();
    const first = worker.latest;
    sliding.begin({ size: 3, goal: 128 });
    sliding.follow();
    expect(first.stopped).toBe(true);
    expect(worker.latest.question.goal).toBe(128);
    sliding.begin({ size: 4, goal: 128 });
    sliding.follow();
    expect([worker.latest.stopped, worker.started.length]).toEqual([true, 2]);
    sliding.begin({ size: 3, goal: 128 });
    sliding.follow();
    expect(worker.started).toHaveLength(3);
    sliding.leave();
    expect(worker.latest.stopped).toBe(true);
  });

  it("stay an estimate where the worker broke off, and are not asked for again by themselves", () => {
    const { worker, sliding, solving } = begun();
    worker.latest.say({ kind: "failed", message: "no memory" });
    sliding.follow();
    expect([solving.problem, solving.running, worker.started.length]).toEqual(["no memory", undefined, 1]);
    sliding.solve();
    expect([solving.problem, worker.started.length]).toEqual([undefined, 2]);
  });

  it("are solved to 256 at most, and on nine cells alone", () => {
    expect(canBeSolved(place({ goal: 256 }))).toBe(true);
    expect(canBeSolved(place({ goal: 512 }))).toBe(false);
    expect(canBeSolved(place({ size: 4, goal: 256 }))).toBe(false);
    const { worker } = begun({ goal: 512 });
    expect(worker.started).toHaveLength(0);
  });

  it("need no worker where reading comes to the end", () => {
    const late = place({ goal: 8, board: "4 2 4 / 2 4 2 / 4 2 ." });
    expect(isExact(slideValues(slidingGame(3, 8), late.board))).toBe(true);
    expect(begun({ goal: 8, board: "4 2 4 / 2 4 2 / 4 2 ." }).worker.started).toHaveLength(0);
  });
});

describe("Probabilities of slides are written", () => {
  const written = (values: readonly number[], isExact = true) => {
    const worths = Object.fromEntries(values.map((value, i) => [directions[i], { value, isExact }]));
    return Object.values(writeWorths({ worths, best: [], plies: 2 })).slice(0, values.length);
  };

  it.each([
    [[0.25, 0.99571], "0.2500 0.9957"],
    [[0, 1, 1 - 1e-15], "0.0000 1.0000 1.0000"],
    [[0.999_999_806, 1], "0.9999998 1.0000000"],
    [[0.000_004, 0.3], "0.000004 0.300000"],
    [[0.995_709_64, 0.995_709_36], "0.995710 0.995709"],
  ])("%j as %s", (values, texts) => {
    expect(written(values).join(" ")).toBe(texts);
  });

  it("so that those which differ look different, and nothing looks certain that is not", () => {
    const share = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1, 1 - 1e-9, 1e-7));
    fc.assert(
      fc.property(fc.array(share, { minLength: 1, maxLength: 4 }), (values) => {
        const texts = written(values);
        for (const [i, one] of values.entries()) {
          expect(Math.abs(Number(texts[i]) - one)).toBeLessThan(0.5001e-4);
          for (const [j, other] of [...values, 0, 1].entries())
            if (Math.abs(one - other) > 2e-12)
              expect(texts[i]).not.toBe(texts[j] ?? other.toFixed(texts[i].length - 2));
        }
      }),
    );
  });

  it("and estimates in four decimals", () => {
    expect(written([0.152_61, 0.152_62], false)).toEqual(["0.1526", "0.1526"]);
  });
});
