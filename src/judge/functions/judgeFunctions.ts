import type { FunctionTaskName } from "../functionTasks.ts";
import type { Rest } from "../judgeProgram.ts";
import type { Call, CallEnd } from "./call.ts";
import { everyTask } from "./everyTask.ts";
import type { FunctionTask } from "./functionTask.ts";
import { isSame, type Plain } from "./plain.ts";

/** Runs a program's functions on calls, wherever they run; it answers in their order, and for fewer where it gave up. */
export type RunCalls = (calls: readonly Call[]) => Promise<readonly CallEnd[]>;

/** A call with what the program answered and what is right. */
export interface FunctionCase {
  readonly call: Call;
  readonly own: CallEnd;
  readonly right: Plain;
}

export interface FunctionsVerdict {
  /** The first case, the smallest ones coming first, in which a program answers otherwise; undefined where it never does. */
  readonly shown: FunctionCase | undefined;
  /** How many calls it was tried on, of that function where one is shown, and in how many of these it answered otherwise. */
  readonly tried: number;
  readonly differing: number;
  /** The same of all its functions, and how many calls there were for them before it was given up. */
  readonly all: { readonly of: number; readonly tried: number; readonly differing: number };
  /** The known mistakes, by their names, that answer the same in every call. */
  readonly sameAs: readonly string[];
}

/** Tries a program's functions on all calls of its task, and finds the first that differs and which mistake it is, if a known one. */
export async function judgeFunctions(
  task: FunctionTaskName,
  run: RunCalls,
  rest: Rest = () => undefined,
): Promise<FunctionsVerdict> {
  const { calls, rights, known } = everyTask[task];
  const all = calls();
  const answers = await run(all);
  let best: readonly FunctionCase[] = [];
  for (const [place, right] of rights.entries()) {
    const cases: FunctionCase[] = [];
    for (const [place, own] of answers.entries()) {
      cases.push({ call: all[place], own, right: right(all[place]) });
      await rest();
    }
    if (place === 0 || !cases.some(differs)) best = cases;
    if (!best.some(differs)) break;
  }
  const shown = best.find(differs);
  const alike = shown ? best.filter(({ call }) => call.name === shown.call.name) : best;
  return {
    shown,
    tried: alike.length,
    differing: alike.filter(differs).length,
    all: { of: all.length, tried: best.length, differing: best.filter(differs).length },
    sameAs: shown ? await namesOf(best, known, rest) : [],
  };
}

const differs = ({ own, right }: FunctionCase): boolean => own.kind !== "value" || !isSame(own.value, right);

async function namesOf(
  cases: readonly FunctionCase[],
  known: FunctionTask["known"],
  rest: Rest,
): Promise<string[]> {
  const names: string[] = [];
  for (const [name, answer] of Object.entries(known)) {
    if (cases.every((one) => answersAs(answer, one))) names.push(name);
    await rest();
  }
  return names;
}

function answersAs(answer: FunctionTask["known"][string], { call, own, right }: FunctionCase): boolean {
  if (own.kind !== "value") return false;
  try {
    return isSame(own.value, answer(call) ?? right);
  } catch {
    // A wrong function may throw where others do not; then the program, which has a value, is another.
    return false;
  }
}
