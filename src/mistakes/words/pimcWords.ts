/** What the usual mistakes are called in perfect information Monte Carlo. */
export const pimcTitles = {
  anotherCell: "The value of another move or world",
  minForgotten: "MIN taken for MAX",
  worldsAlike: "Every world counted alike",
  oneWorldAlone: "One world alone",
  votesCounted: "Worlds counted as votes",
  fusedForTrue: "What PIMC counts on taken for what it gets",
} as const;
