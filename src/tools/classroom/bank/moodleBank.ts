import { rounding } from "../../../kit/byHand/procedures/procedure.ts";
import { askQuestion } from "../../../kit/questions/askQuestion.ts";
import { type Asked, mayBeRounded, type Question } from "../../../kit/questions/question.ts";
import { type Exercise, setupFor } from "../../worksheet/exercise.ts";
import { questionsFor } from "../questionsFor.ts";
import { escapeXml } from "./escapeXml.ts";
import { treePicture } from "./treePicture.ts";
import * as words from "./words.ts";

/**
 * Questions about variants of an exercise as a file that Moodle imports (its XML format), and with it most systems that read
 * Moodle's: for each seed the questions that the exercise itself asks, each with the picture of its tree, numbers to be typed
 * or answers to be chosen. Throws what makes the exercise impossible.
 * Source: https://docs.moodle.org/en/Moodle_XML_format
 */
export function moodleBank(exercise: Exercise, seeds: readonly string[]): string {
  const title = exercise.title ?? words.untitled;
  const questions = seeds.flatMap((seed, variant) =>
    questionsFor(setupFor({ ...exercise, seed })).map((question, place) =>
      writeQuestion(question, words.questionName(title, variant + 1, place + 1)),
    ),
  );
  const category = `<question type="category"><category>${text(`$course$/top/${title.replaceAll("/", "//")}`)}</category></question>`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', "<quiz>", category, ...questions, "</quiz>", ""].join(
    "\n",
  );
}

const text = (said: string) => `<text>${escapeXml(said)}</text>`;
const html = (said: string) => text(`<p>${escapeXml(said)}</p>`);

function writeQuestion(question: Question, name: string): string {
  const asked = askQuestion(question);
  const picture = asked.scene && btoa(unescapeBytes(treePicture(asked.scene)));
  const shown = picture ? '<p><img src="@@PLUGINFILE@@/tree.svg" alt=""/></p>' : "";
  const file = picture ? `<file name="tree.svg" path="/" encoding="base64">${picture}</file>` : "";
  return [
    `<question type="${asked.options ? "multichoice" : "numerical"}">`,
    `<name>${text(name)}</name>`,
    `<questiontext format="html">${text(`<p>${escapeXml(asked.text)}</p>${shown}`)}${file}</questiontext>`,
    `<generalfeedback format="html">${html(asked.verdict)}</generalfeedback>`,
    "<defaultgrade>1</defaultgrade>",
    asked.options ? writeOptions(asked) : writeNumber(asked),
    "</question>",
  ].join("\n");
}

/** Bytes of a text as letters, each below 256, which is what `btoa` takes. */
const unescapeBytes = (said: string): string =>
  Array.from(new TextEncoder().encode(said), (byte) => String.fromCharCode(byte)).join("");

/** One answer to be chosen, in the order in which they stand, without numbers before them. */
const mannerOfOptions = { single: true, shuffleanswers: false, answernumbering: "none" };

function writeOptions({ options = [], answer, hint }: Asked): string {
  const answers = options.map(({ key, label }) => {
    const isRight = key === answer;
    const feedback = isRight ? "" : `<feedback format="html">${html(hint(key))}</feedback>`;
    return `<answer fraction="${isRight ? 100 : 0}" format="html">${html(label)}${feedback}</answer>`;
  });
  const manner = Object.entries(mannerOfOptions)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join("");
  return `${manner}\n${answers.join("\n")}`;
}

/** Moodle knows no other minus sign than the hyphen. A mean may be rounded. */
const writeNumber = (asked: Asked): string =>
  `<answer fraction="100" format="moodle_auto_format">${text(asked.answer.replaceAll("−", "-"))}<tolerance>${mayBeRounded(asked) ? rounding : 0}</tolerance></answer>`;
