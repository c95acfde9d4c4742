/** The figures that the playground and embeds show, by the name that links give them, and what they are for. */
export const playables = {
  stepper: "Step through a search",
  lockstep: "Two searches side by side",
  deepening: "Deeper and deeper",
  evaluation: "What an estimate is made of",
  horizon: "Beyond the horizon",
  grow: "Grow a tree",
  zobrist: "A position’s key",
} as const;

export type PlayableName = keyof typeof playables;

export const playableNames = Object.keys(playables) as PlayableName[];

/** The figure that a link names; the stepper where it names none. Throws an error that says which there are. */
export function readPlayable(name: string | null): PlayableName {
  if (name === null) return "stepper";
  const found = playableNames.find((known) => known === name);
  if (found === undefined)
    throw new Error(`there is no figure "${name}"; the figures are ${playableNames.join(", ")}`);
  return found;
}
