import { strToU8, zipSync } from "fflate";
import { rounding } from "../../../kit/byHand/procedures/procedure.ts";
import { askQuestion } from "../../../kit/questions/askQuestion.ts";
import { type Asked, mayBeRounded } from "../../../kit/questions/question.ts";
import { type Exercise, setupFor } from "../../worksheet/exercise.ts";
import { questionsFor } from "../questionsFor.ts";
import { escapeXml } from "./escapeXml.ts";
import { treePicture } from "./treePicture.ts";
import * as words from "./words.ts";

/**
 * Questions about variants of an exercise as a bank in the form of QTI 2.1, the version that most systems read: OLAT, ILIAS,
 * TAO, Canvas, Blackboard, Brightspace and others import it, where few read 3.0 yet. A zip with a file for each question, one
 * for each picture, and a manifest. For each seed there are the questions that the exercise itself asks. Throws what makes
 * the exercise impossible.
 * Source: IMS Question and Test Interoperability 2.1 (2012), Assessment Test, Section, and Item Information Model.
 */
export const qtiBank = (exercise: Exercise, seeds: readonly string[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      Object.entries(qtiFiles(exercise, seeds)).map(([path, text]) => [path, strToU8(text)]),
    ),
  );

/** The files of such a bank, by their paths. */
export function qtiFiles(exercise: Exercise, seeds: readonly string[]): Record<string, string> {
  const title = exercise.title ?? words.untitled;
  const items: Item[] = seeds.flatMap((seed, variant) =>
    questionsFor(setupFor({ ...exercise, seed })).map((question, place) => ({
      id: `tree-${variant + 1}-question-${place + 1}`,
      title: words.questionName(title, variant + 1, place + 1),
      asked: askQuestion(question),
    })),
  );
  return {
    "imsmanifest.xml": writeManifest(items),
    ...Object.fromEntries(items.map((item) => [`${item.id}.xml`, writeItem(item)])),
    ...Object.fromEntries(
      items.flatMap(({ id, asked }) => (asked.scene ? [[`${id}.svg`, treePicture(asked.scene)]] : [])),
    ),
  };
}

interface Item {
  /** Its file's name, and what the manifest knows it by. */
  readonly id: string;
  readonly title: string;
  readonly asked: Asked;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = "http://www.imsglobal.org/xsd/imsqti_v2p1";

/** What is said to any number is called this. */
const solutionId = "solution";
/** What an option is called in the file: its key may be a number, and an identifier begins with a letter. */
const optionId = (key: string) => `option-${key}`;

function writeItem({ id, title, asked }: Item): string {
  const picture = asked.scene && `<p><img src="${id}.svg" alt="${escapeXml(words.picture)}"/></p>`;
  const attributes = `identifier="${id}" title="${escapeXml(title)}" adaptive="false" timeDependent="false"`;
  return [
    head,
    `<assessmentItem xmlns="${namespace}" ${attributes}>`,
    writeDeclarations(asked),
    `<itemBody>${picture ?? ""}${asked.options ? writeChoice(asked) : writeField(asked)}</itemBody>`,
    writeProcessing(asked),
    ...writeFeedback(asked),
    "</assessmentItem>",
    "",
  ].join("\n");
}

/** A number as systems read it, with the hyphen for a minus; trees made for a seed have whole ones alone, but for means. */
const numberOf = ({ answer }: Asked): string => answer.replaceAll("−", "-");

function writeDeclarations(asked: Asked): string {
  const baseType = asked.options ? "identifier" : mayBeRounded(asked) ? "float" : "integer";
  const right = asked.options ? optionId(asked.answer) : numberOf(asked);
  return [
    `<responseDeclaration identifier="RESPONSE" cardinality="single" baseType="${baseType}"><correctResponse><value>${escapeXml(right)}</value></correctResponse></responseDeclaration>`,
    '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>',
    '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>',
  ].join("\n");
}

function writeChoice({ text, options = [] }: Asked): string {
  const choices = options.map(
    ({ key, label }) =>
      `<simpleChoice identifier="${escapeXml(optionId(key))}">${escapeXml(label)}</simpleChoice>`,
  );
  return `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="1"><prompt>${escapeXml(text)}</prompt>${choices.join("")}</choiceInteraction>`;
}

/** The field stands in a paragraph, as it must, below what is asked. */
const writeField = ({ text }: Asked): string =>
  `<p>${escapeXml(text)}</p><p><textEntryInteraction responseIdentifier="RESPONSE" expectedLength="6"/></p>`;

function writeProcessing(asked: Asked): string {
  const [open, close] = mayBeRounded(asked)
    ? [`<equal toleranceMode="absolute" tolerance="${rounding} ${rounding}">`, "</equal>"]
    : ["<match>", "</match>"];
  const isRight = `${open}<variable identifier="RESPONSE"/><correct identifier="RESPONSE"/>${close}`;
  const set = (name: string, value: string) =>
    `<setOutcomeValue identifier="${name}">${value}</setOutcomeValue>`;
  const chosen = asked.options
    ? '<variable identifier="RESPONSE"/>'
    : `<baseValue baseType="identifier">${solutionId}</baseValue>`;
  return `<responseProcessing><responseCondition><responseIf>${isRight}${set("SCORE", '<baseValue baseType="float">1</baseValue>')}</responseIf></responseCondition>${set("FEEDBACK", chosen)}</responseProcessing>`;
}

/** What is said afterwards: to each option what it overlooks or why it is right, to a number the solution. */
function writeFeedback({ options, answer, verdict, why, hint }: Asked): string[] {
  const solution = [verdict, why].filter(Boolean).join(" ");
  const said = options?.map(({ key }) => [optionId(key), key === answer ? solution : hint(key)] as const) ?? [
    [solutionId, solution] as const,
  ];
  return said.map(
    ([id, text]) =>
      `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="${escapeXml(id)}" showHide="show">${escapeXml(text)}</modalFeedback>`,
  );
}

function writeManifest(items: readonly Item[]): string {
  const resources = items.map(({ id, asked }) => {
    const files = [`${id}.xml`, ...(asked.scene ? [`${id}.svg`] : [])].map(
      (path) => `<file href="${path}"/>`,
    );
    return `<resource identifier="${id}" type="imsqti_item_xmlv2p1" href="${id}.xml">${files.join("")}</resource>`;
  });
  return [
    head,
    '<manifest identifier="plyground" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1">',
    "<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>",
    "<organizations/>",
    "<resources>",
    ...resources,
    "</resources>",
    "</manifest>",
    "",
  ].join("\n");
}
