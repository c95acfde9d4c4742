import "../../../games/haveAllGames.ts";
import { messageOf } from "../../../kit/view/messageOf.ts";
import { type TuningTask, tuneGame } from "./tuneGame.ts";
import type { TuningMessage } from "./tuning.svelte.ts";

const tell = (message: TuningMessage) => postMessage(message);

/** Tunes once, and tells of every challenge. */
addEventListener("message", ({ data }: MessageEvent<TuningTask>) => {
  try {
    for (const step of tuneGame(data)) tell(step);
    tell({ kind: "ended" });
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});
