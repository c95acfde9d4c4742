import { type Side, sides } from "../../engine/game.ts";
import type { Vocabulary } from "../core/storyRecording.ts";

/** What proof-number search tells, in the order in which it happens in a round. */
export const proofKinds = ["select", "expand", "evaluate", "backup"] as const;
export type ProofKind = (typeof proofKinds)[number];

/**
 * With an evaluation and a backup come the proof number and the disproof number, with an evaluation the outcome, too, where
 * the game is over.
 */
export const proofWords = {
  kinds: proofKinds,
  nodeKinds: sides,
  numbers: 3,
} as const satisfies Vocabulary<ProofKind, Side>;
