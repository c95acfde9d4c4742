import { demandText, demandWhole } from "../../demand.ts";
import type { ChanceGame } from "../../game.ts";
import { Refusal } from "../../refusal.ts";
import * as anyGame from "../words.ts";
import * as words from "./pig/words.ts";

/** What has been scored, by whom, and whose turn it is. */
export interface PigPosition {
  readonly max: number;
  readonly min: number;
  readonly side: "max" | "min";
  /** Scored in this turn, and lost by a 1. */
  readonly total: number;
  /** Whether the die is in the air. */
  readonly rolling: boolean;
}

/** What a side chooses, and what a die shows. */
export type PigMove = "roll" | "hold" | number;

const rollAlone = ["roll"] as const;
const both = ["roll", "hold"] as const;
const none: readonly PigMove[] = [];

/**
 * Pig: whoever comes to `goal` points first, 2 to 100, wins. A turn is rolls of a die of `sides` faces, 2 to 12, as many as one
 * dares. Each adds what it shows to the turn's total, but a 1 takes the total and the turn away; holding adds it to one's
 * points. A turn begins with a roll, and the game is won as soon as points and total come to the goal. MAX begins; outcome 1 for
 * MAX, −1 for MIN; written `27:31 A+12`, MAX's points first, A for MAX's turn, B for MIN's, and `?` after it while the die rolls.
 * A game may go on for ever, as a 1 takes it back to where it was: search it to a depth, or solve it by `solvePig`.
 */
export function pig(goal = 100, sides = 6): ChanceGame<PigPosition, PigMove> {
  demandWhole("goal", goal, [2, 100]);
  demandWhole("sides", sides, [2, 12]);
  const faces = Array.from({ length: sides }, (_, face) => face + 1);
  const alike = faces.map(() => 1 / sides);
  const own = ({ max, min, side }: PigPosition) => (side === "max" ? max : min);
  const isOver = (position: PigPosition) => own(position) + position.total >= goal;
  const handedOver = ({ max, min, side }: PigPosition, total: number): PigPosition => ({
    max: side === "max" ? max + total : max,
    min: side === "min" ? min + total : min,
    side: side === "max" ? "min" : "max",
    total: 0,
    rolling: false,
  });
  const write = ({ max, min, side, total, rolling }: PigPosition) =>
    `${max}:${min} ${side === "max" ? "A" : "B"}+${total}${rolling ? "?" : ""}`;

  return {
    name: "Pig",
    start: { max: 0, min: 0, side: "max", total: 0, rolling: false },
    range: [-1, 1],

    turn: ({ side, rolling }) => (rolling ? "chance" : side),

    moves(position) {
      if (isOver(position)) return none;
      if (position.rolling) return faces;
      return position.total === 0 ? rollAlone : both;
    },

    chances: () => alike,

    play(position, move) {
      if (move === "roll") return { ...position, rolling: true };
      if (move === "hold") return handedOver(position, position.total);
      if (move === 1) return handedOver(position, 0);
      return { ...position, total: position.total + move, rolling: false };
    },

    outcome: (position) => (isOver(position) ? (position.side === "max" ? 1 : -1) : undefined),

    /** The lead, in parts of the goal. */
    evaluate(position) {
      const { max, min, side, total } = position;
      if (isOver(position)) return 0;
      return (max - min + (side === "max" ? total : -total)) / goal;
    },

    key: write,

    writeMove: (_position, move) => String(move),

    readMove(position, text) {
      demandText("pig.readMove", text);
      const moves = this.moves(position);
      if (moves.length === 0) throw new Refusal(anyGame, "gameIsOver", text);
      const move = moves.find((move) => String(move) === text.trim().toLowerCase());
      if (move === undefined) throw new Refusal(anyGame, "illegalMove", text, moves.map(String));
      return move;
    },

    write,

    read(text) {
      demandText("pig.read", text);
      const found = /^\s*(\d+)\s*:\s*(\d+)\s+([AB])(?:\s*\+\s*(\d+)\s*(\?)?)?\s*$/.exec(text);
      if (found === null) throw new Refusal(words, "noPigPosition", text);
      const [max, min, total] = [found[1], found[2], found[4] ?? "0"].map(Number);
      const position: PigPosition = {
        max,
        min,
        side: found[3] === "A" ? "max" : "min",
        total,
        rolling: found[5] !== undefined,
      };
      if (max >= goal || min >= goal) throw new Refusal(words, "wonBefore", text, goal);
      if (total === 1) throw new Refusal(words, "totalOfOne", text);
      if (position.rolling && isOver(position)) throw new Refusal(words, "rollAfterWin", text, goal);
      if (own(position) + total >= goal + sides) throw new Refusal(words, "beyondGoal", text, goal, sides);
      return position;
    },

    diagram({ max, min, side, total, rolling }) {
      const turn = `+${total}${rolling ? " ?" : ""}`;
      return `A ${max}${side === "max" ? ` ${turn}` : ""}\nB ${min}${side === "min" ? ` ${turn}` : ""}`;
    },
  };
}
