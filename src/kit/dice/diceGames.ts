import type { ChanceGame, Side } from "../../engine/game.ts";
import { pig } from "../../engine/games/chance/pig.ts";
import { race } from "../../engine/games/chance/race.ts";

/** Points that win at Pig, and steps of the race and faces of its die: long enough for choices that matter. */
export const goal = 100;
export const raceSize = { length: 9, faces: 3 } as const;

/** The games by the names that links give them. */
const games = { pig: pig(goal), race: race(raceSize) } as const;
export type DiceGame = keyof typeof games;
export const diceGames = Object.keys(games) as DiceGame[];

/** The rules of a game, of any position and move. */
type DiceRules = ChanceGame<unknown, unknown>;

export const rulesOf = (game: DiceGame): DiceRules => games[game] as unknown as DiceRules;

/** How the program chooses. How well sampling does depends on its playouts; the others stand from the easiest to the hardest. */
export const levelsOf = {
  pig: ["beginner", "holdAt20", "sampling", "exact"],
  race: ["beginner", "expectimax", "sampling", "exact"],
} as const satisfies Readonly<Record<DiceGame, readonly string[]>>;
export type DiceLevel = (typeof levelsOf)[DiceGame][number];

/** Games that sampling plays out by lot before it chooses, as links name them. */
export const playoutNames = ["10", "100", "1000", "10000", "100000"] as const;
export type PlayoutName = (typeof playoutNames)[number];

/** Who begins is MAX. */
export const beginners = ["reader", "program"] as const;
export type Player = (typeof beginners)[number];

export const sideOf = (player: Player, begins: Player): Side => (player === begins ? "max" : "min");
export const playerOf = (side: Side, begins: Player): Player =>
  (side === "max") === (begins === "reader") ? "reader" : "program";
