/** What a ticking tree shows: everything that a link must hold to show the same again. */
export interface BehaviourView {
  /** The tree, as `readBehaviour` reads it. */
  readonly tree: string;
  /** The grid, as `readGuardMap` reads it. */
  readonly map: string;
  /** Where the intruder stands, as `readMoves` reads it; "" where the map has put it. */
  readonly intruder: string;
  /** How many ticks are run. */
  readonly ticks: number;
  /** How many events have happened, in the language of steps or as a number. */
  readonly at: string;
}

/** More ticks than this are not run. */
export const mostTicks = 150;

export const writeBehaviourView = (view: BehaviourView): URLSearchParams =>
  new URLSearchParams({ ...view, ticks: String(view.ticks) });

/** The view that a link's parameters describe. Throws an error that says which of them is wrong. */
export function readBehaviourView(parameters: URLSearchParams): BehaviourView {
  const text = (name: string) => {
    const found = parameters.get(name);
    if (found === null) throw new Error(`it lacks "${name}"`);
    return found;
  };
  const ticks = Number(text("ticks"));
  if (!(Number.isInteger(ticks) && ticks >= 1 && ticks <= mostTicks))
    throw new Error(`"${text("ticks")}" is no number of ticks from 1 to ${mostTicks}`);
  return {
    tree: text("tree"),
    map: text("map"),
    intruder: parameters.get("intruder") ?? "",
    ticks,
    at: text("at"),
  };
}
