import type { Standing } from "../../trace/ticks/tickTrace.ts";

/** A node's standing in a word or two. */
export const standingWords: Readonly<Record<Standing, string>> = {
  success: "success",
  failure: "failure",
  running: "running",
  entered: "being ticked",
  held: "was running",
  reset: "abandoned",
  idle: "not ticked",
};
