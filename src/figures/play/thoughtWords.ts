import { opponent, type Side } from "../../engine/game.ts";
import { games } from "../../engine/index.ts";
import type { Thinker } from "../../engine/opponents/levels.ts";
import { faceOf } from "../../games/faces.ts";
import { moveName, sideName } from "../../games/names.ts";
import { countWords, inPlies } from "../../kit/narration/words.ts";
import type { WrittenMove, WrittenPlan } from "./planFor.ts";
import type { PlayedGame } from "./playGames.ts";

/** What the opponent had in mind, line by line. */
export const thought = {
  line: "Line",
  worth: "Worth",
  looked: "Looked",
  choseFrom: "Chose from",
  best: "the best move alone",
} as const;
/** How far it looked. */
export function looked({ depth, nodes }: Pick<WrittenPlan, "depth" | "nodes">): string {
  if (depth !== undefined) return `${inPlies(depth)} deep, ${countWords(nodes, "node")}`;
  return nodes > 0 ? `${countWords(nodes, "game")} played out` : "nowhere";
}
/** How likely a move was. */
export const percent = (share: number): string =>
  share > 0 && share < 0.005 ? "under 1 %" : `${Math.round(100 * share)} %`;
export const more = (count: number): string => ` · and ${count} more`;
/** What it took its positions to be worth, for those who hear the bars. */
export function history(
  game: PlayedGame,
  valued: readonly { readonly ply: number; readonly value: number; readonly thinker: Thinker }[],
): string {
  const words = valued.map(
    ({ ply, value, thinker }) => `move ${ply + 1}: ${valueWords(game, value, thinker)}`,
  );
  return `What it took its positions to be worth. ${words.join("; ") || "Nothing yet"}`;
}

/** Games of a hundred that a mean reward on the scale from −1 to 1 stands for. */
const winsInHundred = (value: number) => Math.round(50 * (1 + value));

const even = "even";

/** No estimate of these games reaches 1, the least that a win counts. */
const isWin = (value: number) => Math.abs(value) >= 1;
const pointsOf = (game: PlayedGame, value: number) =>
  Math.round(Math.abs(value) * games[game].evaluation.scale);
/** How much a side is ahead, as a phrase: "12 points". */
const lead = (game: PlayedGame, value: number) => {
  const points = pointsOf(game, value);
  return countWords(points, "point");
};

/** What a value says, as a phrase: "a win for Black", "12 points for White", "even". */
export function valueWords(game: PlayedGame, value: number, thinker?: Thinker): string {
  const side = sideName(game, value > 0 ? "max" : "min");
  if (thinker === "mcts") return `${winsInHundred(Math.abs(value))} wins in 100 for ${side}`;
  if (isWin(value)) return `a win for ${side}`;
  return pointsOf(game, value) === 0 ? even : `${lead(game, value)} for ${side}`;
}

/** A value for one side in that side's own words: how much better a move is than another. */
const worthTo = (side: Side, value: number) => (side === "max" ? value : -value);

/** A search that does not look at every move is sure of nothing that does not happen at once. */
const seems = (does: "win" | "lose", game: PlayedGame) =>
  faceOf(game).width ? `seems to ${does}` : `${does}s`;

/** Why a hint suggests its move. */
export function sayHint(game: PlayedGame, side: Side, { move, value, line, moves }: WrittenPlan): string {
  const name = moveName(game, move);
  if (moves.length === 1)
    return `Hint: ${name}. ${faceOf(game).width ? "The search looks at nothing else here" : "Nothing else is possible"}.`;
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
    return `Hint: ${name}. It seems to leave ${sideName(game, opponent(side))} no more than ${lead(game, value ?? 0)} ahead.`;
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
