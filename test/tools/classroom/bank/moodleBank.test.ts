import { describe, expect, it } from "vitest";
import "../../../../src/figures/stepper/haveChance.ts";
import { askQuestion } from "../../../../src/kit/questions/askQuestion.ts";
import { escapeXml } from "../../../../src/tools/classroom/bank/escapeXml.ts";
import { moodleBank } from "../../../../src/tools/classroom/bank/moodleBank.ts";
import { treePicture } from "../../../../src/tools/classroom/bank/treePicture.ts";
import { questionsFor } from "../../../../src/tools/classroom/questionsFor.ts";
import { type Exercise, setupFor } from "../../../../src/tools/worksheet/exercise.ts";
import { readXml, type XmlElement } from "./readXml.ts";

const exercise: Exercise = {
  setup: { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta" },
  title: 'Cuts & "bounds" / <week 3>',
};
const seeds = Array.from({ length: 30 }, (_, at) => `seed ${at}`);
const children = (element: XmlElement, name: string) =>
  element.children.filter((child) => child.name === name);
const textIn = (element: XmlElement, name: string) => children(children(element, name)[0], "text")[0].text;

describe("a bank of questions for Moodle", () => {
  const bank = readXml(moodleBank(exercise, seeds));
  const [category, ...questions] = bank.children;

  it("is one quiz, with a category of the exercise's name", () => {
    expect(bank.name).toBe("quiz");
    expect(category.attributes.type).toBe("category");
    expect(textIn(category, "category")).toBe('$course$/top/Cuts & "bounds" // <week 3>');
  });

  it("has every question of every variant, with its right answer", () => {
    const asked = seeds.flatMap((seed) => questionsFor(setupFor({ ...exercise, seed })).map(askQuestion));
    expect(questions).toHaveLength(asked.length);
    expect(new Set(questions.map((question) => textIn(question, "name"))).size).toBe(asked.length);
    for (const [at, question] of questions.entries()) {
      const { answer, options, text } = asked[at];
      expect(textIn(question, "questiontext")).toContain(escapeXml(text));
      const right = children(question, "answer").filter(({ attributes }) => attributes.fraction === "100");
      expect(right).toHaveLength(1);
      const said = children(right[0], "text")[0].text;
      if (options === undefined) {
        expect(question.attributes.type).toBe("numerical");
        expect(Number(said)).toBe(Number(answer.replaceAll("−", "-")));
      } else {
        expect(question.attributes.type).toBe("multichoice");
        expect(said).toContain(escapeXml(options.find(({ key }) => key === answer)!.label));
        expect(children(question, "answer")).toHaveLength(options.length);
      }
    }
  });

  it("has a picture of each tree, which is a drawing and nothing else", () => {
    for (const question of questions) {
      const [file] = children(children(question, "questiontext")[0], "file");
      const picture = readXml(Buffer.from(file.text, "base64").toString("utf8"));
      expect(picture.name).toBe("svg");
      const names = new Set<string>();
      const walk = ({ name, children }: XmlElement): void => {
        names.add(name);
        children.forEach(walk);
      };
      walk(picture);
      expect([...names].sort()).toEqual(expect.arrayContaining(["path", "rect", "svg", "text"]));
      expect([...names].every((name) => ["svg", "g", "path", "rect", "text", "circle"].includes(name))).toBe(
        true,
      );
    }
  });
});

it("A number below 0 has the sign that Moodle knows", () => {
  const below: Exercise = { setup: { tree: "[[-3,-12],[-2,-4]]", algorithm: "minimax" } };
  const answers = readXml(moodleBank(below, ["a"]))
    .children.filter(({ attributes }) => attributes.type === "numerical")
    .flatMap((question) => children(question, "answer").map((answer) => children(answer, "text")[0].text));
  expect(answers.filter((answer) => /^-\d+$/.test(answer)).length).toBeGreaterThan(0);
  expect(answers.every((answer) => Number.isFinite(Number(answer)))).toBe(true);
});

it("A mean may be rounded, and each probability stands in the picture", () => {
  const drawn: Exercise = {
    setup: { tree: "[4,{1/3:[3,9],2/3:[6,8]},{1/2:1,1/4:8,1/4:12}]", algorithm: "expectimax" },
  };
  const questions = readXml(moodleBank(drawn, ["a"])).children.filter(
    ({ attributes }) => attributes.type === "numerical",
  );
  const tolerances = questions.map((question) =>
    Number(children(children(question, "answer")[0], "tolerance")[0].text),
  );
  // Two draws and the root; how many leaves are read is no mean.
  expect(tolerances.map((tolerance) => tolerance > 0)).toEqual([true, true, true, false]);
  const [file] = children(children(questions[0], "questiontext")[0], "file");
  const said: string[] = [];
  const walk = ({ name, children, text }: XmlElement): void => {
    if (name === "text") said.push(text);
    children.forEach(walk);
  };
  walk(readXml(Buffer.from(file.text, "base64").toString("utf8")));
  expect(said.filter((text) => text.includes("/"))).toEqual(["1/3", "2/3", "1/2", "1/4", "1/4"]);
});

it("A picture says what is known of each node at its step, and keeps what is not read", () => {
  const { scene } = askQuestion({ ask: "next", at: "leave 1.0", tree: "[[3,12,8],[2,4,6],[14,5,2]]" });
  const said: string[] = [];
  const walk = ({ name, children, text }: XmlElement): void => {
    if (name === "text") said.push(text);
    children.forEach(walk);
  };
  walk(readXml(treePicture(scene!)));
  expect(said).toEqual(["≥3", "=3", "≤2", "3", "12", "8", "2"]);
});

it("A picture does not say what may still come of a draw where it is asked whether that is cut", () => {
  const asked = { tree: "[6,{1/2:1,1/4:8,1/4:12}]", algorithm: "star1" } as const;
  const { scene } = askQuestion({ ask: "next", at: "leave 1.1", ...asked });
  const said: string[] = [];
  const walk = ({ name, children, text }: XmlElement): void => {
    if (name === "text") said.push(text);
    children.forEach(walk);
  };
  walk(readXml(treePicture(scene!)));
  expect(said).toEqual(["1/2", "1/4", "1/4", "6", "1", "8"]);
});

it("What no XML may hold is left out, and all else comes back", () => {
  const text = 'a < b & "c" > d \u0000\u001f\ud800 ∞ − 𝛼';
  expect(readXml(`<t>${escapeXml(text)}</t>`).text).toBe('a < b & "c" > d  ∞ − 𝛼');
});
