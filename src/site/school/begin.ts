import { mount } from "svelte";
import { type PackagedQuestions, workFor } from "../../tools/classroom/school/packagedWork.ts";
import SchoolPage from "../../tools/classroom/school/SchoolPage.svelte";
import { openPage } from "./openPage.ts";

/** What starts the page of a package with questions: those of the learner who is there. */
void openPage<PackagedQuestions>(async (given, session) => {
  const work = await workFor(given, session?.learner);
  return { title: work.title, show: (target) => mount(SchoolPage, { target, props: { work, session } }) };
});
