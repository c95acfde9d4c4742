export const exchanged = "Each X is an O here, and each O an X.";

/** What its estimate looks at: what a figure calls it, and in a sentence what is counted. */
export const features = {
  pairs: { title: "Pairs", explain: "Two marks of one side beside each other." },
} as const;
