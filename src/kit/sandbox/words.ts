/** Why nothing can be run. */
export const noSandbox = "The frame that programs run in did not open: check the connection and try again.";
export const endedOutside = "The program was ended.";
/** What is wrong with a program in JavaScript where nothing is wrong before its end. */
export const unmatched =
  "the program ends here, and its brackets do not match. Each { needs one }, each ( one ), and each [ one ].";
/** Why no program in Python can be run. */
export const noPython = "Python could not be fetched: check the connection and try again.";
