import { messageOf } from "../../kit/view/messageOf.ts";
import { askIdleWorker } from "../../kit/worker/askIdleWorker.ts";
import type { Ask, Failed } from "../../kit/worker/askWorker.ts";
import type { Question, WrittenPlan } from "./planFor.ts";

/** What is heard of a plan while it is made. */
export type PlanMessage =
  | { readonly kind: "sofar" | "done"; readonly plan: WrittenPlan }
  | Failed
  /** A program that this browser does not have was to think. */
  | { readonly kind: "missing"; readonly message: string }
  /** A program of the reader's came to no move, and so has lost. */
  | { readonly kind: "lost"; readonly message: string };

/** Starts to think about a question and tells what becomes of it. */
export type StartPlan = Ask<Question, PlanMessage>;

/** A program of the reader's thinks in a sandbox, whose code those alone fetch who play against one. */
const planLate: StartPlan = (question, tell) => {
  let isOver = false;
  let end = () => {
    isOver = true;
  };
  import("./planByProgram.ts").then(
    ({ planByProgram }) => {
      if (!isOver) end = planByProgram(question, tell);
    },
    (error) => {
      if (!isOver) tell({ kind: "failed", message: messageOf(error) });
    },
  );
  return () => end();
};

/** To begin anew takes longer than an easy opponent thinks. */
const thinkInWorker: StartPlan = askIdleWorker(
  () => new Worker(new URL("./planWorker.ts", import.meta.url), { type: "module" }),
  ["done"],
);

/** Thinks off the page's own thread, so that the page stays alive however long it takes. */
export const planInWorker: StartPlan = (question, tell) =>
  question.style.program === undefined ? thinkInWorker(question, tell) : planLate(question, tell);
