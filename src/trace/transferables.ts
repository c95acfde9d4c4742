import type { Recording } from "./recording.ts";

/** The buffers of a recording, for `postMessage(recording, transferables(recording))`; it is empty afterwards. */
export const transferables = ({ words, columns }: Recording<unknown>): ArrayBuffer[] =>
  [words, ...Object.values(columns)].map(({ buffer }) => buffer);
