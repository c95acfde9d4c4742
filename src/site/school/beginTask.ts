import { mount } from "svelte";
import { readDrafts } from "../../tools/classroom/school/drafts.ts";
import { taskIn } from "../../tools/classroom/school/learnersTask.ts";
import type { PackagedTask } from "../../tools/classroom/school/packagedWork.ts";
import TaskPage from "../../tools/classroom/school/TaskPage.svelte";
import { somethingSet } from "../../tools/yourSearch/assignmentWords.ts";
import { heldDrafts } from "./keptHere.ts";
import { openPage } from "./openPage.ts";

/** What starts the page of a package with a program to write: it goes on with what the school's system has kept of it. */
void openPage<PackagedTask>(async (given, session) => {
  const task = taskIn(given);
  heldDrafts.put(await readDrafts(task.of, session?.suspended ?? ""));
  return {
    title: task.assignment.title ?? somethingSet,
    show: (target) => mount(TaskPage, { target, props: { task, session, held: heldDrafts } }),
  };
});
