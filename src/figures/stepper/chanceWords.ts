/** How outcomes of a chance node are changed. */
export const editOutcomes =
  "An outcome moves with its probability. A new one is worth 0 and as likely as the others are on average; those keep their proportions, as they do when one goes.";

/** Why an outcome is not added, or taken away. */
export const tooFine =
  "With this change a probability would be too fine: as a fraction it would need a number of more than a billion";
