import { type DiceGame, type DiceLevel, playoutNames } from "../../kit/dice/diceGames.ts";
import {
  type DiceProgram,
  mostPlies,
  readProgram,
  usualPlies,
  writeProgram,
} from "../../kit/dice/diceProgram.ts";
import { plies } from "../../kit/dice/quickChoice.ts";
import { readName, readWhole } from "../../kit/view/readFields.ts";

/** What somebody goes by who plays in a duel. */
type DuelKind = DiceLevel | "program";

/** Who plays: by what it goes, how far it looks or how often it samples, and which of the reader's programs it is. */
export interface DuelPlayer {
  readonly kind: DuelKind;
  /** Plies, or playouts; undefined where there is nothing to set. */
  readonly strength?: number | undefined;
  readonly program?: DiceProgram | undefined;
}

/** Whom the notebook has for a game; a program of the reader's can play everything. */
export const levelsFor: Readonly<Record<DiceGame, readonly DiceLevel[]>> = {
  pig: ["beginner", "holdAt20", "expectimax", "sampling", "exact"],
  race: ["beginner", "expectimax", "sampling", "exact"],
};

const depths = Array.from({ length: mostPlies }, (_, before) => before + 1);
/** How strong somebody may be, the weakest first; nothing where there is nothing to set. */
export const strengthsOf = (kind: DuelKind): readonly number[] =>
  kind === "expectimax" || kind === "program" ? depths : kind === "sampling" ? playoutNames.map(Number) : [];

const usual: Readonly<Partial<Record<DuelKind, number>>> = {
  expectimax: plies,
  sampling: 1000,
  program: usualPlies,
};

/** A player of a kind, as strong as it usually is. */
export const playerOfKind = (kind: DuelKind, program?: DiceProgram): DuelPlayer => ({
  kind,
  ...(usual[kind] !== undefined && { strength: usual[kind] }),
  ...(program && { program }),
});

/** "exact", "expectimax,3", "sampling,1000" or "program,expectimax,python,5". Throws an Error that says what there is. */
export function readPlayer(text: string, game: DiceGame): DuelPlayer {
  const [name, ...rest] = text.split(",").map((part) => part.trim());
  const kind = readName(name, [...levelsFor[game], "program"] as const, "player");
  const program = kind === "program" ? readProgram(rest.splice(0, 2).join(",")) : undefined;
  const player = playerOfKind(kind, program);
  const strengths = strengthsOf(kind);
  if (strengths.length === 0 || rest[0] === undefined) return player;
  const strength = readWhole(rest[0], [strengths[0], strengths[strengths.length - 1]], "strength");
  return { ...player, strength };
}

export function writePlayer({ kind, strength, program }: DuelPlayer): string {
  const parts = [kind, program && writeProgram(program), strength];
  return parts.filter((part) => part !== undefined).join(",");
}
