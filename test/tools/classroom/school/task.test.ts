import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { Scorm12API } from "scorm-again";
import { expect, it } from "vitest";
import { random } from "../../../../src/engine/index.ts";
import type { ProgramVerdict } from "../../../../src/tools/classroom/programs/programResult.ts";
import { type Draft, readDrafts, writeDrafts } from "../../../../src/tools/classroom/school/drafts.ts";
import { judgedElements, pointsFor } from "../../../../src/tools/classroom/school/judgedPoints.ts";
import { taskIn } from "../../../../src/tools/classroom/school/learnersTask.ts";
import type { ScormApi } from "../../../../src/tools/classroom/school/scormApi.ts";
import { scormPackage } from "../../../../src/tools/classroom/school/scormPackage.ts";
import { ScormSession } from "../../../../src/tools/classroom/school/scormSession.ts";
import { mostSuspended } from "../../../../src/tools/classroom/school/suspended.ts";

const task = { kind: "task", link: "?set=minimax&counts=leaves&title=Week+3" } as const;
const none = { own: 0, right: 0 };
const verdict: ProgramVerdict = {
  difference: "wrongValue",
  passes: false,
  passed: 700,
  tried: 1028,
  of: 1028,
  visits: none,
  leaves: none,
  sameAs: [],
};

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
    session: ScormSession.begin(system as unknown as ScormApi)!,
    counted,
    get,
    rendered: () => system.renderCMIToJSONObject(),
  };
}

it("A program that was not judged is incomplete, without a score, and is kept all the same", async () => {
  const { session, counted, get } = systemWith();
  const { text } = await writeDrafts("x", [["minimax:set write before", "function visit() {}"]]);
  const before = counted.commits;
  session.keep(text);
  expect(counted.commits).toBe(before);
  session.hide();
  session.keep(text);
  session.hide();
  expect(counted.commits).toBe(before + 1);
  expect(get("cmi.suspend_data")).toBe(text);
  expect(get("cmi.core.lesson_status")).toBe("incomplete");
  expect(get("cmi.core.score.raw")).toBe("");
});

it("Once it is judged it is completed, with the share of checks that it passes; less than before takes no points away", () => {
  const { session, get, rendered } = systemWith();
  const tell = (one: ProgramVerdict) => session.tellDone(pointsFor(one), judgedElements(one, new Date()));
  tell(verdict);
  expect(get("cmi.core.lesson_status")).toBe("completed");
  expect(get("cmi.core.score.raw")).toBe("68");
  expect(get("cmi.interactions._count")).toBe("1");
  tell({ ...verdict, passed: 10 });
  expect(get("cmi.core.score.raw")).toBe("68");
  tell({ ...verdict, difference: "same", passes: true, passed: 1028 });
  expect(get("cmi.core.score.raw")).toBe("100");
  expect(get("cmi.interactions._count")).toBe("1");
  const { interactions } = (rendered() as { cmi: { interactions: object } }).cmi;
  expect(Object.values(interactions)).toEqual([
    expect.objectContaining({
      id: "program",
      type: "performance",
      student_response: "same",
      result: "correct",
    }),
  ]);
  expect(session.points).toBe(100);
  expect(session.refused).toBe(false);
});

it("Nothing is told of what somebody does who looks back, and points of an earlier time stay", () => {
  const looking = systemWith({ suspend_data: "x y" }, { lesson_mode: "review", lesson_status: "completed" });
  looking.session.keep("other");
  looking.session.tellDone(100, []);
  expect(looking.get("cmi.suspend_data")).toBe("x y");
  expect(looking.get("cmi.core.score.raw")).toBe("");
  const back = systemWith({}, { score: { raw: "70" }, lesson_status: "completed" });
  expect(back.session.points).toBe(70);
  back.session.tellDone(20, []);
  expect(back.get("cmi.core.score.raw")).toBe("70");
});

it("All points are for what does all that counts, and for nothing else", () => {
  expect(pointsFor({ ...verdict, passes: true, passed: 3 })).toBe(100);
  expect(pointsFor({ ...verdict, passed: 1028 })).toBe(99);
  expect(pointsFor({ ...verdict, passed: 0, of: 0 })).toBe(0);
});

it("What is right so far has points for what was checked alone, and is called neither right nor wrong", () => {
  const soFar: ProgramVerdict = { ...verdict, difference: "same", passes: true, passed: 257, tried: 257 };
  expect(pointsFor(soFar)).toBe(25);
  expect(pointsFor({ ...soFar, passed: 1027, tried: 1027 })).toBe(99);
  expect(Object.fromEntries(judgedElements(soFar, new Date()))).toMatchObject({ result: "neutral" });
  const { session, get } = systemWith();
  session.tellDone(pointsFor(soFar), judgedElements(soFar, new Date()));
  expect([get("cmi.core.score.raw"), session.refused]).toEqual(["25", false]);
  // A quicker one is tried on all, and has all points.
  const whole = { ...soFar, passed: 1028, tried: 1028 };
  session.tellDone(pointsFor(whole), judgedElements(whole, new Date()));
  expect(get("cmi.core.score.raw")).toBe("100");
  expect(Object.fromEntries(judgedElements(whole, new Date()))).toMatchObject({ result: "correct" });
});

const draft = fc.tuple(fc.constantFrom("minimax:set write before", "minimax:set mend max"), fc.string());

it("Drafts come back from what a system keeps, to what they were written for", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(draft, { maxLength: 3 }), async (drafts) => {
      const { text, isWhole } = await writeDrafts("abc", drafts);
      expect(isWhole).toBe(true);
      expect(text).toMatch(/^[\x20-\x7e]*$/);
      expect(await readDrafts("abc", text)).toEqual(drafts);
      expect(await readDrafts("abd", text)).toEqual([]);
    }),
    { numRuns: 20 },
  );
  for (const text of ["", "abc", "abc !", "abc a b", '{"of":"abc","answers":[]}'])
    expect(await readDrafts("abc", text)).toEqual([]);
});

it("Of more than a system keeps the oldest goes, and a program that is too long by itself; the place in it stays", async () => {
  const chance = random("letters");
  const lot = (length: number) =>
    Array.from({ length }, () => String.fromCharCode(33 + chance.below(90))).join("");
  const last: Draft = ["minimax:set:last", "write before"];
  const [old, short, long]: Draft[] = [
    ["minimax:set mend max", lot(4000)],
    ["minimax:set write empty", "return 0;"],
    ["minimax:set write before", lot(10_000)],
  ];
  const kept = await writeDrafts("abc", [old, last, short]);
  const both = await writeDrafts("abc", [last, short, long]);
  for (const { text } of [kept, both]) expect(text.length).toBeLessThanOrEqual(mostSuspended);
  expect([kept.isWhole, both.isWhole]).toEqual([true, false]);
  expect(await readDrafts("abc", kept.text)).toContainEqual(short);
  expect(await readDrafts("abc", both.text)).toEqual([last]);
});

it("A package with a program to write has its sandbox in it, and no Python", () => {
  const page = { script: "begin();", styles: "p{}", sandbox: "<iframe>" };
  const files = unzipSync(scormPackage(task, "Week 3", page));
  expect(Object.keys(files)).toContain("sandbox.html");
  expect(strFromU8(files["imsmanifest.xml"])).toContain('<file href="sandbox.html"/>');
  const [, data] = /id="work">(.*?)<\/script>/s.exec(strFromU8(files["index.html"]))!;
  const { assignment, of } = taskIn(JSON.parse(data));
  expect(assignment).toMatchObject({ task: "minimax", title: "Week 3", language: "javaScript" });
  expect(of).not.toBe(taskIn({ ...task, link: "?set=minimax&counts=order" }).of);
  expect(() => taskIn({ ...task, link: "?set=chess" })).toThrow();
});
