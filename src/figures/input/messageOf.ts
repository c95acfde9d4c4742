/** What an error says, whatever was thrown; without a full stop, since it often stands inside a sentence. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
