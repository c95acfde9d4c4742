import {
  beginners,
  type DiceGame,
  type DiceLevel,
  diceGames,
  levelsOf,
  type PlayoutName,
  playerOf,
  playoutNames,
  rulesOf,
} from "../../kit/dice/diceGames.ts";
import {
  type DiceProgram,
  firstProgram,
  mostPlies,
  readProgram,
  usualPlies,
  writeProgram,
} from "../../kit/dice/diceProgram.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, type Field, oneOf, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { tellGame } from "./toldGame.ts";
import * as words from "./words.ts";

/** What a game goes on from: where one of these changes it is another game. */
type Begun = Readonly<Record<"game" | "begins" | "seed", unknown>>;

const fields = {
  game: oneOf(diceGames, "pig"),
  /** Who begins, the reader or the program. */
  begins: oneOf(beginners, "reader"),
  level: after(["game"], ({ game }: { game: DiceGame }): Field<DiceLevel> => {
    const levels: readonly DiceLevel[] = levelsOf[game];
    return oneOf(levels, levels[1]);
  }),
  /** Games that sampling plays out before each choice; no link says it of others. */
  playouts: after(["level"], ({ level }: { level: DiceLevel }): Field<PlayoutName> => {
    const field = oneOf(playoutNames, "1000");
    return level === "sampling" ? field : { ...field, write: () => undefined };
  }),
  /** The reader's own program that chooses in the level's place: the one of that name that was run last in this browser. */
  program: optional(parsed<DiceProgram>(readProgram, firstProgram, writeProgram)),
  /** Plies that it looks ahead, throws among them. */
  depth: whole(1, mostPlies, usualPlies),
  /** Decides all dice. */
  seed: whole(0, 999_999_999, 3),
  /** What both have chosen, as the game writes it; `DicePlaying` shows the choices as far as they are legal. */
  moves: after(["game", "begins", "seed"], (_: Begun) =>
    parsed<readonly string[]>(
      (text) => text.split(/[\s,]+/).filter((move) => move !== ""),
      [],
      (moves) => (moves.length === 0 ? undefined : moves.join(",")),
    ),
  ),
};
export type DicePlayFields = typeof fields;
export type DicePlayView = ViewOf<DicePlayFields>;

/** What a game says of itself: how many choices were made ("moves"), who is to choose ("turn"), and who has won ("winner"). */
export function dicePlayFacts(view: DicePlayView): Facts {
  const { position, moves } = tellGame(view);
  const rules = rulesOf(view.game);
  const outcome = rules.outcome(position);
  const turn = rules.turn(position);
  const named = (isMax: boolean) => words.players[playerOf(isMax ? "max" : "min", view.begins)];
  return {
    moves: String(moves.length),
    turn: outcome === undefined ? named(turn === "max") : words.nobody,
    winner: outcome === undefined ? words.nobody : named(outcome > 0),
  };
}

/** A game of dice against the program: Pig, or a race. */
export const dicePlay = defineFigure({
  name: "dicePlay",
  fields,
  /** What the page leads to besides: the titles of other games, by what its address calls them. */
  looks: {
    others: parsed<Readonly<Record<string, string>>>(
      (text) => JSON.parse(text),
      {},
      (titles) => JSON.stringify(titles),
    ),
  },
  opening: { game: "pig" },
  facts: dicePlayFacts,
  settle(view) {
    const { problem } = tellGame(view);
    if (problem !== undefined) throw new Error(problem);
    return view;
  },
  component: () => import("./DicePlayFigure.svelte"),
});
