/** A search that was asked for rightly and came to no end: it told too much, or its worker broke off. */
export class FailedSearch extends Error {
  override readonly name = "FailedSearch";
}
