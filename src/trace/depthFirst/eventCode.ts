import { type ProbeResult, probeResults, type ValueSource, valueSources } from "../../engine/observer.ts";

/** What a depth-first search can tell, in a recording's words. */
export const eventKinds = [
  "enter",
  "improve",
  "cutoff",
  "leave",
  "probe",
  "store",
  "research",
  "iteration",
  "order",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** An event's code in 4 bits: its kind, and for `leave` and `probe` also the reason, added to the kind's own code. */
export const eventCode = {
  enter: 0,
  improve: 1,
  cutoff: 2,
  store: 3,
  research: 4,
  iteration: 5,
  order: 6,
  leave: 7,
  probe: 7 + valueSources.length,
} as const satisfies Record<EventKind, number>;

export const eventCodeCount = eventCode.probe + probeResults.length;

/** Indexed by code. */
const kinds: readonly EventKind[] = Array.from({ length: eventCodeCount }, (_, code) => {
  if (code >= eventCode.probe) return "probe";
  return code >= eventCode.leave ? "leave" : eventKinds.find((kind) => eventCode[kind] === code)!;
});

export const kindOfCode = (code: number): EventKind => kinds[code];
export const isLeave = (code: number): boolean => code >= eventCode.leave && code < eventCode.probe;
export const leaveCode = (from: ValueSource): number => eventCode.leave + valueSources.indexOf(from);
export const probeCode = (result: ProbeResult): number => eventCode.probe + probeResults.indexOf(result);

const codes = Object.fromEntries(
  eventKinds.map((kind) => [kind, [...kinds.keys()].filter((code) => kinds[code] === kind)]),
) as Record<EventKind, number[]>;

/** The codes of a kind, one or several. */
export const codesOf = (kind: EventKind): readonly number[] => codes[kind];

// An event is one 32-bit word: its code in the lowest 4 bits, then a bit that says whether columns hold more of
// it, then 27 bits, the payload, for the one number that most events of its kind can do with.

export const moreBit = 1 << 4;
export const payloadShift = 5;

/** The greatest payload; the least is −`greatestPayload` − 1. */
export const greatestPayload = 2 ** 26 - 1;

export const codeOfWord = (word: number): number => word & (moreBit - 1);
export const payloadOfWord = (word: number): number => word >> payloadShift;
export const hasMore = (word: number): boolean => (word & moreBit) !== 0;
