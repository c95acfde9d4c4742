import type { Words } from "../../../kit/narration/words.ts";

/** What stands above the questions, beside the title. */
export const treeOf = (learner: string): string => `This tree is ${learner}’s own.`;
export const treesOf = (learner: string): string => `Each tree that can be another one is ${learner}’s own.`;
/** What the system around the page has been told. */
export const handedIn = (solved: number, questions: number, points: number): Words[] => [
  { text: `${solved} of ${questions} solved`, strong: true },
  { text: `: your school’s system has it, as ${points} of 100 points. There is nothing else to hand in.` },
];
export const nothingYet =
  "Each answer goes to your school’s system at once. You can leave at any time, and go on where you were.";
/** The same of a program to write. */
export const judgedSo = (passed: string, of: string, points: number): Words[] => [
  { text: `${passed} of ${of} checks passed`, strong: true },
  { text: `: your school’s system has it, as ${points} of 100 points. There is nothing else to hand in.` },
];
/** Of a program that is right so far. */
export const onlyChecked = (tried: string): string =>
  `It was tried on ${tried} of them before its time was over, and only what was tried brings points. A quicker program is tried on all.`;
/** Who was here before: the program is not judged anew, but its points are there. */
export const judgedBefore = (points: number): string =>
  `Your school’s system has ${points} of 100 points of yours. Run your program again if you have changed it.`;
export const notJudged =
  "Run your program: what the judge says of it goes to your school’s system at once. What you write is kept there, too: you can leave at any time, and go on where you were.";
export const noSystemForTask =
  "No school’s system is around this page, so nothing is kept. Save your program as a file before you leave.";
export const tooLong = (most: string): string =>
  `Your school’s system keeps ${most} characters, and your program is longer than that, even compressed. It is not kept between visits: save it as a file before you leave.`;
export const saveProgram = "Save the program";
export const lookingBack =
  "You are looking at what you handed in. What you do here now is not told to anybody.";
export const noSystem =
  "No school’s system is around this page, so nothing is kept. Its tree is the one that the teacher gave.";
export const refused =
  "Your school’s system did not take everything. Copy your results as one line below, and send it to your teacher.";
export const refusedTask =
  "Your school’s system did not take everything. Save your program as a file, and send it to your teacher.";
export const broken = (problem: string): string => `This package is broken: ${problem}`;
export const needsScripts = "These questions need JavaScript, which is switched off here.";

/** On the teacher's page. */
export const intoSystem = "Into your school’s system";
export const savePackage = "Package (SCORM)";
export const saveAsPackage = "Save as a package (SCORM)";
/** Banks of questions about many trees, to be imported. */
export const saveMoodle = "Questions for Moodle (XML)";
export const saveQti = "Questions for other systems (QTI)";
export const packageSaved = (kilobytes: number): string =>
  `Saved, ${kilobytes} kB. Upload it as a SCORM package: each learner gets a tree of their own by their name, and the system keeps answers and points.`;
export const taskSaved = (kilobytes: number): string =>
  `Saved, ${kilobytes} kB. Upload it as a SCORM package: each program is judged in the learner’s browser, and the system keeps the program and the points. Programs are written in JavaScript there.`;
export const noPython =
  "A package runs programs in JavaScript alone. Set the task in JavaScript, or as each student likes, for a package; the link runs Python, too.";
export const noPage =
  "The page that goes into the package could not be fetched. Check the connection, and try again.";
export const chapter = "Chapter";
export const noQuestions = (title: string): string => `“${title}” has no questions at its end.`;
