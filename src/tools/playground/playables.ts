/**
 * The figures that the playground and embeds show, by the name that links give them, in the order of the menu: what each is
 * for. What is declared of a figure says what it opens on.
 */
export const playables = {
  stepper: { title: "Step through a search" },
  lockstep: { title: "Two searches side by side" },
  ordering: { title: "What an order of moves saves" },
  deepening: { title: "Deeper and deeper" },
  evaluation: { title: "What an estimate is made of" },
  horizon: { title: "Beyond the horizon" },
  ruleCard: { title: "A rule at work" },
  grow: { title: "Grow a tree" },
  zobrist: { title: "A position’s key" },
  bandit: { title: "Learn by trying" },
  regret: { title: "Play by regret" },
  mcts: { title: "Search by sampling" },
  proof: { title: "Prove a goal, best first" },
  behaviour: { title: "Tick a behaviour tree" },
  play: { title: "Play against a search" },
  width: { title: "Wide or deep" },
  kuhn: { title: "Kuhn poker" },
  guide: { title: "Find the search for a game" },
  tournament: { title: "Let searches play each other" },
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
