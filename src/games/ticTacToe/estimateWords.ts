export const exchanged = "Each X is an O here, and each O an X.";

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  ones: {
    title: "Open ones",
    explain: "Lines that hold one mark of one side and none of the other.",
  },
  twos: {
    title: "Open twos",
    explain: "Lines that hold two marks of one side and none of the other.",
  },
  centre: {
    title: "Centre",
    explain: "The centre, through which four of the eight lines pass.",
  },
} as const;
