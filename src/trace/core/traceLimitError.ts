/**
 * A search tells more than a recorder keeps. `limit` is in events: a recorder can be given another one, which the readers
 * of a figure, to whom the message speaks, cannot do.
 */
export class TraceLimitError extends RangeError {
  override readonly name = "TraceLimitError";
  readonly limit: number;

  constructor(limit: number) {
    super(
      `This search tells more than the ${limit.toLocaleString("en")} events that its trace may hold: ` +
        "search to a lower depth, or start from a later position",
    );
    this.limit = limit;
  }
}
