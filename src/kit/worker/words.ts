export const theSearch = "The search";

/**
 * What a reader is told whose worker broke off, without a full stop. One whose code could not be fetched gives no
 * message of its own: then it is `what` that could not be started, such as "The search".
 */
export const sayWorkerError = (message: string, what: string): string =>
  message || `${what} could not be started: check the connection and try again`;
