export const exchanged = "Each X is an O here, and each O an X.";

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  twos: {
    title: "Open twos",
    explain: "Lines of four cells that hold two stones of one side and none of the other.",
  },
  threes: {
    title: "Open threes",
    explain: "Lines of four cells that hold three stones of one side and none of the other.",
  },
  threats: {
    title: "Threats",
    explain: "Columns in which the next stone, if it is that side's, makes four in a row.",
  },
  centre: {
    title: "Centre",
    explain: "Stones in the middle column, through which the most lines pass.",
  },
} as const;
