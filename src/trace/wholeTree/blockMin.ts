const shift = 4;
const size = 2 ** shift;
const never = 2 ** 31 - 1;

/**
 * For each block of 16 slots of a tree's levels, the first step that enters one of their nodes.
 *
 * @param entered indexed by node: the step that enters it first, 0 where none does
 */
export function firstInBlocks(levelNodes: Int32Array, entered: Int32Array): Int32Array<ArrayBuffer> {
  const mins = new Int32Array(Math.ceil(levelNodes.length / size)).fill(never);
  for (let slot = 0; slot < levelNodes.length; slot++) {
    const step = entered[levelNodes[slot]];
    if (step !== 0 && step < mins[slot >> shift]) mins[slot >> shift] = step;
  }
  return mins;
}

/** Answers whether any of many neighbours was read by a step without looking at each: by blocks of them. */
export class BlockMin {
  readonly #mins: Int32Array;
  readonly #levelNodes: Int32Array;
  readonly #entered: Int32Array;

  /** @param mins what `firstInBlocks` has found of the other two */
  constructor(levelNodes: Int32Array, entered: Int32Array, mins: Int32Array) {
    this.#levelNodes = levelNodes;
    this.#entered = entered;
    this.#mins = mins;
  }

  has(slot: number, step: number): boolean {
    // 0 is no step: one less, and taken as if without a sign, it is greater than any.
    return (this.#entered[this.#levelNodes[slot]] - 1) >>> 0 < step;
  }

  /** The first slot from `from` to before `to` whose node has been entered by `step`; −1 where none has. */
  first(from: number, to: number, step: number): number {
    let slot = from;
    while (slot < to) {
      if (this.#mins[slot >> shift] > step) {
        slot = ((slot >> shift) + 1) << shift;
      } else {
        const end = Math.min(to, ((slot >> shift) + 1) << shift);
        for (; slot < end; slot++) if (this.has(slot, step)) return slot;
      }
    }
    return -1;
  }
}
