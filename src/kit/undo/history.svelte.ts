/** Undo and redo over values that do not change. What shows whether there is something to take back follows it. */
export class History<State> {
  #past: State[] = [];
  #future: State[] = [];
  #most: number;
  /** How many states there are each way, for whoever looks: the states themselves are nobody else's. */
  #counts = $state.raw({ past: 0, future: 0 });

  constructor(most = 200) {
    this.#most = most;
  }

  /** Remembers the state that a change is about to replace. */
  remember(state: State): void {
    this.#past.push(state);
    if (this.#past.length > this.#most) this.#past.shift();
    this.#future = [];
    this.#count();
  }

  /** The state before the last change, if there is one; `now` can be had back by `redo`. */
  undo(now: State): State | undefined {
    const state = this.#past.pop();
    if (state !== undefined) this.#future.push(now);
    this.#count();
    return state;
  }

  redo(now: State): State | undefined {
    const state = this.#future.pop();
    if (state !== undefined) this.#past.push(now);
    this.#count();
    return state;
  }

  get canUndo(): boolean {
    return this.#counts.past > 0;
  }

  get canRedo(): boolean {
    return this.#counts.future > 0;
  }

  #count(): void {
    this.#counts = { past: this.#past.length, future: this.#future.length };
  }
}
