import { sides } from "../../engine/game.ts";
import { type LevelName, levelNames, levels } from "../../engine/opponents/levels.ts";
import type { Style } from "../../engine/opponents/style.ts";
import { readSwitch } from "../../kit/view/readSwitch.ts";
import { type PlayedGame, readPlayedGame, rulesOf } from "./playGames.ts";
import { readStyle, writeStyle } from "./styleText.ts";

/** Which side the reader plays; both where two people play, or one against themselves. */
export const readersSides = [...sides, "both"] as const;
export type ReadersSide = (typeof readersSides)[number];

/** A game as it stands, and who plays it: all that a link must hold to go on with the same game. */
export interface PlayView {
  readonly game: PlayedGame;
  readonly side: ReadersSide;
  /** One of the game's levels, or a style of the reader's own. */
  readonly opponent: LevelName | Style;
  /** Decides what the opponent leaves to chance. */
  readonly seed: number;
  /** Where the game began, as text. */
  readonly position: string;
  /** The moves since then, as the game writes them. */
  readonly moves: readonly string[];
  /** Whether the reader has given up. */
  readonly resigned: boolean;
}

/** A game's first position, as text. */
export const startOf = (game: PlayedGame): string => rulesOf(game).write(rulesOf(game).start);

export const styleOf = ({ game, opponent }: Pick<PlayView, "game" | "opponent">): Style =>
  typeof opponent === "string" ? levels[game][opponent] : opponent;

/** The positions of a game, the first one first. Throws an Error that names the move that is not legal. */
export function positionsOf({
  game,
  position,
  moves,
}: Pick<PlayView, "game" | "position" | "moves">): unknown[] {
  const rules = rulesOf(game);
  const positions = [rules.read(position)];
  for (const [ply, move] of moves.entries()) {
    const at = positions[ply];
    try {
      positions.push(rules.play(at, rules.readMove(at, move)));
    } catch (error) {
      throw new Error(`Move ${ply + 1}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return positions;
}

/** The game as far as its moves are legal, and why it goes no further; undefined where all of them are. */
export function legalPart(view: PlayView): { readonly view: PlayView; readonly problem: string | undefined } {
  for (let count = view.moves.length; ; count--) {
    const part = {
      ...view,
      moves: view.moves.slice(0, count),
      resigned: view.resigned && count === view.moves.length,
    };
    try {
      positionsOf(part);
      return { view: part, problem: count === view.moves.length ? undefined : illegalNext(view, count) };
    } catch (error) {
      if (count === 0) throw error;
    }
  }
}

function illegalNext(view: PlayView, count: number): string {
  try {
    positionsOf({ ...view, moves: view.moves.slice(0, count + 1) });
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The view as parameters of a link; `readPlayView` is its inverse. */
export function writePlayView({
  game,
  side,
  opponent,
  seed,
  position,
  moves,
  resigned,
}: PlayView): URLSearchParams {
  const parameters = new URLSearchParams({ game, side });
  if (typeof opponent === "string") parameters.set("level", opponent);
  else for (const [name, value] of writeStyle(opponent)) parameters.set(name, value);
  parameters.set("seed", String(seed));
  if (position !== startOf(game)) parameters.set("position", position);
  if (moves.length > 0) parameters.set("moves", moves.join(","));
  if (resigned) parameters.set("resigned", "yes");
  return parameters;
}

/**
 * The view that a link's parameters describe; whether its moves are legal `positionsOf` tells. Throws an Error that says
 * which of the others is wrong.
 */
export function readPlayView(parameters: URLSearchParams): PlayView {
  const game = readPlayedGame(parameters.get("game"));
  const position = parameters.get("position") ?? startOf(game);
  const moves = (parameters.get("moves") ?? "").split(",").filter((move) => move !== "");
  rulesOf(game).read(position);
  return {
    game,
    side: readOneOf(readersSides, parameters.get("side") ?? "max", "side"),
    opponent: parameters.has("thinker")
      ? readStyle(parameters)
      : readOneOf(levelNames, parameters.get("level") ?? "casual", "level"),
    seed: readSeed(parameters.get("seed") ?? "1"),
    position,
    moves,
    resigned: readSwitch(parameters, "resigned"),
  };
}

export function readOneOf<Name extends string>(names: readonly Name[], text: string, what: string): Name {
  const found = names.find((name) => name === text);
  if (found === undefined) throw new Error(`there is no ${what} "${text}"; there are ${names.join(", ")}`);
  return found;
}

export function readSeed(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`its seed "${text}" is no whole number`);
  return Number(text);
}
