/** Which of two searches comes to a node: both or neither, this one alone, or only the one beside it. */
export type Mark = "here" | "elsewhere" | undefined;
