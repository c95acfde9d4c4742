import "../../games/haveAllGames.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type Searched, searchWidths } from "./searchWidths.ts";
import type { WidthMessage } from "./widths.svelte.ts";

const tell = (message: WidthMessage) => postMessage(message);

/** Searches every width and tells what each has found. */
addEventListener("message", ({ data }: MessageEvent<Searched>) => {
  try {
    for (const result of searchWidths(data)) tell({ kind: "found", result });
    tell({ kind: "ended" });
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});
