export const exchanged = "Each stone has the other colour here.";

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  openTwos: {
    title: "Open twos",
    explain: "Two stones in a row with a free point at both ends.",
  },
  halfThrees: {
    title: "Threes open at one end",
    explain: "Three stones in a row with a free point at one end.",
  },
  openThrees: {
    title: "Open threes",
    explain: "Three stones in a row with a free point at both ends.",
  },
  halfFours: {
    title: "Fours open at one end",
    explain: "Four stones in a row with a free point at one end.",
  },
  openFours: {
    title: "Open fours",
    explain: "Four stones in a row with a free point at both ends.",
  },
} as const;
