import { exactChances } from "../../kit/dice/exactChances.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { ChancesQuestion } from "./askChances.ts";

/** Works out what each choice wins, of one position after the other. */
addEventListener("message", ({ data: { game, position } }: MessageEvent<ChancesQuestion>) => {
  try {
    postMessage({ kind: "chances", chances: exactChances(game, position) });
  } catch (error) {
    postMessage({ kind: "failed", message: messageOf(error) });
  }
});
