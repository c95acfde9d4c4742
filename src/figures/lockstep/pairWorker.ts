import "../../games/haveAllGames.ts";
import "../../kit/run/haveAllSearches.ts";
import { drawsChance, takeChance } from "../../kit/run/chancePart.ts";
import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import { transferables } from "../../trace/index.ts";
import * as foundOrders from "./foundOrders.ts";
import type { LockstepSetup } from "./lockstepSetup.ts";
import { late } from "./orderMoves.ts";
import { type FoundPair, type PairProgress, readPair, searchPair } from "./searchPair.ts";

/** What the worker says of two searches: how far it is, and at last what it has found. */
export type PairMessage =
  | { readonly kind: "progress"; readonly progress: PairProgress }
  | { readonly kind: "found"; readonly found: FoundPair };

late.orders = foundOrders;
/** Few large trees have chance nodes. */
async function fetchChance(): Promise<void> {
  const [{ chance }, chanceOrders] = await Promise.all([
    import("../../kit/chance/chance.ts"),
    import("./chanceOrders.ts"),
  ]);
  takeChance(chance);
  late.chanceOrders = chanceOrders;
}

/** Searches one setup twice, aligns the steps and sends all of it back, or what went wrong. */
answerQuestions<LockstepSetup, PairMessage>(async (setup, tell) => {
  if (drawsChance(setup.tree)) await fetchChance();
  const found = searchPair(readPair(setup), (progress) => tell({ kind: "progress", progress }));
  tell({ kind: "found", found }, transferables(found));
});
