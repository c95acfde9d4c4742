import { type PlayedGame, rulesOf } from "./playGames.ts";
import type { WrittenPlan } from "./writtenPlan.ts";

/** Nodes of a tree that can still be looked at one by one. */
const legible = 2500;
/** Games played out that can still be followed. */
const followed = 300;

/** The deepest look at a position whose whole tree stays legible, and is no deeper than what was looked at; 1 at least. */
export function legibleDepth(game: PlayedGame, position: unknown, deepest: number): number {
  const rules = rulesOf(game);
  let [nodes, depth, level] = [1, 0, [position]];
  while (depth < deepest) {
    const next: unknown[] = [];
    for (const at of level) for (const move of rules.moves(at)) next.push(rules.play(at, move));
    nodes += next.length;
    if (next.length === 0 || (depth > 0 && nodes > legible)) break;
    depth++;
    if (nodes * Math.max(1, next.length / level.length) > legible) break;
    level = next;
  }
  return Math.max(1, depth);
}

/**
 * The parameters of a link that opens a position where its tree can be stepped through: searched by what thought about
 * it, as deep as can be drawn, or sampled as often as can be followed.
 */
export function treeLink(
  game: PlayedGame,
  position: unknown,
  { thinker, depth, nodes }: Pick<WrittenPlan, "thinker" | "depth" | "nodes">,
): URLSearchParams {
  const subject = { game, position: rulesOf(game).write(position) };
  if (thinker === "mcts") {
    const iterations = String(Math.min(nodes, followed));
    return new URLSearchParams({ figure: "mcts", ...subject, iterations, reward: "win", at: "start" });
  }
  return new URLSearchParams({
    figure: "stepper",
    ...subject,
    algorithm: thinker === "chance" || thinker === "quiescence" ? "alphaBeta" : thinker,
    depth: String(legibleDepth(game, position, depth ?? 2)),
    step: "0",
  });
}
