/** How what a search found is looked at; none of it needs another search. */
export interface DeepeningLook {
  /** The depth of the iteration that is looked at; undefined for the last. */
  readonly pick: number | undefined;
  /** How many moves of its line are played on the board. */
  readonly ply: number;
  /** Whether the nodes are drawn on a logarithmic scale. */
  readonly log: boolean;
}

/** Adds to a link's parameters what of the look is not so from the start; `readDeepeningLook` is its inverse. */
export function writeDeepeningLook(
  parameters: URLSearchParams,
  { pick, ply, log }: DeepeningLook,
): URLSearchParams {
  if (pick !== undefined) parameters.set("iteration", String(pick));
  if (ply > 0) parameters.set("ply", String(ply));
  if (log) parameters.set("bars", "log");
  return parameters;
}

/** The look that a link's parameters describe. Throws an Error that says which of them is wrong. */
export function readDeepeningLook(parameters: URLSearchParams): DeepeningLook {
  const bars = parameters.get("bars") ?? "linear";
  if (bars !== "log" && bars !== "linear") throw new Error(`"${bars}" are no bars; there are linear and log`);
  return {
    pick: countOf(parameters, "iteration"),
    ply: countOf(parameters, "ply") ?? 0,
    log: bars === "log",
  };
}

function countOf(parameters: URLSearchParams, name: string): number | undefined {
  const text = parameters.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,2}$/.test(text)) throw new Error(`"${text}" is no ${name}: a whole number`);
  return Number(text);
}
