import "../../games/haveAllGames.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { countOrderings } from "./countOrderings.ts";
import type { OrderingMessage, OrderingTask } from "./orderings.svelte.ts";
import { timeOrderings } from "./timeOrderings.ts";

const tell = (message: OrderingMessage) => postMessage(message);

/** Does one task and tells of every count. */
addEventListener("message", ({ data: { kind, searched } }: MessageEvent<OrderingTask>) => {
  try {
    if (kind === "count") for (const count of countOrderings(searched)) tell({ kind: "count", count });
    else tell({ kind: "timed", timing: timeOrderings(searched, () => performance.now()) });
    tell({ kind: "ended" });
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});
