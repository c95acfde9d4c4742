import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import "../../../../src/figures/stepper/haveChance.ts";
import { askQuestion } from "../../../../src/kit/questions/askQuestion.ts";
import { mayBeRounded } from "../../../../src/kit/questions/question.ts";
import { qtiBank, qtiFiles } from "../../../../src/tools/classroom/bank/qtiBank.ts";
import { questionsFor } from "../../../../src/tools/classroom/questionsFor.ts";
import { type Exercise, setupFor } from "../../../../src/tools/worksheet/exercise.ts";
import { allOf, breachesOf, type Rules } from "./checkXml.ts";
import { readXml, type XmlElement } from "./readXml.ts";

const inline = /^((img|textEntryInteraction) )*$/;
/**
 * What imsqti_v2p1.xsd says of the elements that stand in a question of ours. A bank of ours was held to that file itself when
 * this was written: all its questions are valid.
 */
const itemRules: Rules = {
  assessmentItem: {
    required: ["identifier", "title", "adaptive", "timeDependent"],
    optional: ["label", "toolName", "toolVersion"],
    children:
      /^(responseDeclaration )*(outcomeDeclaration )*(templateDeclaration )*(templateProcessing )?(stylesheet )*(itemBody )?(responseProcessing )?(modalFeedback )*$/,
  },
  responseDeclaration: {
    required: ["identifier", "cardinality"],
    optional: ["baseType"],
    children: /^(correctResponse )?(mapping )?(areaMapping )?$/,
  },
  correctResponse: { optional: ["interpretation"], children: /^(value )+$/ },
  value: { text: true },
  outcomeDeclaration: {
    required: ["identifier", "cardinality"],
    optional: ["baseType", "normalMaximum", "normalMinimum"],
    children: /^(defaultValue )?((matchTable|interpolationTable) )?$/,
  },
  defaultValue: { children: /^(value )+$/ },
  itemBody: { children: /^((p|choiceInteraction) )+$/ },
  p: { text: true, children: inline },
  img: { required: ["src", "alt"] },
  choiceInteraction: {
    required: ["responseIdentifier", "shuffle", "maxChoices"],
    optional: ["minChoices"],
    children: /^(prompt )?(simpleChoice )+$/,
  },
  prompt: { text: true, children: inline },
  simpleChoice: { required: ["identifier"], optional: ["fixed"], text: true },
  textEntryInteraction: { required: ["responseIdentifier"], optional: ["expectedLength", "patternMask"] },
  responseProcessing: { optional: ["template"], children: /^((responseCondition|setOutcomeValue) )*$/ },
  responseCondition: { children: /^responseIf (responseElseIf )*(responseElse )?$/ },
  responseIf: { children: /^(match|equal) (setOutcomeValue )*$/ },
  match: { children: /^variable correct $/ },
  equal: { required: ["toleranceMode"], optional: ["tolerance"], children: /^variable correct $/ },
  variable: { required: ["identifier"] },
  correct: { required: ["identifier"] },
  setOutcomeValue: { required: ["identifier"], children: /^(variable|baseValue) $/ },
  baseValue: { required: ["baseType"], text: true },
  modalFeedback: { required: ["outcomeIdentifier", "identifier", "showHide"], text: true },
};
/** And imscp_v1p1.xsd of a manifest's. */
const manifestRules: Rules = {
  manifest: { required: ["identifier"], children: /^(metadata )?organizations resources $/ },
  metadata: { children: /^(schema )?(schemaversion )?$/ },
  schema: { text: true },
  schemaversion: { text: true },
  organizations: {},
  resources: { children: /^(resource )*$/ },
  resource: {
    required: ["identifier", "type"],
    optional: ["href"],
    children: /^(metadata )?(file )*(dependency )*$/,
  },
  file: { required: ["href"] },
};
const ncName = /^[A-Za-z_][\w.-]*$/;

const exercise: Exercise = {
  setup: { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta" },
  title: 'Cuts & "bounds" / <week 3>',
};
const below: Exercise = { setup: { tree: "[[-3,-12],[-2,-4]]", algorithm: "minimax" } };
const drawn: Exercise = {
  setup: { tree: "[4,{1/3:[3,9],2/3:[6,8]},{1/2:1,1/4:8,1/4:12}]", algorithm: "expectimax" },
};
const seeds = ["a", "b"];
const files = Object.fromEntries(
  Object.entries(unzipSync(qtiBank(exercise, seeds))).map(([path, bytes]) => [path, strFromU8(bytes)]),
);
const manifest = readXml(files["imsmanifest.xml"]);
const itemsIn = (all: Readonly<Record<string, string>>): XmlElement[] =>
  Object.entries(all)
    .filter(([path]) => /^tree.*xml$/.test(path))
    .map(([, text]) => readXml(text));
const items = itemsIn(files);

it("A QTI bank keeps the rules of the schemas", () => {
  expect(breachesOf(manifest, manifestRules)).toEqual([]);
  for (const item of [...items, ...[below, drawn].flatMap((given) => itemsIn(qtiFiles(given, seeds)))]) {
    expect(breachesOf(item, itemRules)).toEqual([]);
    expect(item.attributes.xmlns).toBe("http://www.imsglobal.org/xsd/imsqti_v2p1");
    const named = [item, ...allOf(item, "simpleChoice"), ...allOf(item, "modalFeedback")];
    for (const { attributes } of named) expect(attributes.identifier).toMatch(ncName);
  }
});

it("Its manifest lists every file, each question with its picture", () => {
  const listed = allOf(manifest, "file").map(({ attributes }) => attributes.href);
  expect([...listed, "imsmanifest.xml"].sort()).toEqual(Object.keys(files).sort());
  for (const resource of allOf(manifest, "resource")) {
    const { href, identifier, type } = resource.attributes;
    expect(type).toBe("imsqti_item_xmlv2p1");
    const item = readXml(files[href]);
    expect(item.attributes.identifier).toBe(identifier);
    const shown = allOf(item, "img").map(({ attributes }) => attributes.src);
    expect(allOf(resource, "file").map(({ attributes }) => attributes.href)).toEqual([href, ...shown]);
    for (const picture of shown) expect(readXml(files[picture]).name).toBe("svg");
  }
});

/** What a system that follows the question's own rules gives for a response. */
function played(item: XmlElement, response: string): { score: number; feedback: string | undefined } {
  const right = allOf(allOf(item, "correctResponse")[0], "value")[0].text;
  const [{ attributes }] = allOf(item, "responseDeclaration");
  const [equal] = allOf(item, "equal");
  const within = Number(equal?.attributes.tolerance.split(" ")[0] ?? 0);
  const isRight =
    attributes.baseType === "identifier"
      ? right === response
      : Math.abs(Number(right) - Number(response)) <= within;
  const fed = allOf(item, "setOutcomeValue").findLast(
    ({ attributes }) => attributes.identifier === "FEEDBACK",
  )!;
  const said = fed.children[0].name === "variable" ? response : fed.children[0].text;
  const feedback = allOf(item, "modalFeedback").find(
    ({ attributes }) => attributes.identifier === said,
  )?.text;
  return { score: isRight ? 1 : 0, feedback };
}

it("It has every question of every variant, and grades it as the exercise does", () => {
  for (const [given, all] of [
    [exercise, items],
    [below, itemsIn(qtiFiles(below, seeds))],
    [drawn, itemsIn(qtiFiles(drawn, seeds))],
  ] as const) {
    const asked = seeds.flatMap((seed) => questionsFor(setupFor({ ...given, seed })).map(askQuestion));
    expect(all).toHaveLength(asked.length);
    for (const [at, item] of all.entries()) {
      const { options, answer, text, hint, verdict } = asked[at];
      expect(JSON.stringify(item)).toContain(JSON.stringify(text).slice(1, -1));
      if (options === undefined) {
        const [{ attributes }] = allOf(item, "responseDeclaration");
        const number = answer.replaceAll("−", "-");
        expect(attributes.baseType).toBe(mayBeRounded(asked[at]) ? "float" : "integer");
        if (!mayBeRounded(asked[at])) expect(number).toMatch(/^-?\d+$/);
        expect(played(item, String(Number(number) + 0.004)).score).toBe(mayBeRounded(asked[at]) ? 1 : 0);
        expect(played(item, number).score).toBe(1);
        expect(played(item, "1000").score).toBe(0);
        expect(played(item, "1000").feedback).toContain(verdict);
      } else {
        const choices = allOf(item, "simpleChoice");
        expect(choices.map(({ text: label }) => label)).toEqual(options.map(({ label }) => label));
        for (const [place, { key }] of options.entries()) {
          const { score, feedback } = played(item, choices[place].attributes.identifier);
          expect(score).toBe(key === answer ? 1 : 0);
          expect(feedback).toContain(key === answer ? verdict : hint(key));
        }
      }
    }
  }
});
