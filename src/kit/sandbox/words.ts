/** Why nothing can be run. */
export const noSandbox = "The frame that programs run in did not open: check the connection and try again.";
export const endedOutside = "The program was ended.";
/** Why no program in Python can be run. */
export const noPython = "Python could not be fetched: check the connection and try again.";
