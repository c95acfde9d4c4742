import type { Level } from "../../kit/byHand/difficulty.ts";
import { keep, readKept } from "../../kit/kept/browserStorage.ts";
import { daysAfter } from "../../kit/kept/comingBack.ts";
import { isObject, readJson } from "../../kit/kept/readJson.ts";
import type { PracticeName } from "./practiceNames.ts";

/** One search of a fresh tree that was carried out to its end. */
export interface Practised {
  readonly level: Level;
  /** Acts that there were, and how many were wrong at first. */
  readonly acts: number;
  readonly wrong: number;
  /** Days since 1 January 1970. */
  readonly day: number;
}

/** What is known of how well somebody carries out a search. */
export interface Skill {
  /** The level to go on with. */
  readonly level: Level;
  /** The last runs, the newest at the end. */
  readonly runs: readonly Practised[];
  /** The day on which it is due again, and how many times in a row it was right when it was. */
  readonly due: number;
  readonly streak: number;
}

export type Skills = Readonly<Partial<Record<PracticeName, Skill>>>;

const mostRuns = 20;
/** So many runs in a row without a wrong act, of this level or above, and a search counts as mastered. */
const [rightRuns, masteredFrom] = [2, 3];
/** Of more wrong acts than this part of all, the next tree is easier. */
const tooMany = 0.2;

export const unpractised: Skill = { level: 1, runs: [], due: 0, streak: 0 };

/** What is known after one more run. */
export function afterRun({ level, runs, streak, due }: Skill, run: Practised): Skill {
  const right = run.wrong === 0;
  const step = right ? 1 : run.wrong > tooMany * run.acts ? -1 : 0;
  // A second run on the same day shows nothing new about what is remembered.
  const counts = right ? Number(run.day >= due) : 0;
  const times = right ? streak + counts : 0;
  return {
    level: Math.min(6, Math.max(1, (run.level === level ? level : run.level) + step)) as Level,
    runs: [...runs, run].slice(-mostRuns),
    streak: times,
    due: right && counts === 0 ? due : run.day + daysAfter(times),
  };
}

export function isMastered({ runs }: Skill): boolean {
  const last = runs.slice(-rightRuns);
  return last.length === rightRuns && last.every(({ wrong, level }) => wrong === 0 && level >= masteredFrom);
}

/** Whether it is time to see what is still known. */
export const isDue = (skill: Skill, day: number): boolean => skill.runs.length > 0 && skill.due <= day;

/** What a browser keeps of all searches; nothing where it keeps nothing, or nothing that can be read. */
export const keptSkills = (): Skills => readSkills(readKept("skills") ?? "{}") ?? {};

/** Keeps how a search was practised; false where the browser refuses. */
export const keepSkill = (name: PracticeName, skill: Skill): boolean =>
  keep("skills", JSON.stringify({ ...keptSkills(), [name]: skill }));

/** Such a text read back; undefined where it is none. */
export function readSkills(text: string): Skills | undefined {
  const read = readJson(text);
  if (!isObject(read)) return undefined;
  const known = Object.entries(read).every(([name, skill]) => /^\w+$/.test(name) && isSkill(skill));
  return known ? (read as unknown as Skills) : undefined;
}

function isSkill(value: unknown): value is Skill {
  const { level, runs, due, streak } = (value ?? {}) as Partial<Skill>;
  const isWhole = (number: unknown, least: number, most: number) =>
    Number.isInteger(number) && (number as number) >= least && (number as number) <= most;
  return (
    isWhole(level, 1, 6) &&
    isWhole(due, 0, 1e7) &&
    isWhole(streak, 0, 1e6) &&
    Array.isArray(runs) &&
    runs.length <= mostRuns &&
    runs.every(
      (run: Partial<Practised> | null) =>
        isWhole(run?.level, 1, 6) &&
        isWhole(run?.acts, 0, 1e6) &&
        isWhole(run?.wrong, 0, 1e6) &&
        isWhole(run?.day, 0, 1e7),
    )
  );
}
