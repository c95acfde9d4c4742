import "../../games/haveAllGames.ts";
import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import { deepenPosition, type HalfIteration, halfOf, type Searched } from "./deepenPosition.ts";
import type { DeepeningMessage } from "./iteratedSearch.svelte.ts";

/** Milliseconds between two words on how far it has come, and nodes between two looks at the clock for them. */
const [pause, stretch] = [80, 256];

/** Searches one position and tells of every iteration when it is whole, and now and then how far the next has come. */
answerQuestions<Searched, DeepeningMessage>((searched, tell) => {
  const begun = performance.now();
  const deadline = searched.limit === "seconds" ? begun + 1000 * searched.amount : Infinity;
  let told = begun;
  let asked = 0;
  const run = deepenPosition(searched, (watch) => {
    if (asked++ % stretch > 0) return false;
    const now = performance.now();
    if (now - told > pause) {
      told = now;
      const half: HalfIteration | undefined = halfOf(watch);
      if (half) tell({ kind: "progress", half, milliseconds: now - begun });
    }
    return now >= deadline;
  });
  for (;;) {
    const { value, done } = run.next();
    const milliseconds = performance.now() - begun;
    tell(
      done ? { kind: "ended", end: value, milliseconds } : { kind: "iteration", report: value, milliseconds },
    );
    if (done) return;
  }
});
