import { readSetup } from "../../kit/run/setup.ts";
import { readPlayable } from "../playground/playables.ts";

/** Throws an Error where a tour's step names no figure that there is, or a stepper that cannot be shown. */
export function checkStep(view: URLSearchParams): void {
  // Another figure says itself what is wrong with its link.
  if (readPlayable(view.get("figure")) === "stepper") readSetup(view);
}
