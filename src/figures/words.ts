/** What is said in the place of a figure that did not wake, or below its picture where that is drawn. */
export const notStarted = (drawn: boolean): string =>
  `This figure could not be started${drawn ? ", so this is a picture of it" : ""}.`;
export const checkConnection = "Check the connection and try again.";
export const tryAgain = "Try again";
