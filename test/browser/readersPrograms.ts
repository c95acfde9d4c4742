/* Programs as readers write them, each right. */

export const minimax = `function visit(position, depth) {
  const end = game.outcome(position);
  if (end !== undefined) return end;
  if (depth === 0) return game.evaluate(position);
  const values = game.moves(position).map((move) => visit(game.play(position, move), depth - 1));
  return game.turn(position) === "max" ? Math.max(...values) : Math.min(...values);
}`;

export const expectimax = `function visit(position, depth) {
  const outcome = game.outcome(position)
  if (outcome !== undefined) return outcome
  if (depth === 0) return game.evaluate(position)
  const values = game.moves(position).map((move) => visit(game.play(position, move), depth - 1))
  if (game.turn(position) === "max") return Math.max(...values)
  if (game.turn(position) === "min") return Math.min(...values)
  const chances = game.chances(position)
  return values.reduce((sum, value, place) => sum + chances[place] * value, 0)
}
`;

export const expectimaxInPython = `def visit(position, depth):
    outcome = game.outcome(position)
    if outcome is not None: return outcome
    if depth == 0: return game.evaluate(position)
    values = [visit(game.play(position, move), depth - 1) for move in game.moves(position)]
    if game.turn(position) == "max": return max(values)
    if game.turn(position) == "min": return min(values)
    return sum(p * value for p, value in zip(game.chances(position), values))
`;
