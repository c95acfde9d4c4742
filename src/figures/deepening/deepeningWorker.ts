import "../../games/haveAllGames.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { DeepeningMessage } from "./deepenInWorker.ts";
import type { DeepeningView } from "./deepeningView.ts";
import { deepenPosition, type HalfIteration, halfOf } from "./deepenPosition.ts";

const tell = (message: DeepeningMessage) => postMessage(message);
/** Milliseconds between two words on how far it has come, and nodes between two looks at the clock for them. */
const [pause, stretch] = [80, 256];

/** Searches one view and tells of every iteration when it is whole, and now and then how far the next has come. */
addEventListener("message", ({ data: view }: MessageEvent<DeepeningView>) => {
  try {
    search(view);
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});

function search(view: DeepeningView): void {
  const begun = performance.now();
  const deadline = view.limit.kind === "seconds" ? begun + 1000 * view.limit.amount : Infinity;
  let told = begun;
  let asked = 0;
  const run = deepenPosition(view, (watch) => {
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
}
