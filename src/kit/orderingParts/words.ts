/** The parts that a reader can switch, and in a few words what each puts first. */
export const offers = {
  table: { title: "Table’s move", says: "what was best here before" },
  killers: { title: "Killers", says: "what cut last at this ply" },
  history: { title: "History", says: "what cut most anywhere" },
  evaluation: { title: "Evaluation", says: "after what the position looks best" },
  static: { title: "Known beforehand", says: "what the game itself puts first" },
} as const;

/** Why a name is no part's. */
export const noPart = (name: string, known: readonly string[]): string =>
  `there is no ordering part "${name}"; the parts are ${known.join(", ")}, or none`;
