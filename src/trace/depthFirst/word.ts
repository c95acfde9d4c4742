// An event is one 32-bit word: its code in the lowest 4 bits, then a bit that says whether columns hold more of
// it, then 27 bits, the payload, for the one number that most events of its kind can do with.

export const moreBit = 1 << 4;
export const payloadShift = 5;

/** The greatest payload; the least is −`greatestPayload` − 1. */
export const greatestPayload = 2 ** 26 - 1;

export const codeOfWord = (word: number): number => word & (moreBit - 1);
export const payloadOfWord = (word: number): number => word >> payloadShift;
export const hasMore = (word: number): boolean => (word & moreBit) !== 0;
