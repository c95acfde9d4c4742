import type { Aim } from "./aimsOf.ts";
import type { Landing } from "./landingsOf.ts";

/** How far a reader has come with making a move on a board: it is forgotten with the next position. */
export class Aiming<Move> {
  /** What the pointer or the focus is at. */
  pointed = $state<number>();
  /** The cell of the piece that is to move, where pieces move. */
  chosen = $state<number>();
  /** Why the last press did nothing. */
  refusal = $state<string>();
  /** What a finger has pressed where it may have missed: pressed again, it is meant. */
  asked = $state<number>();
  /** The moves that the last press may have meant. */
  meant = $state.raw<readonly Landing<Move>[]>([]);

  /**
   * Takes a press on the aim with this index; the move that it makes, if it makes one. An unsure press, by a finger on
   * a cell that is smaller than it, has to be repeated.
   */
  press({ landings, refusal, picks }: Aim<Move>, index: number, unsure = false): Landing<Move> | undefined {
    this.refusal = refusal;
    const asks = unsure && landings.length === 1 && this.asked !== index;
    this.asked = asks ? index : undefined;
    if (asks) return undefined;
    this.meant = landings.length > 1 ? landings : [];
    if (picks) this.chosen = this.chosen === index ? undefined : index;
    return landings.length === 1 ? landings[0] : undefined;
  }

  forget = (): void => {
    this.chosen = undefined;
    this.refusal = undefined;
    this.asked = undefined;
    this.meant = [];
  };
}
