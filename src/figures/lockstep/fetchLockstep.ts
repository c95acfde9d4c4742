import type { Component } from "svelte";
import { fetchOrders } from "./fetchOrders.ts";
import type { LockstepProps } from "./lockstepProps.ts";

/** The inside of two searches in lockstep, and all that these properties ask for beside it. */
export async function fetchLockstep(props: LockstepProps): Promise<Component<LockstepProps>> {
  const [figure, { fetchBets }, { fetchGame }, { fetchSearch }] = await Promise.all([
    import("./LockstepFigure.svelte"),
    import("../../kit/bets/lateBets.ts"),
    import("../../games/namedGame.ts"),
    import("../../kit/run/spoiledSearch.ts"),
  ]);
  await Promise.all([
    fetchGame(props.game),
    fetchSearch(props.algorithm),
    fetchSearch(props.against),
    fetchBets(props.algorithm, props.against),
    fetchOrders(props),
  ]);
  return figure.default;
}
