import { expect, it } from "vitest";
import { random } from "../../../src/engine/index.ts";
import { chance as chancePart } from "../../../src/kit/chance/chance.ts";
import { askQuestion } from "../../../src/kit/questions/askQuestion.ts";
import { type MistakeKind, mistakeKinds } from "../../../src/kit/questions/mistakeKind.ts";
import type { Question } from "../../../src/kit/questions/question.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";

takeChance(chancePart);

/** Trees of small numbers, so that equal bounds occur. */
function trees(count: number, depth: number): string[] {
  const chance = random("mistakes");
  const tree = (depth: number): unknown =>
    depth === 0
      ? Math.floor(chance.next() * 7)
      : Array.from({ length: 2 + (chance.next() < 0.4 ? 1 : 0) }, () => tree(depth - 1));
  return Array.from({ length: count }, () => JSON.stringify(tree(depth)));
}
const ofSmallTrees: readonly Question[] = [
  { ask: "value", node: "root" },
  { ask: "return", node: "1" },
  { ask: "next", at: "leave 1.0" },
  { ask: "count" },
];
const ofDeepTrees: readonly Question[] = [
  { ask: "owner", at: "cutoff 1" },
  { ask: "owner", at: "cutoff 2" },
];

it("Every kind of mistake can be made, one hint goes with one kind, and a right answer is none of them", () => {
  const seen = new Set<MistakeKind>();
  const given = [
    {
      tree: "[2,{1/4: 8, 3/4: 4}]",
      questions: [{ ask: "value", node: "1", algorithm: "expectimax" } as const],
    },
    ...trees(30, 3).map((tree) => ({ tree, questions: ofSmallTrees })),
    ...trees(20, 4).map((tree) => ({ tree, questions: ofDeepTrees })),
  ];
  for (const { tree, questions } of given) {
    for (const question of questions) {
      let asked: ReturnType<typeof askQuestion>;
      try {
        asked = askQuestion({ ...question, tree } as Question);
      } catch {
        continue;
      }
      const typed = Array.from({ length: 40 }, (_, value) => String(value));
      const wrong = (asked.options?.map(({ key }) => key) ?? typed).filter((given) => given !== asked.answer);
      const pointed =
        question.ask === "owner"
          ? typed.filter((id) => Number(id) < asked.scene!.run.outline.nodes.length && id !== asked.answer)
          : [];
      const kinds = new Map<string, MistakeKind>();
      for (const given of [...wrong, ...pointed]) {
        const kind = asked.mistake(given)!;
        seen.add(kind);
        // Numbers aside, what is said is said of one kind.
        const hint = asked.hint(given);
        expect(kinds.get(hint) ?? kind).toBe(kind);
        kinds.set(hint, kind);
      }
    }
  }
  expect([...seen].sort()).toEqual([...mistakeKinds].sort());
});

it("A chapter's own questions have no kinds", () => {
  const choice = askQuestion({ ask: "choice", text: "Who?", options: ["a", "b"], answer: 0 });
  const number = askQuestion({ ask: "number", text: "How many?", value: 2, hint: "" });
  expect([choice.mistake("1"), number.mistake("3")]).toEqual([undefined, undefined]);
});
