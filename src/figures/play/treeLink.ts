import type { Style } from "../../engine/opponents/style.ts";
import { type PlayedGame, rulesOf } from "./playGames.ts";

/** Nodes of a tree that can still be looked at one by one. */
const legible = 2500;

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

/** The parameters of a link that opens a position in the stepper, searched by what the style goes by, as deep as can be drawn. */
export function treeLink(
  game: PlayedGame,
  position: unknown,
  style: Style,
  depth: number | undefined,
): URLSearchParams {
  const steppable = !["chance", "mcts", "quiescence"].includes(style.thinker);
  return new URLSearchParams({
    figure: "stepper",
    game,
    position: rulesOf(game).write(position),
    algorithm: steppable ? style.thinker : "alphaBeta",
    depth: String(legibleDepth(game, position, depth ?? 2)),
    step: "0",
  });
}
