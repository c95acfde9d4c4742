import type { PrintedVerdict } from "../../src/judge/printed/judgePrinted.ts";
import { headings, readAs, verdictWords } from "../../src/judge/printed/words.ts";
import { titleOf } from "../../src/listing/words.ts";

/** What came of a text: a verdict, or why it cannot be read. */
export type Judged = {
  readonly tree: string;
  readonly algorithm: string;
  readonly points: number;
} & (
  | { readonly verdict: PrintedVerdict; readonly message: undefined }
  | { readonly verdict: undefined; readonly message: string }
);

export const reportNames = ["text", "json", "gradescope", "classroom", "github-classroom"] as const;
export type ReportName = (typeof reportNames)[number];

type Environment = Readonly<Record<string, string | undefined>>;

/** How a verdict is written for whom. */
export const reports: Readonly<Record<ReportName, (judged: Judged, environment: Environment) => string>> = {
  text: (judged) => `${inWords(judged)}\n`,

  json: (judged) => written(plainVerdict(judged)),

  /** https://gradescope-autograders.readthedocs.io/en/latest/specs/, to be kept as results/results.json. */
  gradescope: (judged) => {
    const { name, points, score, isRight, output } = tested(judged);
    const status = isRight ? "passed" : "failed";
    return written({ score, tests: [{ name, score, max_score: points, status, output }] });
  },

  /**
   * Classroom 50's result.json, "classroom50/result/v1": https://github.com/foundation50/classroom50/tree/main/schemas. Its
   * runner says in the environment what is graded; what it does not say is left out, and stamped by the runner.
   */
  classroom: (judged, environment) => {
    const { name, points, score, isRight, output } = tested(judged);
    return written({
      schema: "classroom50/result/v1",
      classroom: environment.CLASSROOM,
      assignment: environment.ASSIGNMENT,
      assignment_type: environment.ASSIGNMENT_TYPE ?? environment.MODE,
      owner: environment.OWNER,
      submission: environment.SUBMISSION_TAG,
      commit: environment.COMMIT_URL,
      release: environment.RELEASE_URL,
      review: environment.REVIEW_URL || environment.COMMIT_URL,
      datetime: new Date().toISOString().replace(/\.\d+/, ""),
      score,
      "max-score": points,
      tests: [{ "test-name": name, passed: isRight, score, "max-score": points, output }],
    });
  },

  /** What graders of GitHub Classroom hand to its reporter, there in base64. */
  "github-classroom": (judged) => {
    const { name, points, score, isRight, output } = tested(judged);
    const status = isRight ? "pass" : judged.verdict ? "fail" : "error";
    const test = {
      name,
      status,
      message: isRight ? null : output,
      test_code: "",
      filename: "",
      line_no: 0,
      duration: 0,
      score,
    };
    return written({ version: 1, status, max_score: points, tests: [test] });
  },
};

const written = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

function inWords({ verdict, message }: Judged): string {
  if (verdict === undefined) return message;
  const heading = headings[verdict.parting === undefined ? "same" : "otherwise"];
  return [heading, readAs(verdict.printed), ...verdictWords(verdict)].join("\n");
}

/** One test with all points or none: what the program did is what was meant, or it is not. */
function tested(judged: Judged) {
  const isRight = judged.verdict !== undefined && judged.verdict.parting === undefined;
  const { points } = judged;
  const name = `${titleOf(judged.algorithm)}: ${judged.tree}`;
  return { name, points, score: isRight ? points : 0, isRight, output: inWords(judged) };
}

/** The facts of a verdict by names that stay, for programs that read on. */
function plainVerdict({ tree, algorithm, verdict, message }: Judged): unknown {
  if (verdict === undefined) return { verdict: "unreadable", tree, algorithm, message };
  const { parting, printed, sameAs } = verdict;
  return {
    verdict: parting === undefined ? "same" : "different",
    tree,
    algorithm,
    form: printed.form,
    ...(parting?.kind === "value" && {
      value: { own: parting.own, right: parting.right },
      line: parting.line,
    }),
    ...(parting?.kind === "item" && {
      after: parting.after,
      own: parting.own?.key ?? null,
      right: parting.right?.key ?? null,
      line: parting.own?.line ?? null,
      cutAt: parting.cut?.path ?? null,
    }),
    sameAs,
    sentences: verdictWords(verdict),
  };
}
