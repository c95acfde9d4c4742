import fc from "fast-check";
import { Scorm12API } from "scorm-again";
import { beforeAll, expect, it } from "vitest";
import { type Answer, unanswered } from "../../../../src/kit/questions/answer.ts";
import { askQuestion } from "../../../../src/kit/questions/askQuestion.ts";
import type { Question } from "../../../../src/kit/questions/question.ts";
import { CheckState } from "../../../../src/tools/check/checkState.svelte.ts";
import { type LearnersWork, workFor } from "../../../../src/tools/classroom/school/packagedWork.ts";
import { plainName } from "../../../../src/tools/classroom/school/plainName.ts";
import { schoolKeeper } from "../../../../src/tools/classroom/school/schoolKeeper.ts";
import { findApi, type ScormApi } from "../../../../src/tools/classroom/school/scormApi.ts";
import { ScormSession, timespan } from "../../../../src/tools/classroom/school/scormSession.ts";
import {
  mostSuspended,
  readSuspended,
  writeSuspended,
} from "../../../../src/tools/classroom/school/suspended.ts";

const link = `?tree=${encodeURIComponent("[[3,12,8],[2,4,6],[14,5,2]]")}&algorithm=alphaBeta&title=Cuts`;
let work: LearnersWork;
beforeAll(async () => {
  work = await workFor({ kind: "exercise", link }, "Ada Lovelace");
});

/** A school's system, as scorm-again is one, with what it has kept of an earlier time; it counts commits. */
function systemWith(kept: object = {}, core: object = {}) {
  const system = new Scorm12API({ logLevel: 5 });
  system.loadFromJSON(
    { cmi: { core: { student_name: "Lovelace, Ada", student_id: "17", ...core }, ...kept } },
    "",
  );
  const counted = { commits: 0 };
  system.on("LMSCommit", () => counted.commits++);
  const get = (element: string) => system.LMSGetValue(element) as string;
  return {
    system: system as unknown as ScormApi,
    counted,
    get,
    rendered: () => system.renderCMIToJSONObject(),
  };
}
function open(system: ScormApi, now?: () => Date) {
  const session = ScormSession.begin(system, now)!;
  const check = new CheckState(
    work.name,
    work.questions,
    undefined,
    schoolKeeper(session, () => {}),
  );
  check.restore();
  return { session, check };
}
const answerOf = (place: number) => askQuestion(work.questions[place]).answer;

it("A page left without an answer is incomplete, without a score", () => {
  const { system, get, rendered } = systemWith();
  const { session } = open(system);
  session.leave();
  const { cmi } = rendered() as { cmi: { core: Record<string, unknown>; interactions: object } };
  expect(cmi.core).toMatchObject({ lesson_status: "incomplete", exit: "suspend" });
  expect(cmi.core.score).toEqual({ raw: "", min: "", max: "100" });
  expect(cmi.interactions).toEqual({});
  expect(get("cmi.suspend_data")).toBe("");
});

it("Each answer is told at once, as points, as an interaction, and as what to go on with", () => {
  const { system, counted, get } = systemWith();
  const { check } = open(system);
  const before = counted.commits;
  check.type("9");
  check.type("99");
  expect(counted.commits).toBe(before);
  check.check();
  expect(counted.commits).toBe(before + 1);
  expect(get("cmi.core.score.raw")).toBe("0");
  expect(get("cmi.interactions._count")).toBe(String(work.questions.length));
  check.give(answerOf(0));
  expect(counted.commits).toBe(before + 2);
  expect(get("cmi.core.score.raw")).toBe(String(Math.round(100 / work.questions.length)));
  expect(get("cmi.core.lesson_location")).toBe("2");
  expect(get("cmi.core.lesson_status")).toBe("incomplete");
});

it("Interactions stand in the order of the questions, in the standard's words", () => {
  const { system, rendered } = systemWith();
  const { check } = open(system);
  for (const [place, question] of work.questions.entries()) {
    check.goTo(place);
    if (place === 1) check.show();
    else if (place === 0) check.give("−7");
    else check.give(askQuestion(question).answer);
  }
  const { cmi } = rendered() as { cmi: { interactions: { childArray?: object[] } & Record<string, object> } };
  const told = Object.values(cmi.interactions) as Record<string, unknown>[];
  expect(told).toHaveLength(work.questions.length);
  expect(told[0]).toMatchObject({
    id: "question-1-return",
    type: "numeric",
    student_response: "-7",
    result: "wrong",
  });
  expect(told[1]).toMatchObject({ type: "numeric", student_response: "", result: "wrong" });
  const choice = work.questions.findIndex(({ ask }) => ask === "next");
  expect(told[choice]).toMatchObject({ type: "choice", result: "correct" });
  expect(told[choice].student_response).toMatch(/^[ab]$/);
  expect(cmi).toMatchObject({ core: { lesson_status: "incomplete" } });
  check.goTo(0);
  check.give(answerOf(0));
  expect((rendered() as { cmi: object }).cmi).toMatchObject({ core: { lesson_status: "completed" } });
});

it("A page goes on where it was left, draft and all, and tells nothing twice", () => {
  const first = systemWith();
  const before = open(first.system);
  before.check.give("−7");
  before.check.give(answerOf(0));
  before.check.goTo(1);
  before.check.type("1");
  before.session.leave();
  const kept = first.rendered() as { cmi: { suspend_data: string; core: object; interactions: object } };
  const second = systemWith(
    { suspend_data: kept.cmi.suspend_data, interactions: kept.cmi.interactions },
    { lesson_status: "incomplete", entry: "resume" },
  );
  const { check, session } = open(second.system);
  expect(check.answers).toEqual(before.check.answers);
  expect(check.index).toBe(1);
  const commits = second.counted.commits;
  check.type("12");
  expect(second.counted.commits).toBe(commits);
  session.hide();
  expect(second.counted.commits).toBe(commits + 1);
  session.hide();
  expect(second.counted.commits).toBe(commits + 1);
});

it("What was done once stays done when it is begun anew", () => {
  const { system, get } = systemWith();
  const { check } = open(system);
  for (const place of work.questions.keys()) {
    check.goTo(place);
    check.give(answerOf(place));
  }
  expect([get("cmi.core.score.raw"), get("cmi.core.lesson_status")]).toEqual(["100", "completed"]);
  check.restart(false);
  check.give("−7");
  expect([get("cmi.core.score.raw"), get("cmi.core.lesson_status")]).toEqual(["100", "completed"]);
});

it("Points that a system has do not go, though it has lost the answers", () => {
  const { system, get } = systemWith(
    {},
    { lesson_status: "incomplete", score: { raw: "56", min: "0", max: "100" } },
  );
  const { check, session } = open(system);
  check.give(answerOf(0));
  expect(get("cmi.core.score.raw")).toBe("56");
  expect(session.pointsOf(check.answers)).toBe(56);
});

it("A system that says nothing of a mode, of a list of answers or of a name is worked with all the same", () => {
  const told = new Map<string, string>();
  const poor: ScormApi = {
    LMSInitialize: () => true,
    LMSFinish: () => undefined,
    LMSGetValue: (element) => (element === "cmi.core.student_id" ? "s17" : null),
    LMSSetValue: (element, value) => {
      if (element.startsWith("cmi.interactions")) throw new Error("not implemented");
      told.set(element, value);
      return true;
    },
    LMSCommit: () => true,
  };
  const { session, check } = open(poor);
  expect(session.learner).toBe("s17");
  check.give(answerOf(0));
  expect(told.get("cmi.core.score.raw")).toBe("11");
  expect(session.refused).toBe(false);
});

it("A system that has begun already is gone on with, and one that answers nothing is none", () => {
  const { system, get } = systemWith();
  system.LMSInitialize("");
  open(system).check.give(answerOf(0));
  expect(get("cmi.core.score.raw")).toBe("11");
  const dead = { ...system, LMSInitialize: () => "false", LMSGetValue: () => "", LMSSetValue: () => "false" };
  expect(ScormSession.begin(dead)).toBeUndefined();
});

it("Where a system refuses to keep something, the page knows", () => {
  const { system } = systemWith();
  const full: ScormApi = {
    LMSInitialize: () => system.LMSInitialize(""),
    LMSFinish: () => system.LMSFinish(""),
    LMSGetValue: (element) => system.LMSGetValue(element),
    LMSSetValue: (element, value) =>
      element === "cmi.suspend_data" ? "false" : system.LMSSetValue(element, value),
    LMSCommit: () => "true",
  };
  const { session, check } = open(full);
  expect(session.refused).toBe(false);
  check.give(answerOf(0));
  expect(session.refused).toBe(true);
});

it.each(["review", "browse"])("In the mode “%s” nothing is told", (lesson_mode) => {
  const { system, counted, get } = systemWith({}, { lesson_mode, lesson_status: "completed" });
  const { session, check } = open(system);
  check.give(answerOf(0));
  session.leave();
  expect(counted.commits).toBe(0);
  expect(get("cmi.core.score.raw")).toBe("");
});

it("The time of a visit is written as the standard has it, and told when the page is left", () => {
  expect([0, 61_000, 3_723_400, -5].map(timespan)).toEqual([
    "0000:00:00",
    "0000:01:01",
    "0001:02:03",
    "0000:00:00",
  ]);
  const { system, rendered } = systemWith();
  let now = new Date(0);
  const { session } = open(system, () => now);
  now = new Date(75_000);
  session.leave();
  expect((rendered() as { cmi: object }).cmi).toMatchObject({
    core: { session_time: expect.stringMatching(/00:01:15$/) },
  });
});

it("Learners have the same tree by their name, whether family names stand in front or not", async () => {
  expect(["Lovelace, Ada", "Ada Lovelace", " Ada  ", "", "a, b, c"].map(plainName)).toEqual([
    "Ada Lovelace",
    "Ada Lovelace",
    "Ada",
    undefined,
    "a, b, c",
  ]);
  const [ada, again, bob] = await Promise.all(
    ["Ada Lovelace", "ada  lovelace", "Bob"].map((name) => workFor({ kind: "exercise", link }, name)),
  );
  expect(ada.tree).toBe(again.tree);
  expect(bob.tree).not.toBe(ada.tree);
  expect([ada.isOwn, (await workFor({ kind: "exercise", link }, undefined)).isOwn]).toEqual([true, false]);
});

it("Of a chapter's questions those about trees are about trees of their own, and nothing else is said to be", async () => {
  const choice: Question = { ask: "choice", text: "Who?", options: ["a", "b"], answer: 0 };
  const value: Question = { ask: "value", node: "root", tree: "[[3,12],[2,4]]", algorithm: "minimax" };
  const given = { kind: "check", chapter: "minimax", title: "Minimax" } as const;
  const both = await workFor({ ...given, questions: [choice, value] }, "Ada");
  expect(both.questions[0]).toBe(choice);
  expect(both.questions[1]).toMatchObject({ ask: "value", node: "root" });
  expect(both.questions[1]).not.toMatchObject({ tree: "[[3,12],[2,4]]" });
  expect([both.isOwn, (await workFor({ ...given, questions: [choice] }, "Ada")).isOwn]).toEqual([
    true,
    false,
  ]);
});

const text = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom("−3", "12", "enter", "∞"));
const tried = fc.record({
  tries: fc.oneof(fc.array(text, { maxLength: 4 }), fc.array(text, { maxLength: 300, size: "max" })),
  solved: fc.boolean(),
  shown: fc.boolean(),
});
const answer: fc.Arbitrary<Answer> = fc
  .tuple(tried, text, fc.option(tried, { nil: undefined }))
  .map(([own, draft, before]) => ({ ...own, draft, ...(before && { before }) }));

it("Whatever is answered, it fits into what a system keeps, and what counts comes back", () => {
  const count = work.questions.length;
  fc.assert(
    fc.property(fc.array(answer, { minLength: count, maxLength: count }), (answers) => {
      const written = writeSuspended(work.questions, answers);
      expect(written.length).toBeLessThanOrEqual(mostSuspended);
      expect(written).toMatch(/^[\x20-\x7e]+$/);
      const read = readSuspended(written, work.questions) ?? answers.map(() => unanswered);
      const counts = ({ solved, shown, before, tries }: Answer) => [
        solved,
        shown,
        before?.solved,
        before?.shown,
        tries.at(0)?.slice(0, 24),
        tries.at(-1)?.slice(0, 24),
      ];
      const cut = (row: unknown[]) => row.map((one) => (typeof one === "string" ? one.slice(0, 24) : one));
      expect(read.map((one) => cut(counts(one)))).toEqual(answers.map((one) => cut(counts(one))));
      if (JSON.stringify(answers).length < 800) expect(read).toEqual(answers);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  const written = writeSuspended(work.questions, [{ ...unanswered, draft: "1" }]);
  expect(readSuspended(written, work.questions.slice(1))).toBeUndefined();
  const other = work.questions.map((question) => ({ ...question, tree: "[1,2]" }));
  const all = writeSuspended(
    other,
    work.questions.map(() => ({ ...unanswered, tries: ["1"] })),
  );
  expect(readSuspended(all, work.questions)).toBeUndefined();
  for (const broken of ["", "{", "7", "null", '{"of":"x","answers":[]}'])
    expect(readSuspended(broken, work.questions)).toBeUndefined();
});

it("The system is found in windows around the page, and around the one that opened it", () => {
  const api = systemWith().system;
  const top = {
    API: api,
    get parent() {
      return top;
    },
  };
  expect(findApi({ parent: { parent: top } })).toBe(api);
  const alone = {
    get parent() {
      return alone;
    },
    opener: { parent: top },
  };
  expect(findApi(alone)).toBe(api);
  const framed = {
    parent: {
      get parent() {
        return framed.parent;
      },
      opener: { API: api },
    },
  };
  expect(findApi(framed)).toBe(api);
  const foreign = {
    get parent(): never {
      throw new Error("another origin");
    },
    get opener(): never {
      throw new Error();
    },
  };
  expect(findApi(foreign)).toBeUndefined();
  expect(findApi({ API: {}, parent: { API: 7, parent: null } })).toBeUndefined();
  let deep: object = { API: api };
  for (let frames = 0; frames < 60; frames++) deep = { parent: deep };
  expect(findApi(deep)).toBeUndefined();
});
