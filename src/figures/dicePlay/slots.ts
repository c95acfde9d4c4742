import type { RacePosition } from "../../engine/games/chance/race.ts";
import { type DiceGame, raceSize, rulesOf } from "../../kit/dice/diceGames.ts";
import * as words from "./words.ts";

/** A button to choose by; it keeps its place, whether its choice is allowed or not. */
export interface Slot {
  readonly label: string;
  /** The choice; undefined where there is none now. */
  readonly move: unknown;
  /** The key that does the same. */
  readonly key: string;
}

/** How a choice is called beside what it wins. */
export function choiceLabel(game: DiceGame, position: unknown, move: unknown): string {
  if (game === "pig") return move === "roll" ? words.roll : words.hold;
  return move === "pass" ? words.pass : labelOfMan(position as RacePosition, move as number);
}

const labelOfMan = ({ die }: RacePosition, from: number): string =>
  words.manMove(from, Math.min(from + die, raceSize.length));

/** The two buttons of a game: roll and hold, or the man behind and the one in front. `isOpen` says whether one may choose. */
export function slotsOf(game: DiceGame, position: unknown, isOpen: boolean): readonly [Slot, Slot] {
  const legal = isOpen ? rulesOf(game).moves(position) : [];
  const allowed = (move: unknown) => (legal.includes(move) ? move : undefined);
  if (game === "pig")
    return [
      { label: words.roll, move: allowed("roll"), key: "r" },
      { label: words.hold, move: allowed("hold"), key: "h" },
    ];
  const { side, [side]: men } = position as RacePosition;
  const man = (at: number, title: string, key: string): Slot => {
    const move = allowed(men[at]);
    return { label: move === undefined ? title : choiceLabel(game, position, move), move, key };
  };
  const isPass = legal.includes("pass");
  const [first, second] = [man(0, words.behind, "1"), man(1, words.inFront, "2")];
  if (isPass) return [{ label: words.pass, move: "pass", key: "1" }, second];
  // Two men on one step are one choice.
  return men[0] === men[1] ? [first, { ...second, label: words.inFront, move: undefined }] : [first, second];
}
