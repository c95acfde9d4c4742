/** Undo and redo over values that do not change. */
export class History<State> {
  #past: State[] = [];
  #future: State[] = [];
  #most: number;

  constructor(most = 200) {
    this.#most = most;
  }

  /** Remembers the state that a change is about to replace. */
  remember(state: State): void {
    this.#past.push(state);
    if (this.#past.length > this.#most) this.#past.shift();
    this.#future = [];
  }

  /** The state before the last change, if there is one; `now` can be had back by `redo`. */
  undo(now: State): State | undefined {
    const state = this.#past.pop();
    if (state !== undefined) this.#future.push(now);
    return state;
  }

  redo(now: State): State | undefined {
    const state = this.#future.pop();
    if (state !== undefined) this.#past.push(now);
    return state;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }
}
