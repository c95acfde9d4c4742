/** One step of a longer job. */
export interface Stage {
  readonly title: string;
  /** Fails by throwing. */
  readonly run: () => Promise<void> | void;
  /** Titles of stages without which this one makes no sense. */
  readonly needs?: readonly string[];
}

type Ending = "passed" | "failed" | "skipped";

/**
 * Runs the stages in order, each under a heading and with its duration at the end, and closes with a
 * summary if there were several. A stage that fails does not stop the others, only those that need it.
 *
 * @returns whether all of them passed
 */
export async function runStages(
  stages: readonly Stage[],
  print: (line: string) => void = console.log,
): Promise<boolean> {
  const endings = new Map<string, Ending>();
  const lines: string[] = [];
  for (const stage of stages) {
    const began = performance.now();
    const ending = await runStage(stage, endings, print);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    endings.set(stage.title, ending);
    const line =
      ending === "skipped" ? `${stage.title}: skipped` : `${stage.title}: ${ending} in ${seconds} s`;
    print(line);
    lines.push(line);
  }
  const passed = [...endings.values()].every((ending) => ending === "passed");
  if (stages.length > 1) print(["", ...lines, passed ? "All passed." : "Not all passed."].join("\n"));
  return passed;
}

async function runStage(
  { title, run, needs = [] }: Stage,
  endings: ReadonlyMap<string, Ending>,
  print: (line: string) => void,
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
