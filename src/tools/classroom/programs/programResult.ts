import type { Difference } from "../../../judge/compareRuns.ts";
import type { FunctionsVerdict } from "../../../judge/functions/judgeFunctions.ts";
import { type Language, languages } from "../../../judge/languages.ts";
import { passed } from "../../../judge/whatCounts.ts";
import { type Assignment, assignmentParameter, readAssignment } from "../../yourSearch/assignment.ts";
import { type Rung, rungNames } from "../../yourSearch/rungs.ts";
import type { Judgement } from "../../yourSearch/verdictOf.ts";
import * as words from "./words.ts";

/** What the judge said of a program, in codes: no language of readers stands in a file. */
export interface ProgramVerdict {
  /** How it differs from the right search; "same" where it does not, "fault" where it is no program. */
  readonly difference: Difference | "same" | "fault";
  /** It does all that counts. */
  readonly passes: boolean;
  /** Trees and positions, or calls of functions, on which it does; on how many it was tried, and how many there were. */
  readonly passed: number;
  readonly tried: number;
  readonly of: number;
  /** Calls of visit and leaves read, its own and the right search's; none of functions. */
  readonly visits: { readonly own: number; readonly right: number };
  readonly leaves: { readonly own: number; readonly right: number };
  /** Which searches, right or wrong, it does exactly as. */
  readonly sameAs: readonly string[];
}

/** A student's program for what a teacher has set, and what came of it in the student's browser. */
export interface ProgramResult {
  /** The end of the teacher's link. */
  readonly set: string;
  readonly language: Language;
  readonly rung: Rung;
  readonly code: string;
  readonly verdict: ProgramVerdict;
  /** When it was judged, as an ISO date. */
  readonly judged: string;
}

const nothing = { own: 0, right: 0 };

/** A judgement in codes. */
export function verdictOf(judgement: Judgement, { counting }: Assignment): ProgramVerdict {
  if (judgement.kind === "fault")
    return {
      difference: "fault",
      passes: false,
      passed: 0,
      tried: 0,
      of: 0,
      visits: nothing,
      leaves: nothing,
      sameAs: [],
    };
  if (judgement.kind === "functions") return verdictOfFunctions(judgement.verdict);
  const { verdict, conventional, passes } = judgement;
  const { tally, leaves, sameAs, difference = "same" } = verdict;
  return {
    difference,
    passes,
    passed: passed(tally, counting, conventional),
    tried: tally.tried,
    of: tally.of,
    visits: tally.visits,
    leaves,
    sameAs,
  };
}

/** Functions visit nothing, and read no leaves. */
function verdictOfFunctions({ shown, all, sameAs }: FunctionsVerdict): ProgramVerdict {
  const { of, tried, differing } = all;
  return {
    difference: shown === undefined ? "same" : shown.own.kind === "value" ? "wrongValue" : "broken",
    passes: tried > 0 && differing === 0,
    passed: tried - differing,
    tried,
    of,
    visits: nothing,
    leaves: nothing,
    sameAs,
  };
}

/** Whether two verdicts on one program say the same of it; a slower computer tries it on fewer trees. */
export function sameVerdict(one: ProgramVerdict, other: ProgramVerdict): boolean {
  if (one.passes !== other.passes || one.difference !== other.difference) return false;
  if (one.tried !== other.tried) return one.tried < one.of || other.tried < other.of;
  return (
    one.passed === other.passed &&
    one.visits.own === other.visits.own &&
    one.leaves.own === other.leaves.own &&
    one.sameAs.join() === other.sameAs.join()
  );
}

/** What a program was written for. Throws an Error that says why its link sets nothing. */
export const assignmentOf = ({ set }: Pick<ProgramResult, "set">): Assignment =>
  readAssignment(new URLSearchParams(set));

const mostPrograms = 50;
const longest = { set: 20_000, code: 20_000, name: 60 } as const;

/** The programs that a file holds; none where it does not speak of any. Throws an Error where they are broken. */
export function readPrograms(value: unknown): ProgramResult[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > mostPrograms) throw new Error(words.brokenPrograms);
  return value.map(readProgram);
}

function readProgram(value: unknown): ProgramResult {
  const { set, language, rung, code, verdict, judged } = fieldsOf(value);
  const known = languages.find((one) => one === language);
  const way = rungNames.find((one) => one === rung);
  if (!isText(set, longest.set) || !isText(code, longest.code) || !known || !way) throw broken();
  if (!new URLSearchParams(set).has(assignmentParameter)) throw broken();
  if (typeof judged !== "string" || Number.isNaN(Date.parse(judged))) throw broken();
  return { set, language: known, rung: way, code, verdict: readVerdict(verdict), judged };
}

function readVerdict(value: unknown): ProgramVerdict {
  const { difference, passes, passed, tried, of, visits, leaves, sameAs } = fieldsOf(value);
  if (!isName(difference) || typeof passes !== "boolean") throw broken();
  if (!isCount(passed) || !isCount(tried) || !isCount(of)) throw broken();
  if (!Array.isArray(sameAs) || sameAs.length > mostPrograms || !sameAs.every(isName)) throw broken();
  return {
    // One of another version of the notebook is a code all the same.
    difference: difference as Difference,
    passes,
    passed,
    tried,
    of,
    visits: readPair(visits),
    leaves: readPair(leaves),
    sameAs,
  };
}

function readPair(value: unknown): ProgramVerdict["visits"] {
  const { own, right } = fieldsOf(value);
  if (!isCount(own) || !isCount(right)) throw broken();
  return { own, right };
}

const broken = (): Error => new Error(words.brokenPrograms);
const fieldsOf = (value: unknown): Record<string, unknown> => Object(value);
const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.length <= most;
const isName = (value: unknown): value is string => isText(value, longest.name) && /^\w+$/.test(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
