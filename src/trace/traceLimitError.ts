/** A search tells more than a recorder keeps. `limit` is in events. */
export class TraceLimitError extends RangeError {
  override readonly name = "TraceLimitError";
  readonly limit: number;

  constructor(limit: number) {
    super(
      `This search tells more than the ${limit.toLocaleString("en")} events that its trace may hold: ` +
        "search to a lower depth, start from a later position, or raise the recorder's limit",
    );
    this.limit = limit;
  }
}
