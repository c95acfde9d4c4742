export const exchanged = "Each disc is turned over here.";

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  squares: {
    title: "Squares",
    explain:
      "What the squares are worth on which each side’s discs lie: corners most, squares next to them least.",
  },
  mobility: {
    title: "Mobility",
    explain: "Squares on which each side could set a disc, were it to move.",
  },
  corners: {
    title: "Corners",
    explain: "Corners held: a disc there can never be flipped.",
  },
} as const;
