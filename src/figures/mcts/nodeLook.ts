/** What a node of a sampled tree is drawn from, at every step alike. */
export interface NodeLook {
  /** Its position as the game's `diagram` writes it; "" in an abstract tree. */
  readonly rows: string;
  /** The cell of the last move, counted row by row from 0. */
  readonly last: number | undefined;
  /** Where the game is over. */
  readonly outcome: number | undefined;
}
