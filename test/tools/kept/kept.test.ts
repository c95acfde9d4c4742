import fc from "fast-check";
import { beforeEach, expect, it, vi } from "vitest";
import { keep, keepsAnything, keyOf, readKept } from "../../../src/kit/kept/browserStorage.ts";
import { type KeptName, keptNames } from "../../../src/kit/kept/keptThings.ts";
import { ownProgram } from "../../../src/kit/programs/ownPrograms.ts";
import { keepRun, keptRuns } from "../../../src/kit/programs/runHistory.ts";
import { languageTitles } from "../../../src/kit/programs/words.ts";
import { newRecord } from "../../../src/tools/gain/record.ts";
import { fits } from "../../../src/tools/kept/fits.ts";
import { itemTitle } from "../../../src/tools/kept/itemTitle.ts";
import { readKeptFile, writeKeptFile } from "../../../src/tools/kept/keptFile.ts";
import {
  bytesOf,
  deleteItems,
  type KeptItem,
  keptItems,
  replaceAll,
} from "../../../src/tools/kept/keptItems.ts";
import * as words from "../../../src/tools/kept/words.ts";
import { taskTitle } from "../../../src/tools/yourSearch/words.ts";
import { fakeStorage } from "../check/fakeStorage.ts";

/** A storage with room for so many characters. */
function storageOf(room: number) {
  const storage = fakeStorage();
  const used = () => [...storage.kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const set = storage.setItem;
  Object.getPrototypeOf(storage).setItem = (key: string, text: string) => {
    if (used() + key.length + text.length > room) throw new DOMException("full", "QuotaExceededError");
    set(key, text);
  };
  return storage;
}
const open = (room = Number.POSITIVE_INFINITY) => {
  vi.stubGlobal("localStorage", storageOf(room));
  vi.stubGlobal("sessionStorage", storageOf(room));
};
beforeEach(() => {
  open();
  vi.stubGlobal("dispatchEvent", () => true);
});

const answer = fc.record({
  tries: fc.array(fc.string(), { maxLength: 3 }),
  draft: fc.string(),
  solved: fc.boolean(),
  shown: fc.boolean(),
});
const answers = fc
  .dictionary(fc.stringMatching(/^[a-z0-9]{1,7}$/), answer, { maxKeys: 4, noNullPrototype: true })
  .map((given) => JSON.stringify({ asked: Object.keys(given), given }));
const item = (name: KeptName, text: fc.Arbitrary<string>, rest: fc.Arbitrary<string> = fc.constant("")) =>
  fc.record({ name: fc.constant(name), rest, text });
/** Something of every kind that can be kept, as its own page writes it. */
const kinds = [
  item("answers", answers, fc.stringMatching(/^(@[1-9])?:[a-z?=&#:@]{1,20}$/)),
  item("progress", fc.constant('{"minimax":{"solved":2,"of":5}}'), fc.stringMatching(/^(@[1-9])?$/)),
  item("programs", fc.string(), fc.constantFrom("minimax:write before", "alphaBeta:assemble empty")),
  item(
    "runs",
    fc
      .string()
      .map((text) =>
        JSON.stringify([{ text, came: "right", when: "2026-01-01T00:00:00.000Z", brought: true }]),
      ),
    fc.constantFrom("minimax:javaScript", "alphaBeta:python"),
  ),
  item(
    "printed",
    fc.string().map((text) => JSON.stringify({ tree: "[1,2]", algorithm: "minimax", text })),
  ),
  item(
    "skills",
    fc.constant(
      '{"alphaBeta":{"level":2,"runs":[{"level":1,"acts":14,"wrong":0,"day":20000}],"due":20003,"streak":1}}',
    ),
  ),
  item(
    "gains",
    fc.constantFrom("A", "B").map((seed) => JSON.stringify(newRecord("minimax", seed, "AB", "text"))),
    fc.constantFrom(":minimax", "@1:minimax"),
  ),
  item(
    "missed",
    fc.constant(
      '[{"chapter":"alpha-beta","question":{"ask":"next","tree":"[[6,9],[5,7]]","at":"leave 1.0"},"due":20003,"streak":1}]',
    ),
  ),
  item(
    "byHand",
    fc.constantFrom("", '{"asked":"?algorithm=alphaBeta","acts":["enter 1","window -Infinity 3"],"wrong":2}'),
    fc.constantFrom("", ":alphaBeta", ":ucb1"),
  ),
  item("rosters", fc.constantFrom("[]", '[{"title":"7b","names":["Ada","Bob"]}]')),
  item(
    "levels",
    fc.constantFrom("{}", `{"ticTacToe":${JSON.stringify(Array(4).fill({ games: 2, points: 0.5 }))}}`),
  ),
  item("students", fc.constant('{"now":"1","all":[{"id":"","name":""},{"id":"1","name":"Ada"}]}')),
  item(
    "tour",
    fc.string().map((title) => JSON.stringify([title, ["figure=grow", "look"]])),
  ),
  item("conventions", fc.constantFrom("above", "above,hard", "left")),
  item("theme", fc.constantFrom("", "light", "dark")),
  item("views", fc.string(), fc.stringMatching(/^\/[a-z/?=]{0,9}#[a-z]{1,9}$/)),
  item("offline", fc.constant("no")),
  item("offlineSaid", fc.constant("yes")),
  item(
    "wholeTree",
    fc.constant('{"game":"ticTacToe","position":".........","path":[],"page":"/whole-tree/","view":""}'),
  ),
  item("sidebar", fc.constant('{"hash":"1x","open":[true],"scroll":0}')),
];
const kept = fc
  .uniqueArray(fc.oneof(...kinds), { selector: ({ name, rest }) => keyOf(name, rest), maxLength: 8 })
  .map((items) => items as KeptItem[]);
const put = (items: readonly KeptItem[]) => {
  open();
  for (const { name, text, rest } of items) keep(name, text, rest);
};
const inAnyOrder = (items: readonly KeptItem[]) => items.map((item) => JSON.stringify(item)).sort();
const saved = "2026-01-02T03:04:05.000Z";

it("What is kept comes back from its file, whatever it is, and whatever was kept meanwhile", () => {
  fc.assert(
    fc.property(kept, kept, (items, others) => {
      put(items);
      const before = keptItems();
      expect(inAnyOrder(before)).toEqual(
        inAnyOrder(items.map(({ name, rest, text }) => ({ name, rest, text }))),
      );
      const file = writeKeptFile(before, saved);
      put(others);
      expect(replaceAll(readKeptFile(file))).toBe(true);
      expect(keptItems()).toEqual(before);
    }),
    { numRuns: 60 },
  );
});

it("Deleting one thing leaves all others, and other sites' things are never touched", () => {
  fc.assert(
    fc.property(kept, fc.nat(), (items, at) => {
      put(items);
      localStorage.setItem("another", "site's");
      const before = keptItems();
      const gone = before.slice(at % (before.length + 1)).slice(0, 1);
      expect(deleteItems(gone)).toBe(true);
      expect(keptItems()).toEqual(before.filter((item) => !gone.includes(item)));
      deleteItems(before);
      expect(keptItems()).toEqual([]);
      expect(localStorage.getItem("another")).toBe("site's");
    }),
    { numRuns: 60 },
  );
});

it("Where there is no room for a file, all stays as it was", () => {
  open(400);
  keep("theme", "dark");
  keep("tour", JSON.stringify(["mine", ["figure=grow", "look"]]));
  const before = keptItems();
  const large = JSON.stringify([
    "long",
    ...Array.from({ length: 30 }, () => ["figure=grow", "a note to it"]),
  ]);
  expect(
    replaceAll([
      { name: "theme", rest: "", text: "light" },
      { name: "tour", rest: "", text: large },
    ]),
  ).toBe(false);
  expect(keptItems()).toEqual(before);
});

it("A file that was cut short, changed or made by something else is refused as a whole", () => {
  const good = writeKeptFile(
    [
      { name: "theme", rest: "", text: "dark" },
      { name: "conventions", rest: "", text: "hard" },
    ],
    saved,
  );
  expect(readKeptFile(good)).toHaveLength(2);
  for (let length = 0; length < good.length - 2; length++)
    expect(() => readKeptFile(good.slice(0, length))).toThrow();
  for (const [from, to] of [
    ['"dark"', '"pink"'],
    ['"dark"', "7"],
    ['"hard"', '"harder"'],
    ["plyground-kept", "plyground results"],
    ['"version": 1', '"version": 2'],
    ["starlight-theme", "another-theme"],
    ["plyground:conventions", "__proto__"],
    ['"site": {', '"sight": {'],
  ])
    expect(() => readKeptFile(good.replace(from, to)), to).toThrow();
  expect(() => readKeptFile("[]")).toThrow();
});

it("Texts that no page could read are no such things, and are left out of a file", () => {
  for (const name of keptNames.filter((name) => name !== "views" && name !== "programs"))
    for (const text of ["{", "7", '{"all":7}', "[7]"])
      expect(fits(name, text), `${name}: ${text}`).toBe(false);
  put([
    { name: "tour", rest: "", text: "{" },
    { name: "theme", rest: "", text: "dark" },
  ]);
  expect(readKeptFile(writeKeptFile(keptItems(), saved))).toEqual([
    { name: "theme", rest: "", text: "dark" },
  ]);
});

it("A browser that refuses keeps nothing, and nothing breaks", () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  for (const storage of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
    vi.stubGlobal("localStorage", storage);
    vi.stubGlobal("sessionStorage", storage);
    expect([keepsAnything(), keep("tour", "[]"), readKept("tour"), keptItems()]).toEqual([
      false,
      false,
      undefined,
      [],
    ]);
  }
});

it("A thing is called by what it is about, and whose it is", () => {
  keep("students", '{"now":"1","all":[{"id":"","name":""},{"id":"1","name":"Ada"}]}');
  const title = (name: KeptName, rest: string) => itemTitle({ name, rest, text: "" }, { minimax: "Minimax" });
  expect(title("answers", ":minimax")).toBe(words.answersOf("Minimax", ""));
  expect(title("answers", "@1:minimax")).toBe(words.answersOf("Minimax", "Ada"));
  expect(title("views", "/chapters/minimax/?step=3#textbook")).toBe(
    words.view("textbook", "/chapters/minimax/?step=3"),
  );
});

it("A thing takes two bytes for each character, those of its key included", () => {
  expect(bytesOf([{ name: "theme", rest: "", text: "dark" }])).toBe(2 * "starlight-themedark".length);
});

it("A program that a file brings is kept, and is nobody's to play with until it was run here", () => {
  const name = { task: "minimax", language: "python" } as const;
  keepRun(name.task, name.language, { text: "pass", came: "right", when: "2026-01-01" });
  expect(ownProgram(name)).toBe("pass");
  const saved = writeKeptFile(keptItems(), "2026-01-02");
  expect(replaceAll(readKeptFile(saved))).toBe(true);
  expect(keptRuns(name.task, name.language)).toMatchObject([{ text: "pass" }]);
  expect(ownProgram(name)).toBeUndefined();
  keepRun(name.task, name.language, { text: "pass", came: "right", when: "2026-01-03" });
  expect(ownProgram(name)).toBe("pass");
});

it("Runs are called by their task and language", () => {
  const title = (rest: string) => itemTitle({ name: "runs", rest, text: "[]" }, {});
  expect(title("minimax:python")).toBe(words.runsOf(taskTitle("minimax"), languageTitles.python));
  expect(title("go:basic")).toBe(words.things.runs.title);
});
