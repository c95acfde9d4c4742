export const exchanged = "The colours are exchanged here, and the board is turned round.";

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  men: {
    title: "Men",
    explain: "Men on the board.",
  },
  kings: {
    title: "Kings",
    explain: "Kings on the board: they go both ways.",
  },
  advance: {
    title: "Advancement",
    explain: "Rows that men have come forward: the further, the nearer to a king.",
  },
  centre: {
    title: "Centre",
    explain: "Pieces on the eight dark squares in the middle, from where both wings can be reached.",
  },
  guard: {
    title: "Back row",
    explain: "Men still on their own back row, where they keep the other side from crowning.",
  },
} as const;
