import "../../games/haveAllGames.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { searchWidths } from "./searchWidths.ts";
import type { WidthMessage } from "./widthsInWorker.ts";
import type { WidthView } from "./widthView.ts";

const tell = (message: WidthMessage) => postMessage(message);

/** Searches every width and tells what each has found. */
addEventListener("message", ({ data }: MessageEvent<WidthView>) => {
  try {
    for (const result of searchWidths(data)) tell({ kind: "found", result });
    tell({ kind: "ended" });
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});
