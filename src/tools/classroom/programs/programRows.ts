import type { TaskName } from "../../../judge/tasks.ts";
import { messageOf } from "../../../kit/view/messageOf.ts";
import { writeAssignment } from "../../yourSearch/assignment.ts";
import { taskTitle } from "../../yourSearch/words.ts";
import { compareWith } from "../handedIn.ts";
import { assignmentOf, type ProgramVerdict, sameVerdict } from "./programResult.ts";
import type { Came, HandedProgram } from "./rerun.svelte.ts";
import * as words from "./words.ts";

/** What a table says of one program. */
export interface ProgramRow extends HandedProgram {
  readonly set: string;
  /** What the teacher calls it, or else what was to be written; undefined where its link sets nothing. */
  readonly called: string | undefined;
  /** What was to be written; undefined where its link sets nothing. */
  readonly task: TaskName | undefined;
  /** Most of the programs for this task under this title were set in another way: perhaps a file was changed. */
  readonly isSetOtherwise: boolean;
  readonly came: Came | undefined;
  /** What was found here; undefined before it was run. */
  readonly again: ProgramVerdict | undefined;
  /** It was run here and did something else than its file says. */
  readonly isOtherwise: boolean;
  /** The names of those whose programs are nearly the same. */
  readonly alike: readonly string[];
}

/** The rows of a table, in the programs' order. */
export function programRows(
  programs: readonly HandedProgram[],
  came: ReadonlyMap<string, Came>,
  alike: ReadonlyMap<string, readonly string[]>,
): ProgramRow[] {
  const sets = programs.map(({ program }) => setOf(program.set));
  return programs.map((one, place) => {
    const ran = came.get(one.key);
    const again = ran?.kind === "judged" ? ran.verdict : undefined;
    return {
      ...one,
      set: sets[place].title,
      called: sets[place].called,
      task: sets[place].task,
      isSetOtherwise: isRare(sets[place], sets),
      came: ran,
      again,
      isOtherwise: again !== undefined && !sameVerdict(again, one.program.verdict),
      alike: (alike.get(one.key) ?? []).map(
        (key) => programs.find((other) => other.key === key)?.name ?? key,
      ),
    };
  });
}

interface Set {
  /** What it has in common with what others were set under the same title. */
  readonly common: string;
  readonly link: string;
  readonly title: string;
  readonly called: string | undefined;
  readonly task: TaskName | undefined;
}

function setOf(link: string): Set {
  try {
    const assignment = assignmentOf({ set: link });
    const common = assignment.title ?? assignment.task;
    return {
      common,
      link: writeAssignment(assignment),
      title: words.setTitle(assignment),
      called: assignment.title ?? taskTitle(assignment.task),
      task: assignment.task,
    };
  } catch (error) {
    return { common: "", link, title: words.noSet(messageOf(error)), called: undefined, task: undefined };
  }
}

function isRare(one: Set, all: readonly Set[]): boolean {
  const kin = all.filter(({ common }) => common === one.common);
  return kin.filter(({ link }) => link === one.link).length * 2 < kin.length;
}

/** Who of a class has not handed in a program, and who has that is not in it, for each thing that was set. */
export interface Compared {
  readonly called: string;
  readonly missing: readonly string[];
  readonly others: readonly string[];
}

export function compareRows(rows: readonly ProgramRow[], roster: readonly string[]): Compared[] {
  const sets = new Set(rows.flatMap(({ called }) => called ?? []));
  return [...sets].map((called) => {
    const handed = rows.filter((row) => row.called === called).map(({ name }) => name);
    return { called, ...compareWith(roster, handed) };
  });
}

/** The table for a spreadsheet, with a head; below it those who have not handed in. */
export const savedRows = (
  rows: readonly ProgramRow[],
  compared: readonly Compared[] = [],
): (string | number)[][] => [
  [...words.savedColumns],
  ...rows.map(({ name, file, set, task, program, came, again, isOtherwise, alike }) => [
    name,
    file,
    set,
    program.language,
    program.rung,
    program.judged,
    words.verdict(program.verdict, task),
    came?.kind === "failed" ? words.failed(came.message) : again ? words.verdict(again, task) : words.notRun,
    again ? words.yesOrNo(!isOtherwise) : "",
    ...(again
      ? [
          again.passed,
          again.of,
          ...countsIn(again.visits),
          ...countsIn(again.leaves),
          words.known(again.sameAs),
        ]
      : ["", "", "", "", "", "", ""]),
    alike.join(" | "),
  ]),
  ...compared.flatMap(({ called, missing }) => missing.map((name) => [name, words.notHandedIn, called])),
];

/** Functions have no such counts. */
const countsIn = ({ own, right }: ProgramVerdict["visits"]): (string | number)[] =>
  right === 0 ? ["", ""] : [own, right];
