import { type Asked, type Colouring, isSameTree, type Read } from "./askedTree.ts";
import type { MarksOf } from "./growing.svelte.ts";
import { marksByTurn, marksByValue, marksByVisit } from "./palettes.ts";

/** The colours that nodes may have: worked out at once where the tree and the reading say them, and else by a worker. */
export class Marking {
  #kept = $state.raw<MarksOf>();

  keep(marks: MarksOf): void {
    this.#kept = marks;
  }

  /** The colouring, where it needs marks that are not here. */
  lacked(asked: Asked, colour: Colouring): "reader" | "class" | undefined {
    if (colour !== "reader" && colour !== "class") return undefined;
    return this.#here(asked, colour) ? undefined : colour;
  }

  /** Indexed by node: its colour, of those of the colouring; undefined where that is not here. */
  of(read: Read, colour: Colouring): Uint8Array | undefined {
    if (colour === "value") return marksByValue(read.tree);
    if (colour === "visit") return marksByVisit(read.reading);
    if (colour === "turn") return marksByTurn(read.tree);
    return this.#here(read.asked, colour)?.marks;
  }

  /** How many classes of positions there are, where they are told apart. */
  kinds(asked: Asked, colour: Colouring): number {
    return this.#here(asked, colour)?.kinds ?? 0;
  }

  #here(asked: Asked, colour: Colouring): MarksOf | undefined {
    const kept = this.#kept;
    return kept?.by === colour && isSameTree(kept.asked, asked) ? kept : undefined;
  }
}
