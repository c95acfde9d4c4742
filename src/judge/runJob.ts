import type { Options, Search } from "../engine/index.ts";
import { md5 } from "../engine/md5.ts";
import type { ChanceSearch } from "../engine/search.ts";
import { type Brought, bringAlong } from "./brought.ts";
import { type Job, readJob } from "./job.ts";
import { type MakeProgram, unwatched } from "./program.ts";
import { type Told, type ToldEnd, WayWriter } from "./told.ts";
import { type CountsFor, type Ended, watchProgram } from "./watchProgram.ts";

/** How a task's programs are called. */
export interface CalledHow {
  readonly countsFor: CountsFor;
  readonly hasWindow: boolean;
  /** Whether it is told how many plies below the root it is, after the window where it has one. */
  readonly hasPly?: boolean;
  /** Whether it searches trees with chance nodes, and games of chance. */
  readonly hasChance?: boolean;
}

/** Visits that a program may make in one job, at most: far more than any search of a tree or a game here has a use for. */
export const mostVisits = (job: Job): number => ("tree" in job ? 50_000 : 1_000_000);

/** Runs a program on a job. What it throws is told by its message, and by `lineOf` in which line it was thrown. */
export function runJob(
  make: MakeProgram<unknown, number>,
  job: Job,
  how: CalledHow,
  lineOf: (error: unknown) => number | undefined = () => undefined,
): Told {
  const { game: alone, position, depth } = readJob(job);
  let digested = 0;
  const game = bringAlong(alone, (characters) => {
    digested += characters;
  });
  const writer = new WayWriter(game, position);
  const ended = watchProgram(make, game, position, { ...how, depth, mostVisits: mostVisits(job) }, writer);
  const end = plainEnd(ended, lineOf);
  const told = { way: Int32Array.from(writer.way), end, ...(digested > 0 && { digested }) };
  if (end.kind !== "value") return told;
  return { ...told, ...chosenMove(make, job, lineOf) };
}

/** What `chooseMove` of a program made afresh says, where it has one. */
function chosenMove(
  make: MakeProgram<unknown, number>,
  job: Job,
  lineOf: (error: unknown) => number | undefined,
): Partial<Told> {
  const { game: alone, position, depth } = readJob(job);
  const game = bringAlong(alone);
  const moves = game.moves(position);
  try {
    const { chooseMove } = make(game, unwatched);
    if (chooseMove === undefined || moves.length === 0 || game.turn(position) === "chance") return {};
    return { chosen: moves.indexOf(chooseMove(position, depth) as number) };
  } catch (error) {
    return { end: plainEnd({ kind: "threw", error }, lineOf) };
  }
}

/** How a run ended, as plain data: what was thrown by its message. */
export function plainEnd(ended: Ended, lineOf: (error: unknown) => number | undefined): ToldEnd {
  if (ended.kind !== "threw") return ended;
  const { error } = ended;
  return { kind: "threw", message: messageOf(error), line: lineOf(error) };
}

/** Whatever is thrown, in words: a reader's program may throw what has no message, or whose message throws. */
function messageOf(error: unknown): string {
  try {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  } catch {
    return "";
  }
}

/**
 * Runs one of the notebook's own searches on a job. It chooses the move that its line begins with. What draws chance is for
 * searches that know it: another takes chance for somebody's turn.
 */
export function runSearch(search: Search | ChanceSearch, job: Job): Told {
  const { game, position, depth } = readJob(job);
  const writer = new WayWriter(game, position);
  let digested = 0;
  const digest = (text: string) => {
    digested += text.length;
    return md5(text);
  };
  const options: Options & Pick<Brought, "digest"> = { depth, digest };
  const { value, line } = (search as ChanceSearch)(game, position, options, writer);
  const moves = game.moves(position);
  return {
    way: Int32Array.from(writer.way),
    end: { kind: "value", value },
    ...(digested > 0 && { digested }),
    ...(line.length > 0 && { chosen: moves.indexOf(line[0]) }),
  };
}
