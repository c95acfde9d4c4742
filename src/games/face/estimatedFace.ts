/** What is known of a game where its estimate is taken apart. */
export interface EstimatedFace {
  /** The deepest search that answers at once, in plies. */
  readonly deepest: number;
  /** With so many cells left, or fewer, all games that can follow are searched at once; −1 for never. */
  readonly searchable: number;
  /** What changing places does to a board, as a sentence. */
  readonly exchanged: string;
  /** What a bar of the sum reaches to either side, in points of the estimate's scale: it grows before it overflows. */
  readonly reach: (scale: number) => number;
  /** How the game is tuned, so that it takes seconds and not minutes. */
  readonly tuning: TuningPlan;
}

export interface TuningPlan {
  /** Plies that both players look ahead. */
  readonly depth: number;
  readonly rounds: number;
  /** Openings of a challenge, and of the match at the end; each is played twice. */
  readonly pairs: number;
  readonly proof: number;
  /** Random plies of an opening. */
  readonly opening: number;
}
