/**
 * The inside of a figure, together with the rules of the game that its page names, which are fetched side by side.
 * Throws where either does not come.
 */
export async function fetchWithGame<Inside>(
  inside: Promise<{ default: Inside }>,
  game = "",
): Promise<Inside> {
  const rules = import("../../games/namedGame.ts").then(({ fetchGame }) => fetchGame(game));
  const [figure] = await Promise.all([inside, rules]);
  return figure.default;
}
