import { opponent, type Side } from "../../engine/game.ts";
import type { Thinker } from "../../engine/opponents/levels.ts";
import { faceOf } from "../../games/faces.ts";
import { moveName, sideName } from "../../games/names.ts";
import { playedFaces } from "../../games/playedFaces.ts";
import type { WrittenMove, WrittenPlan } from "./planFor.ts";
import { type PlayedGame, rulesOf } from "./playGames.ts";
import type { Playing } from "./playing.svelte.ts";

/** Games of a hundred that a mean reward on the scale from −1 to 1 stands for. */
const winsInHundred = (value: number) => Math.round(50 * (1 + value));

const even = "even";

/** What a value says, as a phrase: "a win for Black", "12 points for White", "even". */
export function valueWords(game: PlayedGame, value: number, thinker?: Thinker): string {
  const side = sideName(game, value > 0 ? "max" : "min");
  if (thinker === "mcts") return `${winsInHundred(Math.abs(value))} wins in 100 for ${side}`;
  // No estimate of these games reaches 1, the least that a win counts.
  if (Math.abs(value) >= 1) return `a win for ${side}`;
  const points = Math.round(Math.abs(value) * rulesOf(game).evaluation.scale);
  if (points === 0) return even;
  return `${points.toLocaleString("en")} ${points === 1 ? "point" : "points"} for ${side}`;
}

/** A value for one side in that side's own words: how much better a move is than another. */
const worthTo = (side: Side, value: number) => (side === "max" ? value : -value);

/** How a game has ended, and who is to move while it goes on, as a sentence or two. */
export function sayStanding(playing: Playing): string {
  const { view, outcome, turn, readersTurn, task, paused } = playing;
  const { game, side, resigned } = view;
  const own = side === "both" ? undefined : side;
  if (resigned) return `You have resigned. ${sideName(game, opponent(own ?? turn))} wins.`;
  if (outcome !== undefined) return sayOutcome(game, outcome, own, sayQuietEnd(playing));
  if (task === "hint") return "Looking for a hint.";
  if (task === "reply") return `${sideName(game, turn)} is thinking.`;
  if (paused) return `The search was cancelled. ${sideName(game, turn)} is still to move.`;
  if (side === "both") return `${sideName(game, turn)} to move.${sayForced(playing)}${sayQuiet(playing)}`;
  return readersTurn
    ? `Your move: you play ${sideName(game, turn)}.${sayForced(playing)}${sayQuiet(playing)}`
    : `${sideName(game, turn)} to move.`;
}

/** What the rules leave no choice about, as a sentence of its own; nothing where they leave it. */
function sayForced({ rules, position }: Playing): string {
  const moves = rules.moves(position);
  if (moves.length === 1 && rules.writeMove(position, moves[0]) === "pass")
    return " You can turn nothing over, so you have to pass.";
  const captures = rules.captures?.(position, moves).length ?? 0;
  return captures > 0 ? " You can capture, so you must." : "";
}

/** How near the draw is that ends a game in which nothing happens, once it is in sight. */
function sayQuiet({ view, rules, position }: Playing): string {
  const { quiet } = playedFaces[view.game];
  const plies = quiet?.plies(rules.write(position)) ?? 0;
  if (quiet === undefined || plies < quiet.drawAfter / 2) return "";
  return ` ${plies} plies without ${quiet.without}: at ${quiet.drawAfter} the game is drawn.`;
}

/** Why a game has ended in which nothing happened. */
function sayQuietEnd({ view, rules, position }: Playing): string {
  const { quiet } = playedFaces[view.game];
  if (quiet === undefined || quiet.plies(rules.write(position)) < quiet.drawAfter) return "";
  return `since ${quiet.drawAfter} plies have passed without ${quiet.without}`;
}

function sayOutcome(game: PlayedGame, outcome: number, own: Side | undefined, why: string): string {
  if (outcome === 0) return `The game is over: a draw${why === "" ? "" : `, ${why}`}.`;
  const winner: Side = outcome > 0 ? "max" : "min";
  const size = Math.abs(outcome);
  const { margin } = playedFaces[game];
  const by = margin ? ` by ${size} ${margin[size === 1 ? 0 : 1]}` : "";
  const yours = own === undefined ? "" : own === winner ? " You have won." : " You have lost.";
  return `The game is over: ${sideName(game, winner)} wins${by}.${yours}`;
}

/** The last move, for those who hear it; nothing before the first. */
export function sayLastMove(playing: Playing): string {
  const { game, side, moves } = playing.view;
  const move = moves.at(-1);
  if (move === undefined) return "";
  const mover = playing.moverAt(moves.length - 1);
  const [who, s] = side === mover ? ["You", ""] : [sideName(game, mover), "s"];
  return move === "pass" ? `${who} pass${s && "es"}.` : `${who} play${s} ${moveName(game, move)}.`;
}

/** A search that does not look at every move is sure of nothing that does not happen at once. */
const seems = (does: "win" | "lose", game: PlayedGame) =>
  faceOf(game).width ? `seems to ${does}` : `${does}s`;

/** Why a hint suggests its move. */
export function sayHint(game: PlayedGame, side: Side, { move, value, line, moves }: WrittenPlan): string {
  const name = moveName(game, move);
  if (moves.length === 1) return `Hint: ${name}. Nothing else is possible.`;
  const worth = value === undefined ? 0 : worthTo(side, value);
  const others = moves.filter((one) => one.move !== move);
  const next = others.reduce(
    (best, one) => (worthTo(side, one.value) > worthTo(side, best.value) ? one : best),
    others[0],
  );
  if (worth >= 1 && line.length === 1) return `Hint: ${name}. It wins at once.`;
  if (worth >= 1) return `Hint: ${name}. It ${seems("win", game)} by force.`;
  if (worth <= -1) return `Hint: ${name}. But every move ${seems("lose", game)} against best play.`;
  if (next && worthTo(side, next.value) <= -1)
    return `Hint: ${name}. Every other move ${seems("lose", game)}.`;
  if (worth < 0 && valueWords(game, value ?? 0) !== even)
    return `Hint: ${name}. It seems to leave ${sideName(game, opponent(side))} no more than ${valueWords(game, value ?? 0).replace(/ for .*/, "")} ahead.`;
  return `Hint: ${name}. It seems ${sayWorth(game, value ?? 0)}${next ? saySecond(game, value ?? 0, next) : ""}.`;
}

function sayWorth(game: PlayedGame, value: number): string {
  const words = valueWords(game, value);
  return words === even ? "to keep the game even" : `worth ${words}`;
}

function saySecond(game: PlayedGame, best: number, { move, value }: WrittenMove): string {
  const words = valueWords(game, value);
  const alike = words === valueWords(game, best);
  return `; the next best, ${moveName(game, move)}, ${alike ? "seems as good" : words === even ? "to keep it even" : words}`;
}
