import { holdOutput } from "./heldOutput.ts";

/** One step of a longer job. */
export interface Stage {
  readonly title: string;
  /** Fails by throwing. */
  readonly run: () => Promise<void> | void;
  /** Titles of stages without which this one makes no sense. */
  readonly needs?: readonly string[];
}

/** Stages that go side by side with others: those of a lane follow each other. */
export type Lanes = readonly (readonly Stage[])[];

type Ending = "passed" | "failed" | "skipped";
type Print = (line: string) => void;

/** What has come of a job so far. */
interface Course {
  readonly endings: Map<string, Ending>;
  /** The summary's. */
  readonly lines: string[];
}

/**
 * Runs the stages in order, each under a heading and with its duration at the end, and closes with a
 * summary if there were several. A stage that fails does not stop the others, only those that need it.
 * Of stages that go side by side each is told in one piece, when it ends.
 *
 * @returns whether all of them passed
 */
export async function runStages(
  stages: readonly (Stage | Lanes)[],
  print: Print = console.log,
): Promise<boolean> {
  const course: Course = { endings: new Map(), lines: [] };
  for (const part of stages) {
    if ("run" in part) await runStage(part, course, print);
    else {
      print(`\n── Side by side: ${part.flatMap((lane) => lane.map(({ title }) => title)).join(", ")}`);
      await Promise.all(part.map((lane) => runLane(lane, course, print)));
    }
  }
  const { endings, lines } = course;
  const passed = [...endings.values()].every((ending) => ending === "passed");
  if (lines.length > 1) print(["", ...lines, passed ? "All passed." : "Not all passed."].join("\n"));
  return passed;
}

async function runLane(lane: readonly Stage[], course: Course, print: Print): Promise<void> {
  for (const stage of lane) {
    const pieces: string[] = [];
    await holdOutput(pieces, () => runStage(stage, course, (line) => pieces.push(`${line}\n`)));
    print(pieces.join("").trimEnd());
  }
}

async function runStage(stage: Stage, { endings, lines }: Course, print: Print): Promise<void> {
  const began = performance.now();
  const ending = await endingOf(stage, endings, print);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  endings.set(stage.title, ending);
  const line = ending === "skipped" ? `${stage.title}: skipped` : `${stage.title}: ${ending} in ${seconds} s`;
  print(line);
  lines.push(line);
}

async function endingOf(
  { title, run, needs = [] }: Stage,
  endings: ReadonlyMap<string, Ending>,
  print: Print,
): Promise<Ending> {
  const missing = needs.find((need) => endings.get(need) !== "passed");
  if (missing) {
    print(`\n── ${title}: left out, because it needs “${missing}”`);
    return "skipped";
  }
  print(`\n── ${title}`);
  try {
    await run();
    return "passed";
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return "failed";
  }
}
