import { readScores } from "../../figures/play/levelScores.ts";
import { readConventions, writeConventions } from "../../kit/conventions/conventions.ts";
import type { KeptName } from "../../kit/kept/keptThings.ts";
import { isObject, readJson } from "../../kit/kept/readJson.ts";
import { parseRuns } from "../../kit/programs/runHistory.ts";
import { readTour } from "../../kit/tour/tour.ts";
import { readByHand } from "../beTheSearch/byHandText.ts";
import { readSkills } from "../beTheSearch/skills.ts";
import { isSolved } from "../check/keepProgress.ts";
import { workIn } from "../check/keptAnswers.ts";
import { readMissed } from "../check/missed.ts";
import { readStudents } from "../check/student.ts";
import { readRosters } from "../classroom/rosterText.ts";
import { readRecord } from "../gain/record.ts";
import { readDraft } from "../printed/draft.ts";

const shapes: Readonly<Record<KeptName, (text: string) => boolean>> = {
  answers: (text) => workIn(text) !== undefined,
  progress: (text) => {
    const noted = readJson(text);
    return isObject(noted) && Object.values(noted).every(isSolved);
  },
  // Whatever is typed is a draft, and the page says itself what is none of its lines.
  programs: () => true,
  runs: (text) => parseRuns(text) !== undefined,
  printed: (text) => readDraft(text) !== undefined,
  skills: (text) => readSkills(text) !== undefined,
  rosters: (text) => readRosters(text) !== undefined,
  gains: (text) => readRecord(readJson(text)) !== undefined,
  missed: (text) => readMissed(text) !== undefined,
  levels: (text) => readScores(text) !== undefined,
  students: (text) => readStudents(text) !== undefined,
  // Throws where it is none.
  tour: (text) => readTour(JSON.parse(text)) !== undefined,
  conventions: (text) => writeConventions(readConventions(text)) === text,
  theme: (text) => ["", "light", "dark"].includes(text),
  // Any parameters are some, and a figure says itself which of them it does not take.
  views: () => true,
  offline: (text) => text === "no",
  offlineSaid: (text) => text === "yes",
  wholeTree: (text) => typeof JSON.parse(text).view === "string",
  byHand: (text) => text === "" || readByHand(text) !== undefined,
  sidebar: (text) => {
    const { open } = JSON.parse(text);
    return Array.isArray(open);
  },
};

/** Whether a text can be read as what is kept under a name; nothing else is of any use to a page. */
export function fits(name: KeptName, text: string): boolean {
  try {
    return shapes[name](text);
  } catch {
    return false;
  }
}
