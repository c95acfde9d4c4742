/** The moves of a line as a linked list: putting one more move before it costs one small object. */
export interface Line<Move> {
  readonly move: Move;
  readonly rest: Line<Move> | undefined;
}

/** The moves of a line, first move first, `most` of them at most. */
export function movesOf<Move>(line: Line<Move> | undefined, most = Infinity): Move[] {
  const moves: Move[] = [];
  for (let rest = line; rest !== undefined && moves.length < most; rest = rest.rest) moves.push(rest.move);
  return moves;
}
