import "../../games/haveAllGames.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { PairTask, TournamentMessage } from "./playInWorkers.ts";
import { playViewPair } from "./playView.ts";

const tell = (message: TournamentMessage) => postMessage(message);
/** Milliseconds between two words on how many moves are made. */
const pause = 100;

/** Plays one pair after another, as it is asked. */
addEventListener("message", ({ data: { view, pair } }: MessageEvent<PairTask>) => {
  const now = () => performance.now();
  let [told, moves] = [now(), 0];
  try {
    const games = playViewPair(view, pair, now, () => {
      moves++;
      if (now() - told < pause) return;
      tell({ kind: "moves", moves });
      [told, moves] = [now(), 0];
    });
    tell({ kind: "pair", pair, games });
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});
