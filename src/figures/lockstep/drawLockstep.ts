import { render } from "svelte/server";
import { fetchBets } from "../../kit/bets/lateBets.ts";
import LockstepFigure from "./LockstepFigure.svelte";
import type { LockstepProps } from "./lockstepProps.ts";

await fetchBets();

/** Two searches in lockstep as the server draws them, for the browser to bring to life later. */
export const drawLockstep = (props: LockstepProps): string =>
  render(LockstepFigure, { props, idPrefix: props.name ?? "lockstep" }).body;
