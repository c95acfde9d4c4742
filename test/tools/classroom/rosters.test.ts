import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { compareWith } from "../../../src/tools/classroom/handedIn.ts";
import { Rosters } from "../../../src/tools/classroom/rosters.svelte.ts";
import {
  readRosterFile,
  readRosters,
  rosterFileName,
  writeRosterFile,
  writeRosters,
} from "../../../src/tools/classroom/rosterText.ts";

let kept = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  kept = new Map();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new Error("full");
      kept.set(key, text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const loaded = () => {
  const rosters = new Rosters();
  rosters.load();
  return rosters;
};

it("Classes outlast the page, one of each title, and what was deleted is gone", () => {
  const rosters = loaded();
  rosters.put({ title: "8a", names: ["Cyd"] });
  rosters.put({ title: "7b", names: ["Ada", "Bob"] });
  rosters.put({ title: "8a", names: ["Cyd", "Dan"] });
  expect(rosters.chosen?.names).toEqual(["Cyd", "Dan"]);
  expect(loaded().all).toEqual([
    { title: "7b", names: ["Ada", "Bob"] },
    { title: "8a", names: ["Cyd", "Dan"] },
  ]);
  rosters.remove("8a");
  expect(rosters.chosen).toBeUndefined();
  expect(loaded().all.map(({ title }) => title)).toEqual(["7b"]);
});

it("Of a spreadsheet's file the first column holds the names", () => {
  const namesIn = (text: string) => readRosterFile("7b.csv", text).names;
  expect(namesIn("Ada;ada@example.org\r\nBob;bob@example.org\r\n")).toEqual(["Ada", "Bob"]);
  expect(namesIn('"Lovelace, Ada";1\n"Hopper, Grace";2')).toEqual(["Lovelace, Ada", "Hopper, Grace"]);
  expect(namesIn('"Lovelace, Ada",1\n"Hopper, Grace",2')).toEqual(["Lovelace, Ada", "Hopper, Grace"]);
  expect(namesIn("Lovelace, Ada\nHopper, Grace")).toEqual(["Lovelace, Ada", "Hopper, Grace"]);
  expect(namesIn("Ada\nBob")).toEqual(["Ada", "Bob"]);
  expect(readRosterFile("7b.txt", "Ada; Bob\nCyd; Dan").names).toEqual(["Ada; Bob", "Cyd; Dan"]);
});

it("The head of a spreadsheet's table is no name, and is told", () => {
  const read = (text: string) => {
    const { names, head } = readRosterFile("7b.csv", text);
    return [names, head];
  };
  const class7 = ["Ada", "Bob"];
  expect(read("Who;Points\nAda;3\nBob;12\n")).toEqual([class7, "Who"]);
  expect(read("\uFEFFWho\tE-mail\r\nAda\tada@example.org\r\nBob\t\r\n")).toEqual([class7, "Who"]);
  expect(read("Who,Points\nAda,3\nBob,12")).toEqual([class7, "Who"]);
  expect(read('"Who","Points"\n"Lovelace, Ada",3\n"Hopper, Grace",4')).toEqual([
    ["Lovelace, Ada", "Hopper, Grace"],
    "Who",
  ]);
  // What has points or an address itself is somebody, and so is whoever stands above words alone.
  expect(read("Ada;3\nBob;12")).toEqual([class7, undefined]);
  expect(read("Ada,3\nBob,12")).toEqual([class7, undefined]);
  expect(read("Ada;red\nBob;blue")).toEqual([class7, undefined]);
  expect(read("Ada;absent\nBob;12")).toEqual([class7, undefined]);
  expect(read("Ada;\nBob;12\nCyd;9")).toEqual([[...class7, "Cyd"], undefined]);
  expect(readRosterFile("7b.txt", "Name\nAda").names).toEqual(["Name", "Ada"]);
});

it("The head of a table is known by how columns of names are called, whatever stands beside it", () => {
  const namesIn = (text: string) => readRosterFile("7b.csv", text).names;
  for (const text of ["Name\nAda\nBob", "NAME;Group\nAda;red\nBob;blue", '"Surname"\nAda\nBob'])
    expect(namesIn(text)).toEqual(["Ada", "Bob"]);
  expect(namesIn('Name;Points\n"Lovelace, Ada";3')).toEqual(["Lovelace, Ada"]);
});

it("A head above names alone is known by a word for names in it, unless it stands below, too", () => {
  const read = (text: string) => readRosterFile("7b.csv", text);
  for (const head of [
    "Name of the pupil",
    "Pupil’s name",
    "Student names",
    "Nachname, Vorname",
    "Prénom / Nom",
  ])
    expect(read(`${head}\nAda\nBob`)).toMatchObject({ names: ["Ada", "Bob"], head });
  for (const names of [
    ["Pupil A", "Pupil B"],
    ["Student 1", "Student 2"],
    ["Ada Namer", "Bob"],
  ])
    expect(read(names.join("\n"))).toEqual({ title: "7b", names });
});

it("A class that another tab keeps meanwhile is not lost", () => {
  const [here, there] = [loaded(), loaded()];
  here.put({ title: "7b", names: ["Ada"] });
  there.put({ title: "8a", names: ["Bob"] });
  expect(loaded().all.map(({ title }) => title)).toEqual(["7b", "8a"]);
  here.remove("7b");
  expect(loaded().all.map(({ title }) => title)).toEqual(["8a"]);
});

it("Where the browser refuses, the class stays on the page, and the page knows", () => {
  const rosters = loaded();
  isFull = true;
  rosters.put({ title: "7b", names: ["Ada"] });
  expect([rosters.refused, rosters.chosen?.title]).toEqual([true, "7b"]);
  isFull = false;
  rosters.put({ title: "7b", names: ["Ada"] });
  expect(rosters.refused).toBe(false);
});

it("What somebody else has kept under the name is passed over", () => {
  for (const text of [
    "",
    "{",
    "7",
    '[{"title":"7b"}]',
    '[{"title":" ","names":[]}]',
    '[{"title":"7b","names":["a",1]}]',
  ])
    expect(readRosters(text)).toBeUndefined();
  kept.set("plyground:rosters", "{");
  expect(loaded().all).toEqual([]);
});

const name = fc
  .stringMatching(/^[A-Za-zÄ-ü][A-Za-zÄ-ü' -]{0,20}[a-z]$/)
  .map((text) => text.replace(/\s+/g, " "));
const names = fc.uniqueArray(name, {
  minLength: 1,
  maxLength: 30,
  selector: (text) => text.normalize("NFC").toLowerCase(),
});

it("A class comes back from its file, and from what is kept", () => {
  fc.assert(
    fc.property(names, (list) => {
      const roster = { title: "7b", names: list };
      expect(readRosterFile(rosterFileName(roster), writeRosterFile(roster))).toEqual(roster);
      expect(readRosters(writeRosters([roster]))).toEqual([roster]);
    }),
    { numRuns: 50 },
  );
});

it.each([
  ["a picture", "PNG\0\uFFFD"],
  ["a results file", '{ "kind": "plyground results" }'],
  ["a page", "<html>"],
  ["nothing", "\uFEFF \n"],
  ["a name twice", "Ada\nada"],
  ["a book", "Ada\n".repeat(40_000)],
])("No class is read from %s", (_, text) => {
  expect(() => readRosterFile("7b.txt", text)).toThrow();
});

it("A list of any program is read, and a class's title makes a file's name", () => {
  expect(readRosterFile("Class 7b.csv", "\uFEFFAda\r\nBob\r\n")).toEqual({
    title: "Class 7b",
    names: ["Ada", "Bob"],
  });
  expect(rosterFileName({ title: "7/b: maths", names: [] })).toBe("7-b- maths.txt");
});

it("Who has not handed in yet is found, however names are spaced, turned or written", () => {
  expect(
    compareWith(
      ["Ada Lovelace", "Turing, Alan", "Grace Hopper", "Noether, Emmy"],
      ["ada  lovelace", "Emmy Noether", "Hopper, Grace", "Eve", "eve"],
    ),
  ).toEqual({ missing: ["Turing, Alan"], others: ["Eve"] });
});
