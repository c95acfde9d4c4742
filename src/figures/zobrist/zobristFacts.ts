import type { Facts } from "../../kit/prose/registry.ts";
import { ledger, writeBits } from "./ledger.ts";

/** What a Zobrist figure says of itself: the key in bits, and how many moves have been played. */
export function zobristFacts(played: readonly number[]): Facts {
  return { key: writeBits(ledger(played).at(-1)!.key), moves: String(played.length) };
}
