import type { Chosen } from "../../judge/chooseMove.ts";
import { type MoveJob, readMoveJob } from "../../judge/moveJob.ts";
import { searchTasks } from "../../judge/searchTasks.ts";
import { Sandbox } from "../sandbox/sandbox.ts";
import { ownProgram, type ProgramName } from "./ownPrograms.ts";
import * as words from "./words.ts";

/** A move of a program's, or why it has none: a sentence. */
export type Moved =
  | {
      readonly kind: "move";
      /** As the game writes it. */
      readonly move: string;
      /** For MAX; undefined where the program chooses by itself. */
      readonly value: number | undefined;
      readonly nodes: number;
    }
  | { readonly kind: "lost"; readonly why: string };

/** A reader's program as a player. It thinks in a sandbox, about one move after another. */
class ProgramPlayer {
  readonly #sandbox: Sandbox;
  #fault: ReturnType<Sandbox["fault"]> | undefined;

  constructor(text: string, { task, language }: ProgramName) {
    this.#sandbox = new Sandbox(text, searchTasks[task], language);
  }

  /** Throws an Error where nothing can be run: the frame, or the language, did not come. */
  async move(job: MoveJob): Promise<Moved> {
    this.#fault ??= this.#sandbox.fault();
    const fault = await this.#fault;
    if (fault) return { kind: "lost", why: words.noProgramText(fault.line, fault.message) };
    return readMove(job, await this.#sandbox.chooseMove(job));
  }

  end(): void {
    this.#sandbox.end();
  }
}

/** What comes out of a sandbox may be any move: it is looked for among those that there are. */
function readMove(job: MoveJob, chosen: Chosen): Moved {
  if (chosen.kind !== "move") return { kind: "lost", why: words.lost(chosen) };
  const { game, position, moves } = readMoveJob(job);
  const move = moves[chosen.place];
  if (move === undefined)
    return { kind: "lost", why: words.lost({ kind: "noMove", shown: String(chosen.place) }) };
  const written = game.writeMove(position, move);
  return { kind: "move", move: written, value: chosen.values[chosen.place], nodes: chosen.visits };
}

/** The players that were asked for last, by what they play: two at most, since two may play each other. */
const kept = new Map<string, ProgramPlayer>();
const mostKept = 2;

/**
 * The program of that name as a player; undefined where this browser has none. It is kept from move to move, since a worker
 * takes longer to begin than most moves.
 */
export function programPlayer(name: ProgramName): ProgramPlayer | undefined {
  const text = ownProgram(name);
  if (text === undefined) return undefined;
  const key = [name.task, name.language, text].join("\n");
  const player = kept.get(key) ?? new ProgramPlayer(text, name);
  // The one that was asked for last stands at the end.
  kept.delete(key);
  kept.set(key, player);
  for (const [other, old] of [...kept].slice(0, -mostKept)) {
    old.end();
    kept.delete(other);
  }
  return player;
}

/** Ends what programs think about; the next who asks for a move begins anew. */
export function endProgram(): void {
  for (const player of kept.values()) player.end();
  kept.clear();
}
