/** What goes forward and back by steps, as a transport, a player and the keys of a debugger drive it. */
export interface Stepping {
  /** From 0 to `length`. */
  readonly step: number;
  readonly length: number;
  /** Whether play halts at this step. */
  readonly stopsHere: boolean;
  /** The first step after this one at which it does, where that is known without going there. */
  readonly nextStop?: (after: number) => number | undefined;
  goTo(step: number): void;
  readonly first: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly last: () => void;
  /** Over a whole subtree, and back over it. */
  readonly over: () => void;
  readonly backOver: () => void;
  /** Into the next node, and out of this one. */
  readonly into: () => void;
  readonly out: () => void;
}
